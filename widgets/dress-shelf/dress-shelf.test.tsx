// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { type RenderedNode, renderNode } from '../../engine/testing.tsx';
import type { Dress } from '../../schemas/generated/types.gen.ts';
import { dressShelf } from './dress-shelf.tsx';

const until = Date.parse('2025-05-28T00:00:00+08:00');
const dress = (id: string, more: Partial<Dress> = {}): Dress => {
  const from = { title: 'Rose nights', route: '/activity_20250520' };
  return {
    id,
    kind: 'frame',
    name: `Name ${id}`,
    icon: null,
    count: 1,
    until: null,
    worn: false,
    from,
    ...more,
  };
};
let page: RenderedNode;
afterEach(() => page.unmount());
const render = async (dresses: unknown) => {
  page = await renderNode(
    { widget: 'dress-shelf', from: 'dresses', win: [{ do: 'toast', text: 'win' }] },
    { widgets: { 'dress-shelf': dressShelf }, data: { dresses }, token: 'token' },
  );
};
const texts = (name: string) =>
  [...page.container.querySelectorAll(`.dress-shelf__${name}`)].map(({ textContent }) => textContent);
const kinds = [
  { kind: 'title', count: 1 },
  { kind: 'frame', count: 12 },
  { kind: 'room', count: 1 },
];

it('groups by kind in the order of the answer, with how many there are on all pages; a kind of a later page waits', async () => {
  const items = [dress('1', { kind: 'title', worn: true }), dress('2'), dress('3', { count: 2 })];
  await render({ status: 'ready', data: { kinds, items, next: '3' }, more: 'idle' });
  expect(texts('head')).toEqual(['Titles1', 'Frames12']);
  expect(texts('zone'), 'no time is told').toEqual([]);
  expect(texts('name')).toEqual(['Name 1', 'Name 2', 'Name 3 ×2']);
  await page.click(page.container.querySelector('.dress-shelf__foot button'));
  expect(page.mores).toEqual(['dresses']);
});

it('says of each which is worn, until when one has it, and leads to the campaign that gave it', async () => {
  await render({
    kinds,
    items: [
      dress('1', { kind: 'title', worn: true, until }),
      dress('2', { icon: '/rose.svg' }),
      dress('3', { from: null }),
    ],
    next: null,
  });
  expect(texts('worn')).toEqual(['Wearing now']);
  expect(texts('until')).toEqual(['Until May 28, 00:00', 'Yours to keep', 'Yours to keep']);
  expect(texts('zone')).toEqual(['Times are UTC+8']);
  expect(texts('picture')).toEqual(['N', '', 'N']);
  const links = [...page.container.querySelectorAll('a')];
  expect(links.map((one) => one.getAttribute('href'))).toEqual([
    '/h5_ac/activity_20250520',
    '/h5_ac/activity_20250520',
  ]);
});

it('an empty wardrobe leads to where things are won', async () => {
  await render({ kinds: [], items: [], next: null });
  expect(page.container.textContent).toContain('Your wardrobe is empty');
  await page.click(page.container.querySelector('.state--empty button'));
  expect(page.acts).toHaveLength(1);
});
