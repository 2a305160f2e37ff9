import { expect, it, vi } from 'vitest';
import type { Database } from '../database/database.ts';
import { DatabaseUnavailable } from '../storage/database-unavailable.ts';
import { inOneCommit } from './one-commit.ts';

const by = { campaigns: 'those of today' };
const broken = Object.assign(new Error('too much'), { code: '23514' });

/** Doubles numbers; the pieces in which it does it, and what ends the first of them. */
function doubling(failing: (ones: readonly number[]) => Error | null = () => null) {
  const pieces: (readonly number[])[] = [];
  let end = (): void => undefined;
  const first = new Promise<void>((resolve) => {
    end = resolve;
  });
  const ask = inOneCommit(async (_db, _by: object, ones: readonly number[]) => {
    pieces.push(ones);
    if (pieces.length === 1) await first;
    const error = failing(ones);
    if (error !== null) throw error;
    return ones.map((one) => 2 * one);
  });
  const db = {} as Database;
  return { pieces, end, ask: (ones: readonly number[], shared: object = by) => ask(db, shared, ones) };
}

it('whoever comes while work goes on is done in one piece behind it, each with their own answers', async () => {
  const { pieces, end, ask } = doubling();
  const answers = [ask([1]), ask([2, 3]), ask([]), ask([4])];
  end();
  expect(await Promise.all(answers)).toEqual([[2], [4, 6], [], [8]]);
  expect(pieces).toEqual([[1], [2, 3, 4]]);
  expect(await ask([5])).toEqual([10]);
  expect(pieces).toHaveLength(3);
});

it('nobody is answered before the piece with theirs is done', async () => {
  const { end, ask } = doubling();
  const told: string[] = [];
  const all = [ask([1]).then(() => told.push('first')), ask([2]).then(() => told.push('second'))];
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(told).toEqual([]);
  end();
  await Promise.all(all);
  expect(told).toEqual(['first', 'second']);
});

it('of other campaigns, and beyond what a piece may hold, they are done by themselves', async () => {
  const { pieces, end, ask } = doubling();
  const many = Array.from({ length: 600 }, (_, n) => n);
  const all = [ask([1]), ask([2]), ask([3], { campaigns: 'others' }), ask([4]), ask(many), ask(many)];
  end();
  await Promise.all(all);
  expect(pieces).toEqual([[1], [2], [3], [4, ...many], many]);
});

it('one that fails by what it says fails alone, and harms none beside it', async () => {
  const { pieces, end, ask } = doubling((ones) => (ones.includes(13) ? broken : null));
  const all = [ask([1]), ...[2, 3, 13, 4, 5].map((one) => ask([one]))];
  end();
  expect((await Promise.allSettled(all)).map((one) => ('value' in one ? one.value : one.reason))).toEqual([
    [2],
    [4],
    [6],
    broken,
    [8],
    [10],
  ]);
  expect(pieces[1]).toEqual([2, 3, 13, 4, 5]);
});

it.each([
  ['is not there', new DatabaseUnavailable('no connection', null)],
  ['waits for a lock too long', Object.assign(new Error('lock'), { code: '55P03' })],
])('a database that %s is not asked again for each of them', async (_, failure) => {
  const { pieces, end, ask } = doubling((ones) => (ones.includes(1) ? null : failure));
  const all = [ask([1]), ask([2]), ask([3])];
  end();
  const told = (await Promise.allSettled(all)).map((one) => ('value' in one ? one.value : one.reason));
  expect(told).toEqual([[2], failure, failure]);
  expect(pieces).toHaveLength(2);
});

it('what lasts long keeps nobody waiting any longer', async () => {
  vi.useFakeTimers();
  try {
    const { pieces, end, ask } = doubling();
    const slow = ask([1]);
    const others = [ask([2]), ask([3])];
    await vi.advanceTimersByTimeAsync(499);
    expect(pieces).toEqual([[1]]);
    await vi.advanceTimersByTimeAsync(1);
    expect(await Promise.all(others)).toEqual([[4], [6]]);
    expect(pieces).toEqual([[1], [2, 3]]);
    end();
    expect(await slow).toEqual([2]);
  } finally {
    vi.useRealTimers();
  }
});
