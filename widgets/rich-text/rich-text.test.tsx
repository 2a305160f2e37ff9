// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { type RenderedNode, renderNode } from '../../engine/testing.tsx';
import { richText } from './rich-text.tsx';

let page: RenderedNode;
afterEach(() => page.unmount());
const render = async (keys: object) => {
  page = await renderNode(
    { widget: 'rich-text', text: 'x', ...keys },
    { widgets: { 'rich-text': richText }, lang: 'en' },
  );
  return page.container.querySelector('.rich-text');
};

describe('rich text', () => {
  it('shows the Markdown of the page language as elements', async () => {
    const part = await render({ text: { cn: '你好', en: 'Hello, **world**: [more](/seed_rule)' } });
    expect(part?.textContent).toBe('Hello, world: more');
    expect(part?.querySelector('strong')?.textContent).toBe('world');
    expect(part?.querySelector('a')?.getAttribute('href')).toBe('/h5_ac/seed_rule');
  });

  it('draws a table that the keyboard reaches and that scrolls by itself', async () => {
    const part = await render({ text: '| Place | Petals |\n|---|--:|\n| 1st | 10,000 |' });
    expect(part?.querySelector('.table.goes-on')?.getAttribute('tabindex')).toBe('0');
    expect([...(part?.querySelectorAll('th') ?? [])].map((one) => one.textContent)).toEqual([
      'Place',
      'Petals',
    ]);
    expect(part?.querySelector('tbody tr td:last-child')?.className).toBe('to-end');
  });

  it('begins at the start unless the document centres it', async () => {
    expect((await render({}))?.className).toBe('rich-text rich-text--start');
    await page.unmount();
    expect((await render({ align: 'center' }))?.className).toBe('rich-text rich-text--center');
  });
});
