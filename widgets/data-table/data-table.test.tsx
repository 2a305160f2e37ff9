// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { type RenderedNode, renderNode } from '../../engine/testing.tsx';
import { dataTable } from './data-table.tsx';

let page: RenderedNode;
afterEach(() => page.unmount());
const node = {
  widget: 'data-table',
  caption: 'What counts',
  columns: [{ title: 'Gift' }, { title: 'Points', align: 'end' }, { title: 'Note', align: 'center' }],
  rows: [{ cells: ['Rose', '1,000', 'The **first** one'] }, { cells: ['Ring', '20'] }],
};
const render = async (keys: object = {}) => {
  page = await renderNode({ ...node, ...keys }, { widgets: { 'data-table': dataTable } });
};
const cells = (selector: string) => [...page.container.querySelectorAll<HTMLElement>(selector)];

describe('a table of the document', () => {
  it('has heads of columns and of rows, and needs no script', async () => {
    await render();
    expect(cells('thead th').map((one) => [one.textContent, one.getAttribute('scope')])).toEqual([
      ['Gift', 'col'],
      ['Points', 'col'],
      ['Note', 'col'],
    ]);
    expect(cells('tbody th').map((one) => [one.textContent, one.getAttribute('scope')])).toEqual([
      ['Rose', 'row'],
      ['Ring', 'row'],
    ]);
    expect(page.page.model.body[0]?.live).toBeUndefined();
  });

  it('is a region with its caption as a name, which the keys scroll', async () => {
    await render();
    const [region] = cells('section');
    expect(region?.tabIndex).toBe(0);
    expect(region?.classList, 'what goes on beyond the edge fades there').toContain('goes-on');
    expect(document.getElementById(region?.getAttribute('aria-labelledby') ?? '')?.textContent).toBe(
      'What counts',
    );
  });

  it('has its cells where their column says, with Markdown inside', async () => {
    await render();
    const classes = cells('tbody tr:first-child > *').map((one) => one.className.split(' ')[1]);
    expect(classes).toEqual(['is-start', 'is-end', 'is-center']);
    expect(cells('tbody strong').map((one) => one.textContent)).toEqual(['first']);
  });

  it('loses no cell: a short row ends with empty ones, a long one has its own column', async () => {
    await render();
    expect(cells('tbody tr:last-child > *').map((one) => one.textContent)).toEqual(['Ring', '20', '']);
    await page.unmount();
    await render({ rows: [{ cells: ['Rose', '1', '2', 'more'] }] });
    expect(cells('tbody tr > *').map((one) => one.textContent)).toEqual(['Rose', '1', '2', 'more']);
    expect(cells('thead th')).toHaveLength(4);
  });

  it('is cards of figures where the document says so: each figure with the head of its column', async () => {
    await render({
      look: 'figures',
      rows: [
        { cells: ['Rose', '1,000'], picture: 'art/rose.svg' },
        { cells: ['Ring', '20', 'The **first** one'] },
      ],
    });
    expect(cells('table')).toEqual([]);
    expect(cells('section')[0]?.getAttribute('aria-labelledby')).toBe(cells('.data-table__caption')[0]?.id);
    expect(cells('li .data-table__name').map((one) => one.textContent)).toEqual(['Rose', 'Ring']);
    expect(cells('li dl').map((one) => one.textContent)).toEqual([
      'Points1,000',
      'Points20NoteThe first one',
    ]);
    expect(cells('li').map((one) => one.querySelectorAll('img').length)).toEqual([1, 0]);
    expect(page.page.model.body[0]?.live).toBeUndefined();
  });

  it.each([
    ['520', '1,000', '2 minutes', 'US$14.28', '前 10 名', 'ของขวัญ 20'],
    ['next Wednesday', 'The next business day', '1,000 yuan', '下一个工作日之内'],
  ])(
    'sets figures large, and all of them in the size of words where one is a phrase (%#)',
    async (...said) => {
      for (const one of said) {
        await render({
          look: 'figures',
          rows: [{ cells: ['Rose', '12'] }, { cells: ['Ring', `**${one}**\n\nand more of it`] }],
        });
        expect([one, cells('ul')[0]?.classList.contains('is-said')]).toEqual([one, said[0] !== '520']);
        await page.unmount();
      }
      await render();
    },
  );
});
