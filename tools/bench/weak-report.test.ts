import { expect, it } from 'vitest';
import { inputAt, over, type Seen, weakReport } from './weak-report.ts';

const nothing: Seen = { what: 'x', inputs: 0, waits: [], tasks: [], frames: 100, blank: 0 };

it('counts inputs that no browser tells of as quick ones', () => {
  const seen = { ...nothing, inputs: 4, waits: [400] };
  expect(inputAt(seen, 0.75)).toBe(16);
  expect(inputAt(seen, 1)).toBe(400);
  expect(inputAt({ ...seen, waits: [400, 300] }, 0.75)).toBe(300);
});

it('says what is over its limit', () => {
  expect(over(nothing)).toEqual([]);
  expect(over({ ...nothing, tasks: [51, 80], blank: 6 })).toEqual([
    'x: longest task: expected at most 50 ms, got 80',
    'x: frames without a row: expected at most 5 %, got 6',
  ]);
  expect(over({ ...nothing, frames: 0 }), 'a board that never moved proves nothing').toHaveLength(1);
  expect(over({ ...nothing, inputs: 2, waits: [208, 208], tasks: [80] })).toEqual([
    'x: inputs at the 75th percentile: expected at most 200 ms, got 208',
  ]);
});

it('prints a line for each', () => {
  expect(weakReport([{ ...nothing, blank: 1 }])[1]).toMatch(/^x +to 50 +100 +1\.0 %$/);
  expect(weakReport([{ ...nothing, inputs: 1, waits: [24], tasks: [60.4] }])[1]).toMatch(
    /^x +1 +24 +24 +60 *$/,
  );
});
