// By turns: breaks rows one by one, and looks whether audits find it.
import { expect, it } from 'vitest';
import { noon } from '../../server/fixtures/harness.ts';
import { movedBeside } from '../../server/fixtures/moved-beside.ts';
import { at, openFair } from '../../server/fixtures/open-fair.ts';
import { planted } from '../../server/fixtures/planted.ts';
import { inPoints } from '../../server/ledger/accounts.ts';
import { book } from '../../server/ledger/ledger.ts';
import { room } from './room.ts';
import { callsOf } from './testing.ts';

const { h } = openFair();
const { stamp, makeUp } = callsOf(h);

it('each audit sees what is planted', async () => {
  const { id, token } = await h.newUser(500);
  expect((await stamp(token)).code).toBe(0);
  expect((await makeUp('one', token)).code).toBe(0);
  const plant = (work: Parameters<typeof planted>[1]) => planted(h.db, work);
  const mine = `WHERE user_id = '${id}'`;
  const is = (...rules: readonly string[]) => rules.map((rule) => `check-in: ${rule}`);
  expect(await plant('SELECT 1')).toEqual([]);
  expect(await plant(`UPDATE check_ins SET gives = gives + 1 ${mine}`)).toEqual(
    is('each day has its grants'),
  );
  expect(await plant(`UPDATE check_ins SET cost = cost + 1 ${mine}`)).toEqual(
    is('each day that was made up has its debit'),
  );
  const posting = { owner: id, kind: room.kind('check-in-make-up'), at: noon, changes: inPoints(-1) };
  for (const reference of ['2025-06-11', '2025-06-12'])
    expect(await plant((tx) => book(tx, 'fair', { ...posting, reference })), reference).toContain(
      'check-in: each debit has its day',
    );
  expect(await plant(movedBeside(id, 'check-in-make-up')), 'more than points').toEqual(
    is('each debit has its day'),
  );
  expect(await plant(`UPDATE check_ins SET nth = 2, most = 2 ${mine} AND nth = 1`)).toEqual(
    is('days that were made up are numbered without a gap'),
  );
  expect(await plant(`UPDATE check_in_streaks SET gives = gives + 1 ${mine}`)).toEqual(
    is('each streak has its grants'),
  );
  expect(await plant(`UPDATE check_in_streaks SET length = 3 ${mine}`)).toEqual(
    is('each streak has its days in a row'),
  );
  expect(
    await plant(
      `INSERT INTO check_in_streaks SELECT activity, user_id, 'two', 2, 1, at FROM check_ins ${mine} LIMIT 1`,
    ),
  ).toEqual(is('each streak has its grants'));
  expect(
    await plant(
      `INSERT INTO check_ins (activity, user_id, day, gives, at) VALUES ('fair', '${id}', '2025-06-12', 1, ${noon})`,
    ),
  ).toEqual(is('each day has its grants', 'each day is told once'));
  const fact = `WHERE kind = 'check-in' AND id = '${id}/2025-06-11'`;
  for (const change of [`id = '${id}/2025-06-12'`, 'at = at - 86400000'])
    expect(await plant(`UPDATE facts SET ${change} ${fact}`), `told of another day: ${change}`).toEqual([
      ...(change.startsWith('at') ? ['facts: each fact has the hash of what it says'] : []),
      ...is('each day is told once'),
    ]);
  expect(await plant(`DELETE FROM facts WHERE kind = 'check-in' AND from_user = '${id}'`)).toContain(
    'check-in: each day is told once',
  );
});

it('the tables hold no wrong state', async () => {
  const { id, token } = await h.newUser(500);
  h.setClock(at('2025-06-12T09:00:00'));
  expect((await makeUp('one', token)).code).toBe(0);
  const row = (day: string, cost: string, nth: string, most: string) =>
    h.db.query(
      `INSERT INTO check_ins (activity, user_id, day, gives, cost, nth, most, at)
       VALUES ('fair', '${id}', '${day}', 1, ${cost}, ${nth}, ${most}, 1)`,
    );
  await expect(row('2025-06-10', 'NULL', 'NULL', 'NULL'), 'a day twice').rejects.toThrow(/unique/);
  await expect(row('2025-06-11', '30', '1', '2'), 'a number twice').rejects.toThrow(/unique/);
  await expect(row('2025-06-11', '30', '2', '1'), 'more than there may be').rejects.toThrow(/check/);
  await expect(row('2025-06-11', '30', 'NULL', 'NULL'), 'a price for nothing').rejects.toThrow(/check/);
  await expect(row('2025-06-11', '0', '2', '2'), 'made up for nothing').rejects.toThrow(/check/);
  await expect(row('11 June', 'NULL', 'NULL', 'NULL'), 'not a day').rejects.toThrow(/check/);
});
