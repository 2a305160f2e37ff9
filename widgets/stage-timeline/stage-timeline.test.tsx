// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { type RenderedNode, renderNode } from '../../engine/testing.tsx';
import { stageTimeline } from './stage-timeline.tsx';
import { beginOf, standingOf } from './stages.ts';

let page: RenderedNode | undefined;
afterEach(async () => {
  await page?.unmount();
  page = undefined;
});
const schedule = {
  preview: '2025-05-10T00:00:00+08:00',
  start: '2025-05-18T20:00:00+08:00',
  end: '2025-05-25T00:00:00+08:00',
  settle: '2025-05-25T12:00:00+08:00',
};
const render = async (keys: object = {}, more: object = { schedule }) => {
  page = await renderNode(
    { widget: 'stage-timeline', ...keys },
    { widgets: { 'stage-timeline': stageTimeline }, lang: 'en', ...more },
  );
  return page;
};
const rows = () => [...(page?.container.querySelectorAll<HTMLElement>('li') ?? [])];

describe('stages', () => {
  it('are those of the schedule, with its dates; each is now in its phase', async () => {
    const { page: made } = await render();
    expect(
      rows().map((row) => [row.querySelector('span')?.textContent, row.querySelector('time')?.textContent]),
    ).toEqual([
      ['Coming up', 'May 10, 00:00'],
      ['Live', 'May 18, 20:00'],
      ['Counting', 'May 25, 00:00'],
      ['Results', 'May 25, 12:00'],
    ]);
    expect(rows().map(({ dataset }) => [dataset.now, dataset.over])).toEqual([
      ['preview', 'live settling ended'],
      ['live', 'settling ended'],
      ['settling', 'ended'],
      ['ended', ''],
    ]);
    const marks = rows().map((row) => row.querySelector<HTMLElement>('[data-phases]')?.dataset.phases);
    expect(marks, 'nothing is on at the end').toEqual(['preview', 'live', 'settling', undefined]);
    expect(made.model.body[0]?.live, 'no script').toBeUndefined();
  });

  const marks = () =>
    rows().map((row) => {
      const mark = row.querySelector<HTMLElement>('.stage-timeline__now');
      return mark && [mark.dataset.phases, mark.textContent];
    });

  it('that began before the end are not on once it is there; the one that counts says so', async () => {
    const night = { title: 'Last night', on: { day: 4, begun: 'day >= 4' } };
    const stages = [{ title: 'Curtain up', from: 'start' }, night, { title: 'Awards', from: 'settle' }];
    await render({ stages });
    await page?.change(({ store, day }) => store.set(day, 4));
    expect(rows()[1]?.dataset.now, 'it still stands last').toBe('live settling');
    expect(marks()).toEqual([null, ['live', 'Now'], null]);
    await page?.unmount();
    await render({
      stages: [
        { title: 'Curtain up', from: 'start' },
        { title: 'Curtain down', from: 'end' },
      ],
    });
    expect(marks()).toEqual([
      ['live', 'Now'],
      ['settling', 'Counting'],
    ]);
  });

  it('of a campaign that counts nothing say neither that it counts nor that results come', async () => {
    const currency = { id: 'petal', name: 'Petals', icon: 'art/rose-night/currency.svg' };
    const bare = { campaign: { currency }, schedule };
    await render(
      {
        stages: [
          { title: 'Curtain up', from: 'start' },
          { title: 'Curtain down', from: 'end' },
        ],
      },
      bare,
    );
    expect(marks()[1]).toEqual(['settling', 'Wrapping up']);
    await page?.unmount();
    await render({}, bare);
    expect(rows().map((row) => row.querySelector('span')?.textContent)).toEqual([
      'Coming up',
      'Live',
      'Over',
      'Wrap-up',
    ]);
  });

  it('leave out what the schedule does not say', async () => {
    const { start, end } = schedule;
    await render({}, { schedule: { start, end } });
    expect(rows().map(({ dataset }) => dataset.now)).toEqual(['live', 'settling ended']);
  });

  it('may begin on a day, and are now by what the phone knows of the day', async () => {
    const stages = [
      { title: 'One', from: 'start' },
      { title: 'Two', text: 'The best ten', on: { day: 4, begun: 'day >= 4' } },
    ];
    const { page: made } = await render({ stages });
    expect(made.model.body[0]?.live).toBe(true);
    expect(rows().map(({ dataset }) => dataset.now)).toEqual(['live settling ended', '']);
    expect(rows()[1]?.textContent).toBe('TwoMay 21The best ten');
    await page?.change(({ store, day }) => store.set(day, 4));
    expect(rows().map(({ dataset }) => [dataset.now, dataset.over])).toEqual([
      ['', 'live settling ended'],
      ['live settling ended', ''],
    ]);
  });

  it('last until one after them has begun', () => {
    const on = (begun: boolean) => ({ day: 2, begun });
    const now = (...stages: Parameters<typeof standingOf>[0]) => standingOf(stages).map((one) => one.now);
    expect(now({ from: 'preview' }, { on: on(false) }, { on: on(true) })).toEqual([
      ['preview'],
      [],
      ['live', 'settling', 'ended'],
    ]);
    const compiled = { start: Date.parse(schedule.start), end: Date.parse(schedule.end), offset: 480 };
    expect(beginOf({ on: { day: 1, begun: true } }, compiled), 'the first day begins with the campaign').toBe(
      compiled.start,
    );
    expect(beginOf({ on: { day: 2, begun: true } }, compiled)).toBe(Date.parse('2025-05-19T00:00:00+08:00'));
  });
});
