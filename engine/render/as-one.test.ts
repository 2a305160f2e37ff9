import { expect, it } from 'vitest';
import { asOne, sayPiece } from './as-one.ts';

it.each([
  ['cn', '派对帽', '7\u00a0天', '派对帽，7\u00a0天'],
  ['tw', '派對帽', '7\u00a0天', '派對帽，7\u00a0天'],
  ['en', 'Party hat', '7\u00a0days', 'Party hat, 7\u00a0days'],
  ['th', 'หมวกปาร์ตี้', '7\u00a0วัน', 'หมวกปาร์ตี้ 7\u00a0วัน'],
  ['vi', 'Mũ tiệc', '7\u00a0ngày', 'Mũ tiệc, 7\u00a0ngày'],
] as const)('%s: something for so long, as one writes it there', (lang, name, much, said) => {
  expect(sayPiece({ name, much }, lang)).toBe(said);
});

it('so many of something, and something alone, have no comma', () => {
  expect(sayPiece({ name: 'petals', much: '1,200' }, 'cn')).toBe('1,200\u00a0petals');
  expect(sayPiece({ name: 'Crown' }, 'cn')).toBe('Crown');
});

it('so many of something are said as people count them, where that is known', () => {
  expect(sayPiece({ name: '车票', much: '3', said: '3\u00a0张车票' }, 'cn')).toBe('3\u00a0张车票');
  expect(asOne([{ name: 'Petals', much: '1', said: '1\u00a0petal' }], 'en')).toEqual({
    name: '1\u00a0petal',
  });
});

it('several are one thing: all in words, with the first picture that there is', () => {
  const hat = { name: '派对帽', much: '7\u00a0天', icon: '/hat.svg' };
  expect(asOne([{ name: '花瓣', much: '50' }, hat], 'cn')).toEqual({
    name: '50\u00a0花瓣 · 派对帽，7\u00a0天',
    picture: '/hat.svg',
  });
  expect(asOne([{ name: '花瓣', much: '50' }], 'cn')).toEqual({ name: '50\u00a0花瓣' });
});
