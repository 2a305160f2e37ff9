import { expect, it } from 'vitest';
import { hasFewMarks } from './few-marks.ts';

it.each([
  ['{"a":1}', 2],
  ['{"a":1,"b":[1,2]}', 6],
  ['[[[]]]', 3],
  ['"x,:[{"', 0],
  ['{"a":"b\\",:[{"}', 2],
  ['{"a":"b\\\\","c":1}', 4],
  [`{"a":"${'\\\\'.repeat(40)}","b":0}`, 4],
  ['5', 0],
])('%s has as many marks as it has outside of its texts', (json, marks) => {
  expect(hasFewMarks(json, marks)).toBe(true);
  expect(hasFewMarks(json, marks - 1)).toBe(false);
});

it('a text without an end holds what follows, and is refused by whoever reads it', () => {
  expect(hasFewMarks('{"a":1,"b,,,,,,', 3)).toBe(true);
});
