import { expect, it } from 'vitest';
import { likeliest, originalOf } from './where-from.ts';

const board = { widget: 'ranking-list', from: 'charm', unit: { en: 'petals' } };
const festival = { title: 'Roses', data: { charm: { get: '/board' } }, body: [{ widget: 'hero' }, board] };
const market = {
  title: 'Market',
  data: { shop: { get: '/shop' } },
  body: [{ widget: 'ranking-list', from: 'shop' }],
};
const all = new Map<string, unknown>([
  ['market', market],
  ['festival', festival],
  ['empty', { title: 'Nothing', body: [] }],
]);

it('a node is from the document that says and names what it does, changed a little as well', () => {
  expect(likeliest(board, all)).toEqual(['festival', 'market']);
  expect(likeliest({ ...board, unit: { en: 'roses' } }, all)[0]).toBe('festival');
  expect(likeliest({ widget: 'divider' }, all)).toEqual([]);
});

it('and stands there as the node of its widget that it is most like', () => {
  const two = { body: [{ widget: 'ranking-list', from: 'x' }, { body: [board] }] };
  expect(originalOf({ ...board, unit: { en: 'roses' } }, two)).toBe(board);
  expect(originalOf({ widget: 'tabs' }, two)).toBeUndefined();
  expect(originalOf('no node', two)).toBeUndefined();
});
