import { afterEach, expect, it, vi } from 'vitest';
import { withRetry } from './retry.ts';

afterEach(() => vi.restoreAllMocks());

it.each([
  ['shortest', 0, [5, 10, 20, 40]],
  ['middle', 0.5, [10, 20, 40, 80]],
  ['longest', 1, [15, 30, 60, 120]],
])(
  'each pause before another attempt is twice the last, and half of it is chance: the %s, in ms',
  async (_, chance, expected) => {
    vi.spyOn(Math, 'random').mockReturnValue(chance);
    const deadlock = Object.assign(new Error('deadlock detected'), { code: '40P01' });
    const pauses: number[] = [];
    const retried = withRetry(
      () => Promise.reject(deadlock),
      async (ms) => pauses.push(ms),
    );
    await expect(retried).rejects.toBe(deadlock);
    expect(pauses).toEqual(expected);
  },
);
