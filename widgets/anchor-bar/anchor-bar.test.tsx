// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type RenderedNode, renderNode } from '../../engine/testing.tsx';
import { section } from '../section/section.tsx';
import { anchorBar } from './anchor-bar.tsx';

let page: RenderedNode;
let told: (() => void)[] = [];
const watched: Element[] = [];
const left = vi.fn();
beforeEach(() => {
  told = [];
  watched.length = 0;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: () => void) {
        told.push(tell);
      }
      observe(one: Element) {
        watched.push(one);
      }
      disconnect = left;
    },
  );
});
afterEach(async () => {
  await page.unmount();
  vi.unstubAllGlobals();
});
const part = (id: string, keys: object = {}) => ({
  widget: 'section',
  id,
  title: `The ${id}`,
  body: [],
  ...keys,
});
const render = async () => {
  page = await renderNode(
    {
      widget: 'section',
      visible: "phase != 'ended'",
      body: [
        { widget: 'anchor-bar', parts: [{ to: 'gifts' }, { to: 'rules', label: 'Rules' }] },
        part('gifts', { visible: "phase in ['live', 'ended']" }),
        part('rules'),
      ],
    },
    { widgets: { section, 'anchor-bar': anchorBar } },
  );
};
const links = () => [...page.container.querySelectorAll<HTMLAnchorElement>('.anchor-bar a')];
/** Where a part begins and ends on the screen. */
const place = (id: string, top: number, bottom: number) => {
  const element = document.getElementById(id);
  if (!element) throw new Error(id);
  element.getClientRects = () => [{}] as unknown as DOMRectList;
  element.getBoundingClientRect = () => ({ top, bottom }) as DOMRect;
};

describe('anchor bar', () => {
  it('is a named list of plain links, by the titles of the parts or by words of its own', async () => {
    await render();
    expect(page.container.querySelector('nav')?.getAttribute('aria-label')).toBe('On this page');
    expect(links().map((one) => [one.getAttribute('href'), one.textContent])).toEqual([
      ['#gifts', 'The gifts'],
      ['#rules', 'Rules'],
    ]);
  });

  it('has a link in the phases alone in which the part and what it lies in are shown', async () => {
    await render();
    expect(links().map((one) => one.closest('li')?.dataset.phases)).toEqual([
      'live',
      'preview live settling',
    ]);
  });

  it('marks the part that is read, and watches no more when it is gone', async () => {
    await render();
    expect(watched.map(({ id }) => id)).toEqual(['gifts', 'gifts', 'rules', 'rules']);
    place('gifts', 0, 4000);
    place('rules', 4000, 6000);
    await act(async () => told[0]?.());
    expect(links().map((one) => one.getAttribute('aria-current'))).toEqual(['location', null]);
    place('gifts', -4000, 0);
    place('rules', 0, 2000);
    await act(async () => told[1]?.());
    expect(links().map((one) => one.getAttribute('aria-current'))).toEqual([null, 'location']);
    left.mockClear();
    await page.unmount();
    expect(left).toHaveBeenCalledTimes(2);
    await render();
  });

  it('is read from its start again above the first part', async () => {
    await render();
    const row = page.container.querySelector('.anchor-bar__row');
    Object.defineProperty(links()[1], 'offsetLeft', { value: 300 });
    place('gifts', -4000, 0);
    place('rules', 0, 2000);
    await act(async () => told[0]?.());
    expect(row?.scrollLeft).toBe(300);
    place('gifts', 4000, 8000);
    place('rules', 8000, 10_000);
    await act(async () => told[0]?.());
    expect(row?.scrollLeft).toBe(0);
  });

  it('brings in a link that keys lead to, and leaves one that is tapped below the finger', async () => {
    await render();
    const row = page.container.querySelector('.anchor-bar__row');
    const [, rules] = links();
    if (!rules || !row) throw new Error('The bar has no second link');
    Object.defineProperty(rules, 'offsetLeft', { value: 300 });
    const byKeys = vi.spyOn(rules, 'matches').mockReturnValue(false);
    await act(async () => rules.focus());
    expect(row.scrollLeft).toBe(0);
    await act(async () => rules.blur());
    byKeys.mockReturnValue(true);
    await act(async () => rules.focus());
    expect(row.scrollLeft).toBe(300);
  });

  it('stays where keys are while the page moves below them', async () => {
    await render();
    const row = page.container.querySelector('.anchor-bar__row');
    const [gifts, rules] = links();
    if (!gifts || !rules || !row) throw new Error('The bar has no two links');
    Object.defineProperty(rules, 'offsetLeft', { value: 300 });
    vi.spyOn(rules, 'matches').mockReturnValue(true);
    await act(async () => rules.focus());
    place('gifts', -4000, 8000);
    place('rules', 8000, 10_000);
    await act(async () => told[0]?.());
    expect([gifts.getAttribute('aria-current'), row.scrollLeft]).toEqual(['location', 300]);
  });

  it('needs a part of the page', async () => {
    await render();
    await expect(
      renderNode({ widget: 'anchor-bar', parts: [{ to: 'a' }, { to: 'b' }] }, { widgets: {} }),
    ).rejects.toThrow(/no part of the page with the id "a"/);
  });
});
