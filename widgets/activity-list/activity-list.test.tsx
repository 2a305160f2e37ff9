// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { type RenderedNode, renderNode } from '../../engine/testing.tsx';
import type { ActivityEntry } from '../../schemas/generated/types.gen.ts';
import { activityList } from './activity-list.tsx';

const entry = (id: string, phase: ActivityEntry['phase']): ActivityEntry => ({
  id,
  route: `/${id}`,
  title: `Title ${id}`,
  cover: null,
  start: Date.parse('2025-05-20T00:00:00+08:00'),
  end: Date.parse('2025-05-26T00:00:00+08:00'),
  settle: null,
  phase,
});
const items = [entry('c', 'ended'), entry('b', 'preview'), entry('a', 'live'), entry('d', 'live')];
let page: RenderedNode;
afterEach(() => page.unmount());
const render = async (keys: object = {}, answer: object = { items, next: null }) => {
  page = await renderNode(
    { widget: 'activity-list', from: 'activities', ...keys },
    { widgets: { 'activity-list': activityList }, data: { activities: answer } },
  );
};
const texts = (selector: string) =>
  [...page.container.querySelectorAll(selector)].map((one) => one.textContent);

describe('activity list', () => {
  it('groups by phase: live first, then what comes, then what has been', async () => {
    await render();
    expect(texts('h3')).toEqual(['Live now', 'Coming soon', 'Ended']);
    expect(texts('.activity-list__title')).toEqual(['Title a', 'Title d', 'Title b', 'Title c']);
  });

  it('follows the phases of the document, in their order', async () => {
    await render({ phases: ['ended', 'live'] });
    expect(texts('h3')).toEqual(['Ended', 'Live now']);
  });

  it('of one phase alone shows no heading: each ribbon says it, and who sees nothing hears it', async () => {
    await render({ phases: ['live'] });
    expect(texts('h3.sr-only')).toEqual(['Live now']);
    expect(texts('.activity-list__heading')).toEqual([]);
    await page.unmount();
    await render();
    expect(texts('.activity-list__heading')).toHaveLength(3);
  });

  it('says a phase once: no ribbon repeats the heading above it', async () => {
    await render();
    expect(texts('.activity-list__heading')).toContain('Live now');
    expect(texts('.activity-list__ribbon')).toEqual([]);
    await page.unmount();
    await render({ phases: ['live'] });
    expect(new Set(texts('.activity-list__ribbon'))).toEqual(new Set(['Live now']));
  });

  it('leads to each page below the base path (§2), and says the phase in words', async () => {
    await render({ phases: ['preview'] });
    const link = page.container.querySelector('a');
    expect(link?.getAttribute('href')).toBe('/h5_ac/b');
    expect(link?.textContent).toContain('Coming soon');
    expect(link?.textContent).toContain('May\u00a020–25');
  });

  it('names the last day of each, which is the one before a midnight, and a single day once', async () => {
    const until = (end: string) => ({ ...entry(end, 'live'), end: Date.parse(end) });
    const ends = ['2025-05-26T00:00:00+08:00', '2025-05-26T23:00:00+08:00', '2025-05-21T00:00:00+08:00'];
    await render({}, { items: ends.map(until), next: null });
    expect(texts('.activity-list__dates')).toEqual(['May\u00a020–25', 'May\u00a020–26', 'May\u00a020']);
  });

  it('has the next page behind a button, and says its end where it was long', async () => {
    const paged = (data: object, more: string) => render({}, { status: 'ready', data, more });
    await paged({ items, next: '4' }, 'idle');
    await page.click(page.container.querySelector('.activity-list__foot button'));
    expect(page.mores).toEqual(['activities']);
    await page.unmount();
    await paged({ items, next: null }, 'end');
    expect(texts('.activity-list__foot')).toEqual([]);
    await page.unmount();
    const many = Array.from({ length: 12 }, (_, nth) => entry(`m${nth}`, 'live'));
    await paged({ items: many, next: null }, 'end');
    expect(texts('.activity-list__foot')).toEqual(['Nothing More']);
  });

  it('is empty where no activity is in its phases', async () => {
    await render({ phases: ['settling'] });
    expect(page.container.querySelector('.state--empty')).not.toBeNull();
  });
});
