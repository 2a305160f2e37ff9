import { expect, it } from 'vitest';
import { cutText } from './cut-text.ts';

it.each([
  ['short', 10, 'short'],
  ['exactly', 7, 'exactly'],
  ['longer than that', 6, 'longer'],
  ['ab🎁', 3, 'ab'],
  ['ab🎁', 4, 'ab🎁'],
  ['a\0b\ud83dc\udf81', 10, 'abc'],
])('%j within %i is %j', (text, most, cut) => {
  expect(cutText(text, most)).toBe(cut);
});
