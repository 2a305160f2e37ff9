// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { type RenderedNode, renderNode } from '../../engine/testing.tsx';
import { outlet } from './outlet.tsx';

let page: RenderedNode;
afterEach(() => page.unmount());

const links = [
  { href: '/h5_ac/rank/all', label: 'Season', current: true },
  { href: '/h5_ac/rank/last', label: 'Last one', current: false },
];
/** The outlet as the build fills it. */
const render = async (filled: object) => {
  const Filled = { Component: () => outlet.Component({ name: 'Ranking', title: 'Season', ...filled }) };
  page = await renderNode({ widget: 'outlet' }, { widgets: { outlet: Filled }, lang: 'en' });
  return page.container;
};

describe('outlet', () => {
  it('is a row of plain links, of which the open page is the current one', async () => {
    const all = [...(await render({ links })).querySelectorAll('nav[aria-label="Ranking"] a')];
    expect(all.map((one) => [one.textContent, one.getAttribute('href')])).toEqual([
      ['Season', '/h5_ac/rank/all'],
      ['Last one', '/h5_ac/rank/last'],
    ]);
    expect(all.map((one) => one.getAttribute('aria-current'))).toEqual(['page', null]);
  });

  it('holds the page in a part that is named by its title and can take focus', async () => {
    const part = (await render({ links, body: 'the page' })).querySelector('[data-outlet]');
    expect(part?.textContent).toBe('the page');
    expect(part?.getAttribute('aria-label')).toBe('Season');
    expect(part?.getAttribute('tabindex')).toBe('-1');
  });

  it('has no row where no page has a label', async () => {
    expect((await render({ links: [] })).querySelector('nav')).toBeNull();
  });
});
