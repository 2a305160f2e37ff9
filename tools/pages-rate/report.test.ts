import { expect, it } from 'vitest';
import { growthOf, kindsTable, memoryTable, percentile, rowOf, slopeOf, table } from './report.ts';

const held = (...all: readonly number[]) =>
  all.map((mb) => ({ held: mb * 1e6, heap: mb * 5e5, resident: 2 * mb * 1e6 }));

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

it('a mixed load is told by kind and in all, with what was refused and what failed', () => {
  const kinds = [
    { name: 'page', taken: [1, 2, 3], refused: 0, failed: 0 },
    { name: 'redeeming', taken: [9], refused: 1, failed: 1 },
  ];
  expect(kindsTable(kinds, 2000).slice(2)).toEqual([
    '| page | 3 | 1.5 | 2.0 | 3.0 | 0 | 0 |',
    '| redeeming | 1 | 0.5 | 9.0 | 9.0 | 1 | 1 |',
    '| all | 4 | 2.0 | 2.0 | 9.0 | 1 | 1 |',
  ]);
});

it('what is held over time has a slope, in MB a minute', () => {
  const at = (minute: number, mb: number) => ({ at: minute, held: mb * 1e6, heap: 0, resident: 1e6 });
  const all = [at(0, 100), at(5, 111), at(10, 119), at(15, 130)];
  expect(slopeOf(all, 'held')).toBeCloseTo(1.96);
  expect(slopeOf(all, 'resident')).toBe(0);
  expect(slopeOf(all.slice(0, 1), 'held')).toBe(0);
  expect(memoryTable(all)[3]).toBe('| 5 | 0.0 | 111.0 | 1.0 |');
});
