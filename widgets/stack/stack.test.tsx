// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { type RenderedNode, renderNode } from '../../engine/testing.tsx';
import { button } from '../button/button.tsx';
import { richText } from '../rich-text/rich-text.tsx';
import { stack } from './stack.tsx';

let page: RenderedNode;
afterEach(() => page.unmount());
const text = (words: string, keys: object = {}) => ({ widget: 'rich-text', text: words, ...keys });
const render = async (keys: object = {}, test: object = {}) => {
  const node = { widget: 'stack', body: [text('One'), text('Two')], ...keys };
  page = await renderNode(node, { widgets: { stack, button, 'rich-text': richText }, ...test });
  return page.container.querySelector('.stack') as HTMLElement;
};

describe('stack', () => {
  it('lies one below the other where the document says nothing', async () => {
    expect([...(await render()).classList]).toEqual([
      'stack',
      'stack--vertical',
      'stack--medium',
      'stack--stretch',
    ]);
  });

  it('lies as the document says', async () => {
    const row = await render({ direction: 'horizontal', gap: 'large', align: 'end' });
    expect([...row.classList]).toEqual(['stack', 'stack--horizontal', 'stack--large', 'stack--end']);
  });

  it('holds its nodes in the order of the document, and their buttons do what they do', async () => {
    const go = { widget: 'button', label: 'Go', press: [{ do: 'share' }] };
    const done: unknown[] = [];
    const row = await render({ body: [text('First'), go] }, { onAct: (steps: unknown) => done.push(steps) });
    expect([...row.children].map((one) => one.textContent)).toEqual(['First', 'Go']);
    await page.click(row.querySelector('button'));
    expect(done).toMatchObject([[{ do: 'share' }]]);
  });

  it('has nothing in the place of a node that does not show, so that style takes the gap away', async () => {
    const body = [text('For members', { visible: 'signedIn' }), text('For all')];
    const places = [...(await render({ body })).children];
    expect(places.map((one) => one.matches(':empty'))).toEqual([true, false]);
    await page.unmount();
    const signedIn = [...(await render({ body }, { token: 'x' })).children];
    expect(signedIn.map((one) => one.textContent)).toEqual(['For members', 'For all']);
  });
});
