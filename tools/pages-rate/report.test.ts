import { expect, it } from 'vitest';
import { growthOf, percentile, rowOf, table } from './report.ts';

const held = (...all: readonly number[]) => all.map((mb) => ({ held: mb * 1e6, resident: 2 * mb * 1e6 }));

it('a percentile is a value that was measured', () => {
  const all = Array.from({ length: 200 }, (_, n) => 200 - n);
  expect([percentile(all, 0.5), percentile(all, 0.99), percentile([7], 0.99)]).toEqual([100, 198, 7]);
});

it('a row says what one request takes', () => {
  const row = rowOf('warm', { taken: [1, 2, 3, 4], bytes: 8000, ms: 500 });
  expect(table([row]).at(-1)).toBe('| warm | 4 | 8 | 2.0 | 4.0 | 2.0 |');
});

it('a server that holds more behind the middle grows; one that fills its caches before it does not', () => {
  expect(growthOf(held(100, 300, 305))).toEqual({
    told: '100 MB (200 MB resident), 300 MB (600 MB resident), 305 MB (610 MB resident)',
    grows: false,
  });
  expect(growthOf(held(100, 110, 125)).grows).toBe(false);
  expect(growthOf(held(100, 110, 127)).grows).toBe(true);
  expect(growthOf(held(300, 300, 325)).grows).toBe(false);
});
