import { expect, it } from 'vitest';
import { show } from './finding.ts';

it.each([
  ['a text', 'rose', '"rose"'],
  ['a text that fills the line', 'r'.repeat(58), `"${'r'.repeat(58)}"`],
  ['a longer one, cut to 60 characters', 'r'.repeat(59), `"${'r'.repeat(56)}...`],
  ['a number', 5, '5'],
  ['null', null, 'null'],
  ['a list', [1], 'a list'],
  ['a list without entries', [], 'an empty list'],
  ['an object', {}, 'an object'],
  ['nothing at all', undefined, 'nothing'],
])('a finding shows %s in one line', (_, value, shown) => {
  expect(show(value)).toBe(shown);
  expect(shown.length).toBeLessThanOrEqual(60);
});
