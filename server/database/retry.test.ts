import { expect, it } from 'vitest';
import { sqlStateOf, withRetry } from './retry.ts';

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

it('what is tried again is tried after longer pauses, and whatever else is thrown comes through as it is', async () => {
  const pauses: number[] = [];
  const pause = async (ms: number) => void pauses.push(ms);
  const stuck = () => Promise.reject({ code: '40P01' });
  await expect(withRetry(stuck, pause)).rejects.toEqual({ code: '40P01' });
  expect(pauses).toHaveLength(4);
  for (const [nth, ms] of pauses.entries()) {
    expect(ms).toBeGreaterThanOrEqual(5 * 2 ** nth);
    expect(ms).toBeLessThan(15 * 2 ** nth);
  }
  for (const thrown of [null, 'no', { code: '23505' }]) {
    pauses.length = 0;
    await expect(withRetry(() => Promise.reject(thrown), pause)).rejects.toEqual(thrown);
    expect(pauses).toEqual([]);
  }
});
