import { describe, expect, it } from 'vitest';
import type { CheckedFile } from './file.ts';
import { limitDoubts, limitFaults } from './limits.ts';

/** A document that says at one place how many one person may have. */
const file = (limits: object, { tainted = false } = {}): CheckedFile =>
  ({
    byKey: new Map([['limits', [{ schema: { 'x-limits': true }, value: limits, pointer: '/limits' }]]]),
    taint: { touches: () => tainted },
  }) as unknown as CheckedFile;
const day = 86_400_000;
const span = { start: 0, end: 3 * day, settle: 5 * day, offset: 0 };

describe('how many one person may have', () => {
  it.each([
    [{ total: 3, day: 3 }, 0],
    [{ total: 3, day: 2 }, 0],
    [{ total: 3, day: 4 }, 1],
    [{ total: 3 }, 0],
    [{ day: 4 }, 0],
  ])('a day’s limit is at most that of the whole campaign: %j', (limits, faults) => {
    expect(limitFaults(file(limits))).toHaveLength(faults);
  });

  it('says what it may be', () => {
    expect(limitFaults(file({ total: 3, day: 4 }))).toMatchObject([
      { pointer: '/limits/day', expected: 'at most 3', got: '4' },
    ]);
  });

  it('what has been told already is not told again', () => {
    expect(limitFaults(file({ total: 3, day: 4 }, { tainted: true }))).toEqual([]);
  });

  it.each([
    [{ total: 6, day: 2 }, 0],
    [{ total: 7, day: 2 }, 1],
  ])(
    'can be reached on the days until the end, and none until it is settled counts: %j',
    (limits, doubts) => {
      expect(limitDoubts(file(limits), span)).toHaveLength(doubts);
    },
  );

  it('nothing is said of days that nobody knows', () => {
    expect(limitDoubts(file({ total: 1000, day: 1 }), null)).toEqual([]);
  });
});
