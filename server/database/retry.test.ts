import { afterEach, expect, it, vi } from 'vitest';
import { sqlStateOf, withRetry } from './retry.ts';

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

it.each([
  [Object.assign(new Error('x'), { code: '40001' }), '40001'],
  [{ code: '23P01' }, '23P01'],
  [Object.assign(new Error('x'), { code: 'ECONNRESET' }), null],
  [{ code: 40001 }, null],
  [{ code: '4000' }, null],
  [new Error('x'), null],
  [{}, null],
  [null, null],
  [undefined, null],
  ['40001', null],
])('what is thrown, %j, has the state %s', (error, state) => expect(sqlStateOf(error)).toBe(state));

it.each([null, 'no', { code: '23505' }])(
  'what no other attempt mends comes through as it is: %j',
  async (thrown) => {
    const pauses: number[] = [];
    await expect(
      withRetry(
        () => Promise.reject(thrown),
        async (ms) => pauses.push(ms),
      ),
    ).rejects.toEqual(thrown);
    expect(pauses).toEqual([]);
  },
);
