// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { type RenderedNode, renderNode } from '../../engine/testing.tsx';
import { balanceBar } from '../balance-bar/balance-bar.tsx';
import { richText } from '../rich-text/rich-text.tsx';
import { tabs } from './tabs.tsx';

const text = (words: string) => ({ widget: 'rich-text', text: words });
const own = {
  widget: 'tabs',
  tabs: [
    { key: 'charm', label: 'Charm', body: [text('who receives')] },
    { key: 'wealth', label: 'Guardians', note: '5.20', body: [text('who sends')] },
    { key: 'team', label: 'Teams', body: [text('together')] },
  ],
};
const shared = {
  widget: 'tabs',
  state: 'chosen',
  tabs: [1, 2, 3].map((key) => ({ key, label: `Day ${key}` })),
  body: [text('the day')],
};
let page: RenderedNode;
afterEach(() => page.unmount());
const render = async (node: object, test: object = {}) => {
  page = await renderNode({ widget: 'tabs', ...node }, { widgets: { tabs, 'rich-text': richText }, ...test });
};
const tab = (name: string) =>
  [...page.container.querySelectorAll<HTMLElement>('[role="tab"]')].find((one) =>
    one.textContent?.startsWith(name),
  );
const chosen = () => page.container.querySelector('[aria-selected="true"]')?.textContent;
const shown = () => page.container.querySelector('[role="tabpanel"]:not([hidden])')?.textContent;
const press = (key: string) =>
  act(async () => {
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    );
  });

describe('tabs with panels of their own', () => {
  it('begin with the first, and show what is tapped', async () => {
    await render(own);
    expect([chosen(), shown()]).toEqual(['Charm', 'who receives']);
    await page.click(tab('Guardians'));
    expect([chosen(), shown()]).toEqual(['Guardians5.20', 'who sends']);
  });

  it('tie each tab to its panel by name', async () => {
    await render(own);
    for (const one of page.container.querySelectorAll('[role="tab"]')) {
      const panel = document.getElementById(one.getAttribute('aria-controls') ?? '');
      expect(panel?.getAttribute('role')).toBe('tabpanel');
      expect(panel?.getAttribute('aria-labelledby')).toBe(one.id);
    }
  });

  it('have a panel without data from the start, hidden, and keep it', async () => {
    await render(own);
    const panel = [...page.container.querySelectorAll<HTMLElement>('[role="tabpanel"]')].find((one) =>
      one.textContent?.includes('who sends'),
    );
    expect(panel?.hidden).toBe(true);
    await page.click(tab('Guardians'));
    expect(panel?.hidden).toBe(false);
    await page.click(tab('Charm'));
    expect([panel?.isConnected, panel?.hidden]).toEqual([true, true]);
  });

  it('make a panel that shows data when it is first chosen, and keep it then', async () => {
    const list = {
      widget: 'balance-bar',
      from: 'purse',
      icon: 'art/rose-night/currency.svg',
      label: 'Petals',
    };
    await render(
      {
        tabs: [
          { key: 'a', label: 'Charm', body: [{ widget: 'rich-text', text: 'who receives' }] },
          { key: 'b', label: 'Purse', body: [list] },
        ],
      },
      {
        widgets: { tabs, 'rich-text': richText, 'balance-bar': balanceBar },
        data: { purse: { currency: 'petal', amount: 7 } },
      },
    );
    expect(page.container.textContent).not.toContain('Petals');
    await page.click(tab('Purse'));
    const bar = page.container.querySelector('.balance-bar');
    await page.click(tab('Charm'));
    expect(bar?.isConnected).toBe(true);
    expect(bar?.closest<HTMLElement>('[role="tabpanel"]')?.hidden).toBe(true);
  });

  it('are one stop for Tab; arrows move round the ends and choose', async () => {
    await render(own);
    const stops = () =>
      [...page.container.querySelectorAll<HTMLElement>('[role="tab"]')].map((one) => one.tabIndex);
    expect(stops()).toEqual([0, -1, -1]);
    tab('Charm')?.focus();
    await press('ArrowLeft');
    expect(chosen()).toBe('Teams');
    expect(document.activeElement).toBe(tab('Teams'));
    expect(stops()).toEqual([-1, -1, 0]);
    await press('ArrowRight');
    await press('End');
    expect(chosen()).toBe('Teams');
    await press('Home');
    expect(chosen()).toBe('Charm');
  });
});

describe('tabs over a shared body', () => {
  it('begin with the value of the state, and change it', async () => {
    await render(shared, { state: { chosen: 2 } });
    expect([chosen(), shown()]).toEqual(['Day 2', 'the day']);
    await page.click(tab('Day 3'));
    const state = page.page.state.chosen;
    expect(state && page.page.store.get(state)).toBe(3);
    expect(chosen()).toBe('Day 3');
  });

  it('follow the state when something else changes it', async () => {
    await render(shared, { state: { chosen: 1 } });
    await page.change(({ state, store }) => state.chosen && store.set(state.chosen, 3));
    expect(chosen()).toBe('Day 3');
  });

  it.each([
    [9, 'Day 3', 3],
    [0, 'Day 1', 1],
    ['x', 'Day 1', 1],
  ])('show the last day that has a tab for one that has none: %j', async (begins, label, state) => {
    await render(shared, { state: { chosen: begins } });
    expect(chosen()).toBe(label);
    const key = page.page.state.chosen;
    expect(key && page.page.store.get(key)).toBe(state);
  });

  it('name the panel by the chosen tab', async () => {
    await render(shared, { state: { chosen: 2 } });
    const panel = page.container.querySelector('[role="tabpanel"]');
    expect(panel?.getAttribute('aria-labelledby')).toBe(tab('Day 2')?.id);
    expect(panel?.id).toBe(tab('Day 1')?.getAttribute('aria-controls'));
  });
});

describe('many tabs', () => {
  it('scroll their own row to the chosen one and never the page', async () => {
    const many = {
      ...own,
      tabs: [1, 2, 3, 4, 5, 6, 7].map((key) => ({ key, label: `Day ${key}` })),
      body: [],
    };
    await render(many);
    const row = page.container.querySelector<HTMLElement>('[role="tablist"]');
    const last = tab('Day 7');
    if (!row || !last) throw new Error('no row');
    Object.defineProperty(row, 'clientWidth', { value: 300 });
    Object.defineProperty(last, 'offsetLeft', { value: 600 });
    Object.defineProperty(last, 'offsetWidth', { value: 100 });
    await page.click(last);
    expect(row.scrollLeft).toBe(500);
    expect(window.scrollY).toBe(0);
  });
});
