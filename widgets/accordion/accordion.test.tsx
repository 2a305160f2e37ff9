// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { type RenderedNode, renderNode } from '../../engine/testing.tsx';
import { accordion } from './accordion.tsx';

let page: RenderedNode;
afterEach(() => page.unmount());
const parts = [
  { id: 'end', title: 'When does it end?', text: 'On day **7**.', open: true },
  { title: 'Who may join?', text: '- you\n- me' },
];
const render = async (keys: object = {}) => {
  page = await renderNode({ widget: 'accordion', parts, ...keys }, { widgets: { accordion } });
};
const folds = () => [...page.container.querySelectorAll('details')];

describe('parts that unfold', () => {
  it('are headings with what they unfold to, and need no script', async () => {
    await render();
    expect(folds().map((one) => [one.open, one.querySelector('summary h3')?.textContent])).toEqual([
      [true, 'When does it end?'],
      [false, 'Who may join?'],
    ]);
    expect(folds()[0]?.querySelector('strong')?.textContent).toBe('7');
    expect(folds()[1]?.querySelectorAll('li')).toHaveLength(2);
    expect(page.page.model.body[0]?.live).toBeUndefined();
  });

  it('have their id inside of what is folded, where a link finds it', async () => {
    await render();
    expect(document.getElementById('end')?.closest('details')).toBe(folds()[0]);
    expect(document.getElementById('end')?.closest('summary')).toBeNull();
  });

  it('are open one at a time where the document says so', async () => {
    await render();
    expect(folds().map((one) => one.getAttribute('name'))).toEqual([null, null]);
    await page.unmount();
    await render({ single: true });
    const [first, second] = folds().map((one) => one.getAttribute('name'));
    expect([Boolean(first), second]).toEqual([true, first]);
  });
});
