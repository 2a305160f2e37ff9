// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { type RenderedNode, renderNode } from '../testing.tsx';
import { defineWidget } from './define-widget.ts';
import { useStateValue } from './hooks.tsx';

const chooser = defineWidget<{ state?: string; tabs: readonly { key: string }[] }>(({ state, tabs }) => {
  const [chosen, choose] = useStateValue(state, tabs[0]?.key ?? '');
  return tabs.map(({ key }) => (
    <button type="button" key={key} aria-pressed={key === chosen} onClick={() => choose(key)}>
      {key}
    </button>
  ));
});
const tabs = [
  { key: 'charm', label: 'Charm' },
  { key: 'guard', label: 'Guard' },
];

let page: RenderedNode;
afterEach(() => page.unmount());
const chosen = (): (string | null)[] =>
  [...page.container.querySelectorAll('[aria-pressed="true"]')].map((one) => one.textContent);

describe('a state value of a widget', () => {
  it('is the document’s where it names one: both sides see each change', async () => {
    page = await renderNode(
      { widget: 'tabs', state: 'board', tabs },
      { widgets: { tabs: chooser }, state: { board: 'guard' } },
    );
    expect(chosen()).toEqual(['guard']);
    await page.click(page.container.querySelector('button'));
    expect(chosen()).toEqual(['charm']);
    const { board } = page.page.state;
    expect(board && page.page.store.get(board)).toBe('charm');
    await page.change(({ store }) => board && store.set(board, 'guard'));
    expect(chosen()).toEqual(['guard']);
  });

  it('is its own where the document names none: two of them never share it', async () => {
    const one = { widget: 'tabs', tabs };
    const section = defineWidget<{ body: never }>(({ body }) => body);
    page = await renderNode(
      { widget: 'section', title: 'x', body: [one, one] },
      { widgets: { tabs: chooser, section } },
    );
    expect(chosen()).toEqual(['charm', 'charm']);
    await page.click([...page.container.querySelectorAll('button')].at(-1));
    expect(chosen()).toEqual(['charm', 'guard']);
  });
});
