import { describe, expect, it } from 'vitest';
import { hiddenUntil, type Poll, sees, weightAt } from './rules.ts';

const poll = (changes: Partial<Poll>) => changes as Poll;

it('a vote weighs what its step says from exactly that amount on, and 1 below the first', () => {
  const steps = [
    { at: 1000, weight: 5 },
    { at: 5000, weight: 9 },
  ];
  const weighed = poll({ weight: { counts: [] as never, steps } });
  const weights = [0, 999, 1000, 4999, 5000, 1_000_000].map((amount) => weightAt(weighed, amount));
  expect(weights).toEqual([1, 1, 5, 5, 9, 9]);
  expect(weightAt(poll({ weight: null }), 5000)).toBe(1);
});

describe('votes are seen', () => {
  const later = poll({ shownAt: 100, votersSee: false });

  it('from their moment on, by those who have voted before it where the poll says so', () => {
    expect([99, 100, 101].map((now) => sees(later, true, now))).toEqual([false, true, true]);
    expect([true, false].map((voted) => sees({ ...later, votersSee: true }, voted, 99))).toEqual([
      true,
      false,
    ]);
    expect(sees({ ...later, shownAt: null }, false, 0)).toBe(true);
  });

  it('until then by nobody else, which is told with its end', () => {
    expect([99, 100].map((now) => hiddenUntil(later, now))).toEqual([100, null]);
    expect(hiddenUntil({ ...later, shownAt: null }, 0)).toBeNull();
  });
});
