// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { type RenderedNode, renderNode } from '../../engine/testing.tsx';
import { richText } from '../rich-text/rich-text.tsx';
import { section } from './section.tsx';

let page: RenderedNode;
afterEach(() => page.unmount());
const render = async (keys: object = {}) => {
  const node = { widget: 'section', body: [{ widget: 'rich-text', text: 'Read me' }], ...keys };
  page = await renderNode(node, { widgets: { section, 'rich-text': richText }, lang: 'en' });
  return page.container.querySelector('section');
};

describe('section', () => {
  it('is named by the heading on its plate', async () => {
    const part = await render({ title: { cn: '规则', en: 'Rules' } });
    const heading = part?.querySelector('h2');
    expect(heading?.textContent).toBe('Rules');
    expect(part?.getAttribute('aria-labelledby')).toBe(heading?.id);
  });

  it('has neither plate nor name without a title', async () => {
    const part = await render();
    expect(part?.querySelector('h2')).toBeNull();
    expect(part?.hasAttribute('aria-labelledby')).toBe(false);
  });

  it('holds its body in the frame the document chose, plain without a choice', async () => {
    expect((await render({ frame: 'grand' }))?.classList.contains('section--grand')).toBe(true);
    await page.unmount();
    const plain = await render();
    expect(plain?.classList.contains('section--plain')).toBe(true);
    expect(plain?.querySelector('.section__panel')?.textContent).toBe('Read me');
  });
});
