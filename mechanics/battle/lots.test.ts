// Every third day, 4 s: opens a server with a database of its own.
import { expect, it } from 'vitest';
import type { BattleEntryRound } from '../../schemas/generated/types.gen.ts';
import { audit } from '../../server/audit.ts';
import { everyRoom } from '../../server/fixtures/every-room.ts';
import { fair } from '../../server/fixtures/harness.ts';
import { at, openFair } from '../../server/fixtures/open-fair.ts';
import { provenFrom } from '../../tools/verify-draws/from-files.ts';
import { pairsOf } from './lots.ts';
import { endOfPairs } from './outcome.ts';
import { callsOf } from './testing.ts';

const { h, gift } = openFair();
const { join, read, receipt, settle } = callsOf(h);
const draw = at('2025-06-11T13:00:00');
const bell = at('2025-06-11T18:10:00');
const proven = async (...words: string[]) => {
  const text = JSON.stringify(await receipt('lists'));
  return provenFrom(['receipt.json', ...words], () => text);
};
const lotsOf = ({ lots }: BattleEntryRound) => {
  if (lots === undefined) throw new Error('the round has no lots');
  return lots;
};

it('lots pair each side once, whatever their order, and leave the highest over', () => {
  const sides = ['a', 'b', 'c', 'd', 'e'];
  const seeds = Array.from({ length: 40 }, (_, nth) => (nth + 1).toString(16).padStart(64, '0'));
  for (const seed of seeds) {
    const pairs = pairsOf(seed, sides);
    expect(pairs.map((pair) => pair.length)).toEqual([2, 2, 1]);
    expect(pairs.flat().toSorted()).toEqual(sides);
    expect(pairsOf(seed, sides.toReversed())).toEqual(pairs);
  }
  expect(new Set(seeds.map((seed) => pairsOf(seed, sides)[2]?.[0])).size, 'anybody may be').toBe(5);
  expect(pairsOf(seeds[0] ?? '', [])).toEqual([]);
  expect(pairsOf(seeds[0] ?? '', ['a'])).toEqual([['a']]);
});

it('each pair wins, loses and is plundered by itself; who has none wins or rests', () => {
  const rules = { firstWins: false, plunder: { percent: 50, most: null } };
  const scores = [10, 40, 30, 6, 7, 9].map((points, nth) => ({
    side: 'abcdef'[nth] ?? '',
    points,
    reached: 1,
  }));
  const pairs = [['a', 'c'], ['b', 'd'], ['e']];
  const told = (odd: 'bye' | 'rest') => {
    const { results, plunders } = endOfPairs(rules, { odd, pairs }, scores);
    return [
      results.map(({ outcome, pair }) => `${outcome} ${pair}`).join(', '),
      plunders.map(({ from, to, points }) => `${from}>${to} ${points}`).join(', '),
    ];
  };
  expect(told('bye')).toEqual(['lost 1, won 2, won 1, lost 2, won 3, rested null', 'a>c 5, d>b 3']);
  expect(told('rest')[0]).toBe('lost 1, won 2, won 1, lost 2, rested 3, rested null');
});

