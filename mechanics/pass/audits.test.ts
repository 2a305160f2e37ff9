// By turns: breaks rows one by one, and looks whether audits find it.
import { expect, it } from 'vitest';
import { noon } from '../../server/fixtures/harness.ts';
import { movedBeside } from '../../server/fixtures/moved-beside.ts';
import { openFair } from '../../server/fixtures/open-fair.ts';
import { planted } from '../../server/fixtures/planted.ts';
import { inPoints } from '../../server/ledger/accounts.ts';
import { grant } from '../../server/ledger/grant.ts';
import { book } from '../../server/ledger/ledger.ts';
import { room } from './room.ts';
import { callsOf } from './testing.ts';

const { h } = openFair();
const { claimAll, buyTrack, buyLevel, watch } = callsOf(h);

it('each audit sees what is planted, and the tables hold no wrong state', async () => {
  const { id, token } = await h.newUser(500);
  const other = await h.newUser(500);
  await watch(id, 12);
  await watch(other.id, 12);
  for (const call of [buyTrack, buyLevel, buyLevel, claimAll]) expect((await call(token)).code).toBe(0);
  const plant = (work: Parameters<typeof planted>[1]) => planted(h.db, work);
  const mine = `WHERE user_id = '${id}'`;
  const is = (...rules: readonly string[]) => rules.map((rule) => `pass: ${rule}`);
  expect(await plant('SELECT 1')).toEqual([]);
  for (const [rules, work] of [
    [['each level was earned or bought'], `UPDATE pass_levels SET need = 9999 ${mine} AND level = 'reef'`],
    [
      ['each level was earned or bought', 'what was bought is in how far one has come'],
      `UPDATE pass_progress SET bought = bought - 1 ${mine}`,
    ],
    [['each level is told once'], `UPDATE pass_levels SET at = at + 1 ${mine} AND level = 'reef'`],
    [['what was bought is in how far one has come'], `UPDATE pass_progress SET bought = bought + 1 ${mine}`],
    [
      ['levels that were bought are numbered without a gap'],
      `UPDATE pass_bought SET nth = 3 ${mine} AND nth = 2`,
    ],
    [
      ['levels that were bought are numbered without a gap'],
      `UPDATE pass_bought SET nth_of_day = 3, most_of_day = 3 ${mine} AND nth = 2`,
    ],
    [['each level that was bought has its debit'], `UPDATE pass_bought SET cost = 1 ${mine}`],
    [['each track has its debit'], `UPDATE pass_tracks SET cost = 1 ${mine}`],
    [['each claim has its grants'], `UPDATE pass_claims SET gives = gives + 1 ${mine}`],
    [['each grant was claimed'], `DELETE FROM pass_claims ${mine} AND track = 'paid'`],
  ] as const)
    expect(await plant(work), work).toEqual(is(...rules));
  for (const [kind, rule] of [
    ['pass-track', 'each debit for a track has its track'],
    ['pass-catch-up', 'each debit for a level has its level'],
  ] as const)
    expect(await plant(movedBeside(id, kind)), 'more than points').toEqual(is(rule));
  const posting = { owner: id, at: noon, changes: inPoints(-1) };
  const booking = (kind: 'pass-catch-up' | 'pass-track', reference: string) =>
    plant((tx) => book(tx, 'fair', { ...posting, kind: room.kind(kind), reference }));
  expect(await booking('pass-catch-up', 'deep')).toEqual(is('each debit for a level has its level'));
  expect(await booking('pass-track', 'twice')).toContain('pass: each debit for a track has its track');
  const present = {
    activity: 'fair',
    user: id,
    kind: room.kind('pass-reward'),
    reference: 'deep/paid',
    at: noon,
  };
  expect(await plant((tx) => grant(tx, present, [{ kind: 'points', points: 1 }]))).toEqual(
    is('each grant was claimed'),
  );
  const claimOf = (user: string, level: string, track: string) =>
    `INSERT INTO pass_claims (activity, user_id, level, track, gives, at) VALUES ('fair', '${user}', '${level}', '${track}', 1, 1)`;
  for (const [never, how] of [
    [claimOf(id, 'sand', 'free'), /unique/],
    [claimOf(id, 'deep', 'free'), /foreign key/],
    [claimOf(other.id, 'sand', 'paid'), /foreign key/],
    [claimOf(other.id, 'sand', 'gold'), /check/],
    [`INSERT INTO pass_tracks SELECT * FROM pass_tracks ${mine}`, /unique/],
    [`INSERT INTO pass_bought SELECT * FROM pass_bought ${mine}`, /unique/],
    [`UPDATE pass_bought SET nth = most + 1 ${mine} AND nth = 2`, /check/],
    [`UPDATE pass_bought SET nth_of_day = most_of_day + 1 ${mine} AND nth = 2`, /check/],
    [`UPDATE pass_progress SET earned = -1 ${mine}`, /check/],
    [`DELETE FROM pass_tracks ${mine}`, /foreign key/],
  ] as const)
    await expect(plant(never), never).rejects.toThrow(how);
});
