import { describe, expect, it } from 'vitest';
import { placeOf, prizeAt, rimOf, sideFor, stepsTo } from './ring.ts';

describe('the rim of prizes', () => {
  it('is as large as it has to be', () => {
    expect([2, 8, 9, 12, 13, 24].map(sideFor)).toEqual([3, 3, 4, 4, 5, 7]);
  });

  it('is drawn row by row, and numbered clockwise', () => {
    expect(rimOf(3)).toEqual([0, 1, 2, 7, 3, 6, 5, 4]);
    expect(rimOf(4)).toEqual([0, 1, 2, 3, 11, 4, 10, 5, 9, 8, 7, 6]);
  });

  it('each prize has one place, and each place at most one prize', () => {
    for (let count = 2; count <= 24; count++) {
      const rim = 4 * (sideFor(count) - 1);
      const shown = rimOf(sideFor(count)).flatMap((place) => prizeAt(place, rim, count) ?? []);
      expect(shown.sort((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, prize) => prize));
      for (const prize of shown) expect(prizeAt(placeOf(prize, rim, count), rim, count)).toBe(prize);
    }
  });

  it('the light stops at the prize in time, ever slower', () => {
    for (const [from, to] of [
      [0, 0],
      [5, 3],
      [3, 5],
    ] as const) {
      const times = stepsTo(from, to, 8, 2000);
      expect((from + times.length) % 8).toBe(to);
      expect(times.length).toBeGreaterThanOrEqual(16);
      expect(times.at(-1)).toBe(2000);
      const gaps = times.map((time, step) => time - (times[step - 1] ?? 0));
      expect(gaps.at(-1)).toBeGreaterThan(3 * (gaps[0] ?? 0));
    }
  });
});