it('pairs are committed to, drawn once of those who came, fought out, and proven by the receipt', async () => {
  const before = await read(undefined, 'lists');
  const commitments = before.rounds.map((round) => lotsOf(round).commitment);
  expect(before.rounds.map((round) => lotsOf(round).pairs)).toEqual([null, null]);
  expect(lotsOf(before.rounds[0] as BattleEntryRound).drawsAt).toBe(new Date(draw).toISOString());
  expect(new Set(commitments).size).toBe(2);
  expect(await receipt('lists')).toMatchObject({ lots: [] });
  expect((await proven()).exitCode, 'there is nothing to prove').toBe(2);

  const friend = await h.newUser();
  const people = await Promise.all(['dawn', 'dusk', 'noon', 'star', 'moon'].map(() => h.newUser()));
  const sides = ['dawn', 'dusk', 'noon', 'star', 'moon'];
  for (const [nth, side] of sides.slice(0, 3).entries()) await join(side, people[nth]?.token ?? '', 'lists');
  h.setClock(draw + 1);
  await join('star', people[3]?.token ?? '', 'lists');
  await settle(draw - 1);
  expect((await receipt('lists')).lots).toEqual([]);
  await Promise.all([settle(draw), settle(draw), settle(draw)]);

  const [one, two] = (await read(undefined, 'lists')).rounds.map(lotsOf);
  expect(
    one?.pairs?.map((pair) => pair.sides.length),
    'who came later is not drawn',
  ).toEqual([2, 1]);
  expect(one?.pairs?.flatMap((pair) => pair.sides).toSorted()).toEqual(['dawn', 'dusk', 'noon']);
  expect([one?.commitment, two?.commitment, two?.pairs]).toEqual([...commitments, null]);
  expect(await proven(commitments[0] ?? '')).toEqual({
    text: 'the pairs of 1 round of fair/lists/2025-06-10 are proven',
    exitCode: 0,
  });
  expect((await proven('0'.repeat(64))).exitCode, 'another one was noted').toBe(1);

  h.setClock(at('2025-06-11T15:00:00'));
  for (const [nth, { id }] of people.slice(0, 4).entries())
    await gift(id, friend.id, { count: 10 - nth, at: at('2025-06-11T15:00:00') });
  await settle(bell);
  h.setClock(bell);
  const [ended] = (await read(undefined, 'lists')).rounds;
  const alone = one?.pairs?.[1]?.sides[0] ?? '';
  const pair = sides.slice(0, 3).filter((side) => side !== alone);
  const [winner = '', loser = ''] = pair;
  expect(ended?.winner).toBeNull();
  expect(ended?.lots?.pairs).toEqual([
    { sides: expect.arrayContaining(pair), winner },
    { sides: [alone], winner: alone },
  ]);
  const points = (side: string) => 100 - 10 * sides.indexOf(side);
  expect(ended?.plunders).toEqual([{ from: loser, to: winner, points: points(loser) / 2 }]);
  expect(ended?.sides.find(({ id }) => id === 'star')).toMatchObject({ points: 70, outcome: 'rested' });
  expect((await proven(commitments[0] ?? '')).exitCode).toBe(0);
  expect(
    (await h.call('GET', '/v2/activities/fair/battles')).text,
    'no seed of what is to come',
  ).not.toContain('seed');
});

it('what becomes of whoever stays alone is committed to: it stays from the beginning on, whatever the document says then', async () => {
  const fairWith = (odd: 'bye' | 'rest') => {
    const document = structuredClone(fair.document) as { campaign: { battles: { pairs?: object }[] } };
    const lists = document.campaign.battles[1];
    if (lists !== undefined) lists.pairs = { odd };
    return { route: 'fair', document };
  };
  const second = async () => lotsOf((await read(undefined, 'lists')).rounds[1] as BattleEntryRound);
  const first = await second();
  expect(first).toMatchObject({ odd: 'bye', pairs: null });
  h.setClock(at('2025-06-11T19:00:00'));
  await h.app.setDocuments([fairWith('rest')]);
  expect(await second(), 'people have seen what holds').toEqual(first);
  h.setClock(at('2025-06-09T12:00:00'));
  await h.app.setDocuments([fairWith('rest')]);
  const anew = await second();
  expect(anew.odd).toBe('rest');
  expect(anew.commitment).not.toBe(first.commitment);
  await h.app.setDocuments([fairWith('rest')]);
  expect(await second(), 'what is the same stays').toEqual(anew);
  const { lots } = await receipt('lists');
  expect(
    lots?.map(({ odd, rules }) => [odd, JSON.parse(rules).odd]),
    'what is drawn stays',
  ).toEqual([['bye', 'bye']]);
  await h.app.setDocuments([fair]);
});

it('audits see a draw that is gone, or not by its lots, and a round that was settled otherwise', async () => {
  const rule = 'battle: pairs are drawn once, by their lots, and a round is settled in them';
  const found = async (text: string) =>
    h.db
      .transaction(async (tx) => {
        await tx.script(text);
        throw Object.assign(new Error('back'), { found: await audit(tx, everyRoom) });
      })
      .catch((error: { found?: Record<string, number> }) => {
        if (error.found === undefined) throw error;
        return error.found[rule];
      });
  expect(await found('SELECT 1')).toBe(0);
  expect(await found(`DELETE FROM settlements WHERE subject = 'lists draw one'`)).toBe(1);
  const flipped = `UPDATE battle_lots SET lot = translate(lot, '0123456789abcdef', 'fedcba9876543210')`;
  expect(await found(flipped)).toBeGreaterThan(1);
  await expect(
    h.db.query(`UPDATE battle_results SET pair = 9 WHERE battle = 'lists' AND pair = 1`),
    'a pair that was not drawn',
  ).rejects.toThrow(/foreign key/);
  await expect(
    h.db.query(`UPDATE battle_plunders SET stood = 2 WHERE battle = 'lists'`),
    'of another pair',
  ).rejects.toThrow(/foreign key/);
});
