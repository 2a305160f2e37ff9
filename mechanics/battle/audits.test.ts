// By turns: breaks rows one by one, and looks whether audits find it.
import { beforeAll, expect, it } from 'vitest';
import { audit } from '../../server/audit.ts';
import type { Queryable } from '../../server/database/database.ts';
import { everyRoom } from '../../server/fixtures/every-room.ts';
import { at, openFair } from '../../server/fixtures/open-fair.ts';
import { callsOf } from './testing.ts';

const { h, gift } = openFair();
const { join, settle } = callsOf(h);

beforeAll(async () => {
  const [ann, cid, friend] = await Promise.all([h.newUser(), h.newUser(), h.newUser()]);
  await join('dawn', ann.token);
  await join('dusk', cid.token);
  await gift(ann.id, friend.id, { count: 10 });
  await gift(cid.id, friend.id, { count: 5 });
  await settle(at('2025-06-14T00:00:00'));
});

/** The rules of this room that are broken, once this is planted; all of it is undone. */
async function planted(text: string): Promise<readonly string[]> {
  const seen = await h.db
    .transaction(async (tx: Queryable) => {
      await tx.script(text);
      throw Object.assign(new Error('back'), { found: await audit(tx, everyRoom) });
    })
    .catch((error: { found?: Record<string, number> }) => {
      if (error.found === undefined) throw error;
      return error.found;
    });
  return Object.keys(seen)
    .filter((rule) => (seen[rule] ?? 0) > 0)
    .map((rule) => rule.replace('battle: ', ''));
}

it('each audit sees what is planted', async () => {
  const [stand, kept, share, sums] = [
    'sides stand as people brought',
    'a round is settled once, and kept',
    'a winner takes the share of each that lost',
    'points taken are points given',
  ];
  const [hash, order, place] = [
    'a round has the hash of what it says',
    'the final order follows from points and rounds won',
    'whoever has a place has brought as much to their side, and to one that came first where these are paid',
  ];
  expect(await planted('SELECT 1')).toEqual([]);
  expect(await planted(`UPDATE battle_contributions SET points = points + 1 WHERE side = 'dawn'`)).toEqual([
    stand,
    place,
  ]);
  expect(await planted(`UPDATE battle_scores SET points = points + 1 WHERE side = 'dawn'`)).toEqual([
    stand,
    'a settled round is as it stood',
  ]);
  expect(await planted(`DELETE FROM battle_totals; DELETE FROM battle_finals`)).toEqual([kept, place]);
  expect(await planted(`DELETE FROM settlements WHERE subject = 'skies round two'`)).toEqual([kept]);
  expect(await planted(`UPDATE battle_results SET outcome = 'tied' WHERE points = 0`)).toEqual([hash]);
  expect(await planted(`UPDATE battle_plunders SET points = points + 1`)).toEqual([share, sums, hash]);
  expect(await planted(`DELETE FROM battle_plunders`)).toEqual([share, sums, hash]);
  expect(await planted(`UPDATE battle_totals SET total = total + 1 WHERE side = 'dawn'`)).toEqual([
    sums,
    order,
  ]);
  expect(await planted(`UPDATE battle_totals SET won = won + 1 WHERE side = 'dawn'`)).toEqual([order]);
  expect(
    await planted(`UPDATE battle_totals SET place = 1 WHERE side = 'dusk'`),
    'two who came first',
  ).toEqual([order]);
  expect(await planted(`UPDATE battle_rounds SET hash = repeat('0', 64) WHERE round = 'two'`)).toEqual([
    hash,
  ]);
  expect(
    await planted(`DELETE FROM battle_plunders;
    UPDATE battle_results SET outcome = CASE side WHEN 'dawn' THEN 'lost' ELSE 'tied' END WHERE round = 'one'`),
  ).toContain('who won had most points');
  expect(await planted(`DELETE FROM facts WHERE kind = 'battle'`)).toContain('each joining is told once');
});

it('the tables hold no wrong state', async () => {
  const { id } = await h.newUser();
  const key = `'fair', 'skies', '2025-06-10'`;
  const brings = (side: string, joined: string, points = 5) =>
    h.db.query(
      `INSERT INTO battle_contributions VALUES (${key}, 'one', '${side}', '${id}', ${joined}, ${points}, 1)`,
    );
  const takes = (winner: string, loser: string, scored: number, points: number) =>
    h.db.query(
      `INSERT INTO battle_plunders (activity, battle, held, round, winner, loser, scored, points)
       VALUES (${key}, 'one', '${winner}', '${loser}', ${scored}, ${points})`,
    );
  await expect(brings('dawn', `'dawn'`), 'who has not joined').rejects.toThrow(/foreign key/);
  await expect(brings('dawn', `'dusk'`), 'for another side').rejects.toThrow(/check/);
  await expect(brings('dawn', 'NULL', 0), 'nothing').rejects.toThrow(/check/);
  await expect(takes('dawn', 'dusk', 50, 10), 'a second time').rejects.toThrow(/unique/);
  await expect(takes('dusk', 'dawn', 100, 10), 'of the winner').rejects.toThrow(/foreign key/);
  await expect(takes('dawn', 'noon', 50, 51), 'more than it had').rejects.toThrow(/check/);
  await expect(
    h.db.query(`UPDATE battle_results SET outcome = 'won' WHERE round = 'one'`),
    'two winners',
  ).rejects.toThrow(/unique/);
});
