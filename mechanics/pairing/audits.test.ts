// By turns: breaks rows one by one, and looks whether audits find it.
import { beforeAll, expect, it } from 'vitest';
import { audit } from '../../server/audit.ts';
import type { Queryable } from '../../server/database/database.ts';
import { everyRoom } from '../../server/fixtures/every-room.ts';
import { at, openFair } from '../../server/fixtures/open-fair.ts';
import { callsOf } from './testing.ts';

const { h } = openFair();
const { join, choose, settle } = callsOf(h);
let ids: readonly string[] = [];

beforeAll(async () => {
  const all = await Promise.all([1, 2, 3, 4, 5].map(() => h.newUser()));
  ids = all.map(({ id }) => id);
  for (const [nth, { token }] of all.entries()) await join(nth % 2 ? 'tide' : 'moon', token);
  await choose([ids[1] ?? ''], all[0]?.token ?? '');
  await choose([ids[0] ?? ''], all[1]?.token ?? '');
  await settle(at('2025-06-11T20:00:00'));
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
    .map((rule) => rule.replace('pairing: ', ''));
}

const key = `'fair', 'moonlit', '2025-06-10', 'first'`;

it('each audit sees what is planted', async () => {
  const once = 'a round is revealed once, with all who sat';
  expect(await planted('SELECT 1')).toEqual([]);
  expect(
    await planted(`INSERT INTO pairing_places (activity, pairing, held, round, user_id, side, place, seats, most, at)
      VALUES ('fair', 'moonlit', '2025-06-10', 'second', '${ids[0]}', 'moon', 4, 3, 5, 1)`),
  ).toEqual(['nobody waits behind a free seat', 'each signing up is told once']);
  expect(await planted(`INSERT INTO pairing_choices VALUES (${key}, '${ids[0]}', 2, '${ids[2]}')`)).toEqual([
    'who is chosen sits on another side, or in the pool',
    'what was chosen in a round goes with its reveal',
  ]);
  expect(await planted('DELETE FROM pairing_halves WHERE nth = 2 AND half = 2')).toContain(
    'a pair is two people, of both sides',
  );
  expect(
    await planted('DELETE FROM pairing_halves WHERE nth = 2; DELETE FROM pairing_pairs WHERE nth = 2'),
  ).toContain('nobody of both sides is left over');
  expect(await planted('UPDATE pairing_reveals SET seated = seated + 1')).toEqual([once]);
  expect(
    await planted(
      "UPDATE settlements SET subject = 'moonlit round third' WHERE subject = 'moonlit round first'",
    ),
  ).toContain(once);
  expect(
    await planted("UPDATE told_messages SET kind = 'pairing-free' WHERE kind = 'pairing-match'"),
  ).toEqual(['who is told of a pair has one, and who is told of none sat without']);
  expect(
    await planted(
      `UPDATE facts SET id = replace(id, '/first/', '/second/') WHERE kind = 'pairing' AND from_user = '${ids[0]}'`,
    ),
    'told of another round',
  ).toEqual(['each signing up is told once']);
  expect(await planted("DELETE FROM facts WHERE kind = 'pairing'")).toContain('each signing up is told once');
});

it('the tables hold no wrong state', async () => {
  const { id } = await h.newUser();
  const takes = (place: number, user = id, seats = 3) =>
    h.db.query(
      `INSERT INTO pairing_places (activity, pairing, held, round, user_id, side, place, seats, most, at)
       VALUES (${key}, '${user}', 'moon', ${place}, ${seats}, 5, 1)`,
    );
  const [a = '', b = '', c = ''] = ids;
  const chooses = (user: string, nth: number, chosen: string) =>
    h.db.query(`INSERT INTO pairing_choices VALUES (${key}, '${user}', ${nth}, '${chosen}')`);
  await expect(takes(1), 'a seat that is taken').rejects.toThrow(/unique/);
  await expect(takes(6), 'a place that there is not').rejects.toThrow(/check/);
  await expect(takes(4, a), 'a second place').rejects.toThrow(/unique/);
  await chooses(a, 1, b);
  await expect(chooses(a, 1, c), 'another first').rejects.toThrow(/unique/);
  await expect(chooses(a, 2, b), 'one person twice').rejects.toThrow(/unique/);
  await expect(chooses(a, 2, a), 'oneself').rejects.toThrow(/check/);
  await h.db.query('DELETE FROM pairing_choices');
  await expect(chooses(a, 2, id), 'somebody without a seat').rejects.toThrow(/foreign key/);
  await expect(chooses(id, 1, a), 'by somebody without a seat').rejects.toThrow(/foreign key/);
  await expect(
    h.db.query(`INSERT INTO pairing_halves VALUES (${key}, 1, 1, '${c}', 'moon', true, '${'0'.repeat(64)}')`),
    'a third of a pair',
  ).rejects.toThrow(/unique/);
  await expect(
    h.db.query(`UPDATE pairing_halves SET user_id = '${a}' WHERE nth = 2 AND half = 1`),
    'somebody in two pairs',
  ).rejects.toThrow(/unique/);
  await expect(
    h.db.query(`UPDATE pairing_places SET place = NULL WHERE user_id = '${a}'`),
    'who is paired stays',
  ).rejects.toThrow(/foreign key/);
  await expect(
    h.db.query(`UPDATE pairing_seeds SET seed = '${'1'.repeat(64)}'`),
    'another seed',
  ).rejects.toThrow(/check/);
});
