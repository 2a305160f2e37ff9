// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { type RenderedNode, renderNode } from '../../engine/testing.tsx';
import { richText } from '../rich-text/rich-text.tsx';
import { grid } from './grid.tsx';

let page: RenderedNode;
afterEach(() => page.unmount());
const text = (words: string, keys: object = {}) => ({ widget: 'rich-text', text: words, ...keys });
const render = async (keys: object = {}, test: object = {}) => {
  const node = { widget: 'grid', body: [text('One'), text('Two')], ...keys };
  page = await renderNode(node, { widgets: { grid, 'rich-text': richText }, ...test });
  return page.container.querySelector('.grid') as HTMLElement;
};

describe('grid', () => {
  it('has two columns for small cards where the document says nothing', async () => {
    expect([...(await render()).classList]).toEqual([
      'grid',
      'grid--2',
      'grid--medium',
      'grid--gap-medium',
      'grid--stretch',
    ]);
  });

  it('has the columns, widths, room and heights that the document says', async () => {
    const all = await render({ columns: 4, least: 'narrow', gap: 'small', align: 'center' });
    expect([...all.classList]).toEqual([
      'grid',
      'grid--4',
      'grid--narrow',
      'grid--gap-small',
      'grid--center',
    ]);
  });

  it('holds its nodes in the order of the document', async () => {
    const cells = [...(await render({ body: ['a', 'b', 'c'].map((one) => text(one)) })).children];
    expect(cells.map((one) => one.textContent)).toEqual(['a', 'b', 'c']);
  });

  it('has nothing in the cell of a node that does not show, so that style takes the cell away', async () => {
    const body = [text('For members', { visible: 'signedIn' }), text('For all')];
    const cells = [...(await render({ body })).children];
    expect(cells.map((one) => one.matches(':empty'))).toEqual([true, false]);
    await page.unmount();
    const signedIn = [...(await render({ body }, { token: 'x' })).children];
    expect(signedIn.map((one) => one.textContent)).toEqual(['For members', 'For all']);
  });
});
