// By turns: breaks rows one by one, and looks whether audits find it.
import { expect, it } from 'vitest';
import { audit } from '../../server/audit.ts';
import type { Queryable } from '../../server/database/database.ts';
import { everyRoom } from '../../server/fixtures/every-room.ts';
import { fair, noon } from '../../server/fixtures/harness.ts';
import { movedBeside } from '../../server/fixtures/moved-beside.ts';
import { at, openFair } from '../../server/fixtures/open-fair.ts';
import { readCampaigns } from '../../server/kernel/campaigns.ts';
import { settleDue } from '../../server/kernel/settle.ts';
import { mechanics } from '../index.ts';
import { callsOf } from './testing.ts';

const { h } = openFair();
const { vote } = callsOf(h);

it('each audit sees what is planted', async () => {
  const { id, token } = await h.newUser(50);
  expect((await vote('stall', ['kite'], token)).code).toBe(0);
  expect((await vote('stall', ['drum'], token)).code).toBe(0);
  expect((await vote('dance', ['kite', 'lamp'], token)).code).toBe(0);
  const end = at('2025-06-12T00:00:00');
  await settleDue(h.db, readCampaigns([fair], mechanics), mechanics, end);
  /** The rules of this room that are broken, once this is planted; all of it is undone. */
  const sql = async (text: string) => {
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
      .map((rule) => rule.replace('vote: ', ''));
  };
  const stand = 'options stand as people voted';
  const final = 'a closed poll has all votes that were cast, and no others';
  const mine = `user_id = '${id}'`;
  expect(await sql('SELECT 1')).toEqual([]);
  expect(
    await sql(`UPDATE vote_tallies SET votes = votes + 1 WHERE poll = 'stall' AND option = 'kite'`),
  ).toEqual([stand]);
  expect(await sql(`DELETE FROM vote_choices WHERE option = 'drum'`)).toEqual([
    stand,
    'each ballot names something',
  ]);
  const ofSecond = `WHERE ballot_id IN (SELECT ballot_id FROM vote_ballots WHERE ${mine} AND nth = 2)`;
  expect(
    await sql(`DELETE FROM vote_choices ${ofSecond}; DELETE FROM vote_ballots ${ofSecond}`),
    'answered, and not there',
  ).toContain('each answered vote was cast');
  expect(await sql(`UPDATE idempotency_keys SET answer = NULL WHERE ${mine}`)).toEqual([
    'keys: each key that is kept has its answer',
  ]);
  expect(await sql(`UPDATE vote_ballots SET nth = 3 WHERE ${mine} AND nth = 2`)).toEqual([
    'ballots are numbered without a gap',
    'each ballot is told once',
  ]);
  expect(await sql(`UPDATE vote_ballots SET cost = 5 WHERE poll = 'dance'`)).toEqual([
    'each ballot has its debit',
  ]);
  expect(await sql(`UPDATE vote_ballots SET cost = NULL WHERE poll = 'dance'`)).toEqual([
    'each ballot has its debit',
    'each debit has its ballot',
  ]);
  expect(await sql(`UPDATE vote_ballots SET gives = 0 WHERE ${mine} AND poll = 'stall'`)).toEqual([
    'taking part has its grants',
  ]);
  expect(await sql(movedBeside(id, 'vote-cost')), 'more than points').toEqual(['each debit has its ballot']);
  for (const change of [`id = 'stall/${id}/3'`, 'at = at - 1'])
    expect(
      await sql(`UPDATE facts SET ${change} WHERE kind = 'vote' AND id = 'stall/${id}/2'`),
      `told otherwise: ${change}`,
    ).toEqual([
      ...(change.startsWith('at') ? ['facts: each fact has the hash of what it says'] : []),
      'each ballot is told once',
    ]);
  expect(await sql(`DELETE FROM facts WHERE kind = 'vote' AND thing = 'stall'`)).toContain(
    'each ballot is told once',
  );
  const hash = 'a receipt has the hash of what it says';
  expect(await sql(`UPDATE vote_results SET votes = votes + 1 WHERE option = 'lamp'`)).toEqual([final, hash]);
  expect(await sql(`DELETE FROM vote_results WHERE option = 'lamp'`)).toEqual([hash]);
  expect(await sql(`UPDATE vote_receipts SET hash = repeat('0', 64)`)).toEqual([hash]);
  expect(await sql(`UPDATE vote_receipts SET ballots = ballots + 1`)).toEqual([
    'a receipt says how many ballots were cast',
    hash,
  ]);
  expect(await sql(`DELETE FROM vote_results; DELETE FROM vote_receipts`)).toEqual([final]);
});

it('the tables hold no wrong state', async () => {
  const { id, token } = await h.newUser(50);
  expect((await vote('stall', ['kite'], token)).code).toBe(0);
  const row = (numbers: string, more = `'2025-06-11', 9, 9, 1, NULL, 0`) => {
    const [day, nthOfDay, mostOfDay, weight, cost, gives] = more.split(', ');
    return h.db.query(
      `INSERT INTO vote_ballots (activity, poll, user_id, nth, most, day, nth_of_day, most_of_day, weight, cost, gives, at)
       VALUES ('fair', 'stall', '${id}', ${numbers}, ${day}, ${nthOfDay}, ${mostOfDay}, ${weight}, ${cost}, ${gives}, ${noon})`,
    );
  };
  await expect(row('1, 3'), 'the first vote twice').rejects.toThrow(/unique/);
  await expect(row('4, 3'), 'more than there may be').rejects.toThrow(/check/);
  await expect(row('2, 3', `'2025-06-11', 1, 2, 1, NULL, 0`), 'the first of the day twice').rejects.toThrow(
    /unique/,
  );
  await expect(row('2, 3', `'2025-06-11', 3, 2, 1, NULL, 0`), 'more than the day allows').rejects.toThrow(
    /check/,
  );
  await expect(row('2, 3', `'2025-06-11', 2, 2, 0, NULL, 0`), 'a vote of no weight').rejects.toThrow(/check/);
  await expect(row('2, 3', `'2025-06-11', 2, 2, 1, NULL, 1`), 'paid twice').rejects.toThrow(/check/);
  await expect(
    h.db.query(`INSERT INTO vote_choices SELECT ballot_id, 'kite' FROM vote_ballots WHERE user_id = '${id}'`),
    'an option twice',
  ).rejects.toThrow(/unique/);
});
