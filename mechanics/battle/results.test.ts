// Every third day, 4 s: opens a server with a database of its own.
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { at, openFair } from '../../server/fixtures/open-fair.ts';
import { callsOf, line, roundOf } from './testing.ts';

const { h, gift } = openFair();
const { join, read, receipt, settle } = callsOf(h);
const hashOf = (lines: unknown[][]) =>
  createHash('sha256')
    .update(lines.map((one) => `${JSON.stringify(one)}\n`).join(''))
    .digest('hex');
const points = async (token: string) =>
  (await h.call('GET', '/v2/activities/fair/balance', { token })).data.amount;

it('a battle goes from round to round: plundered once, final, paid, with a receipt that anybody can check', async () => {
  const friend = await h.newUser();
  const [ann, ben, cid, small] = await Promise.all([h.newUser(), h.newUser(), h.newUser(), h.newUser()]);
  for (const [who, side] of [
    [ann, 'dawn'],
    [ben, 'dawn'],
    [small, 'dawn'],
    [cid, 'dusk'],
  ] as const)
    expect((await join(side, who.token)).code).toBe(0);
  await gift(ann.id, friend.id, { count: 30 });
  await gift(ben.id, friend.id, { count: 3 });
  await gift(small.id, friend.id, { count: 1 });
  await gift(cid.id, friend.id, { count: 20 });
  const rose = (await read(small.token)).brought;
  expect(rose).toBe(10);
  const bell = at('2025-06-11T18:10:00');
  await settle(bell - 1);
  expect((await read()).rounds[0]?.winner, 'the bell still takes').toBeNull();
  await Promise.all([settle(bell), settle(bell), settle(bell)]);
  h.setClock(bell);
  const first = await read();
  expect(roundOf(first, 'one')).toBe('settled dawn 340 won dusk 200 lost');
  expect(first.rounds[0]).toMatchObject({
    winner: 'dawn',
    plunders: [{ from: 'dusk', to: 'dawn', points: 40 }],
  });
  expect([line(first), first.settled]).toEqual(['dawn 380 dusk 160', false]);
  expect((await receipt()).hash).toBeNull();

  const evening = at('2025-06-11T21:00:00');
  h.setClock(evening);
  await gift(cid.id, friend.id, { count: 40, at: evening });
  await gift(ann.id, friend.id, { count: 2, at: evening });
  expect(line(await read())).toBe('dawn 400 dusk 560');
  const end = at('2025-06-12T20:10:00');
  await settle(end);
  h.setClock(end);
  const counted = await read();
  expect(roundOf(counted, 'two')).toBe('settled dawn 20 lost dusk 400 won');
  expect(counted.rounds[1]?.plunders).toEqual([{ from: 'dawn', to: 'dusk', points: 4 }]);
  const results = at('2025-06-14T00:00:00');
  await settle(results - 1);
  expect((await read()).settled, 'nobody has won before the results are out').toBe(false);
  expect((await receipt()).hash).toBeNull();
  await settle(results);
  h.setClock(results);
  const last = await read();
  expect(last).toMatchObject({ settled: true });
  expect(last.sides).toEqual(counted.sides);
  expect(last.sides).toEqual([
    { id: 'dawn', total: 396, won: 1, place: 2 },
    { id: 'dusk', total: 564, won: 1, place: 1 },
  ]);
  // Dusk has won: those who brought 20 get 7 points, the best of each side 9.
  expect(await Promise.all([ann, ben, cid, small].map(({ token }) => points(token)))).toEqual(
    (await Promise.all([ann, ben, cid, small].map(({ id }) => earned(id)))).map(
      (before, nth) => before + ([9, 0, 16, 0][nth] ?? 0),
    ),
  );

  const told = await receipt();
  const [one, two] = told.rounds;
  expect(told).toMatchObject({ battle: 'skies', held: '2025-06-10' });
  expect(one).toMatchObject({ round: 'one', frozenAt: bell, percent: 20, most: 50 });
  const hashes = told.rounds.map(({ round, percent, most, sides, plunders }) =>
    hashOf([
      ['fair', 'battle', 'skies', '2025-06-10', round, percent, most],
      ...sides.map((side) => [side.side, side.points, side.outcome]),
      ...plunders.map(({ from, to, points: taken }) => [from, to, taken]),
    ]),
  );
  expect([one?.hash, two?.hash]).toEqual(hashes);
  expect(told.hash).toBe(
    hashOf([
      ['fair', 'battle', 'skies', '2025-06-10'],
      ['one', hashes[0]],
      ['two', hashes[1]],
      [1, 'dusk', 564, 1],
      [2, 'dawn', 396, 1],
    ]),
  );
  expect(told.sides, 'in the order of the hash').toEqual([
    { place: 1, side: 'dusk', total: 564, won: 1 },
    { place: 2, side: 'dawn', total: 396, won: 1 },
  ]);
  expect([told.total, told.next]).toEqual([2, null]);
  const pages = [await receipt('skies', '?size=1'), await receipt('skies', '?size=1&cursor=1')];
  expect(pages.map(({ next, total }) => [next, total])).toEqual([
    ['1', 2],
    [null, 2],
  ]);
  for (const page of pages) expect({ ...page, rounds: told.rounds, next: null }).toEqual(told);
  expect(pages.flatMap(({ rounds }) => rounds)).toEqual(told.rounds);
  await settle(at('2025-06-15T00:00:00'));
  expect(await receipt()).toEqual(told);
});

/** What somebody has earned by what they did, without what the battle gave. */
async function earned(user: string): Promise<number> {
  const { rows } = await h.db.query<{ sum: number }>(
    "SELECT COALESCE(sum(amount), 0)::int8 AS sum FROM ledger_movements WHERE book = 'fair' AND owner = $1 AND kind <> 'battle'",
    [user],
  );
  return rows[0]?.sum ?? 0;
}
