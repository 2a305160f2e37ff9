// By turns: breaks rows one by one, and looks whether audits find it.
import { expect, it } from 'vitest';
import { noon } from '../../server/fixtures/harness.ts';
import { openFair } from '../../server/fixtures/open-fair.ts';
import { planted } from '../../server/fixtures/planted.ts';
import { dot } from './files/dot.ts';
import { keepFile } from './files/store.ts';
import { callsOf } from './testing.ts';

const { h } = openFair();
const { send, review } = callsOf(h);
const dance = { name: 'Rain', talent: 'dance' };

it('each audit sees what is planted', async () => {
  const [a, b] = [await h.newUser(), await h.newUser()];
  await send('stage', dance, a.token);
  await send('stage', dance, b.token);
  expect((await review('stage', { user: a.id, times: 1, verdict: 'accepted' })).code).toBe(0);
  const plant = (sql: string) => planted(h.db, sql);
  const is = (...rules: readonly string[]) => rules.map((rule) => `forms: ${rule}`);
  const mine = `WHERE user_id = '${a.id}'`;
  expect(await plant('SELECT 1')).toEqual([]);
  await keepFile(h.db, {
    id: 'abcdefghijklmnopqrstuv',
    activity: 'fair',
    form: 'stage',
    field: 'photo',
    user: a.id,
    sort: 'png',
    bytes: dot,
    at: noon,
  });
  expect(await plant(`UPDATE form_files SET nth = 1, expires_at = NULL ${mine}`)).toEqual(
    is('files that are sent are named by what was sent'),
  );
  expect(await plant('UPDATE form_seats SET taken = 1')).toEqual(
    is('as many seats are taken as people have one'),
  );
  expect(await plant(`UPDATE form_submissions SET nth = 2, gives = 0, times = 2 ${mine}`)).toContain(
    'forms: tries are numbered without a gap',
  );
  expect(await plant(`UPDATE form_submissions SET gives = 0 ${mine}`)).toEqual(is('sending has its grants'));
  expect(await plant(`UPDATE form_submissions SET accepted_gives = 0 ${mine}`)).toEqual(
    is('being accepted has its grants'),
  );
  expect(
    await plant(`UPDATE form_submissions SET state = 'sent', decided_at = NULL, accepted_gives = 0 ${mine}`),
  ).toEqual(
    is('what is given for a form was sent', 'whoever is told of a review has sent what was reviewed'),
  );
  expect(await plant(`DELETE FROM facts WHERE kind = 'forms' AND from_user = '${a.id}'`)).toContain(
    'forms: each person who has sent a form is told once',
  );
  expect(await plant(`DELETE FROM form_submissions WHERE user_id = '${b.id}'`)).toContain(
    'forms: each person who has sent a form is told once',
  );
});

it('a file is of a try of its owner, or goes some day', async () => {
  const [a, b] = [await h.newUser(), await h.newUser()];
  expect((await send('stage', dance, a.token)).code).toBe(0);
  const file = (user: string, nth: string, ends: string, size: string | number = dot.length) =>
    h.db.query(
      `INSERT INTO form_files (file_id, activity, form, field, user_id, nth, sort, size, bytes, stored_at, expires_at)
       VALUES ('zyxwvutsrqponmlkjihgfe', 'fair', 'stage', 'photo', $1, ${nth}, 'png', ${size}, $2, ${noon}, ${ends})`,
      [user, dot],
    );
  await expect(file(b.id, '1', 'NULL'), 'of somebody else’s try').rejects.toThrow(/foreign key/);
  await expect(file(a.id, '2', 'NULL'), 'of no try').rejects.toThrow(/foreign key/);
  await expect(file(a.id, 'NULL', 'NULL'), 'for ever').rejects.toThrow(/check/);
  await expect(file(a.id, '1', `${noon + 1}`), 'sent, and going').rejects.toThrow(/check/);
  await expect(file(a.id, 'NULL', `${noon + 1}`, 9), 'of another size').rejects.toThrow(/check/);
  await h.db.query(
    'UPDATE form_submissions SET state = $2, why = $2, decided_at = at, seated = false WHERE user_id = $1',
    [a.id, 'refused'],
  );
  await h.db.query('UPDATE form_seats SET taken = taken - 1');
});

it('the tables hold no wrong state', async () => {
  const { id, token } = await h.newUser();
  await send('stage', dance, token);
  const row = (keys: string, values: string) =>
    h.db.query(
      `INSERT INTO form_submissions (activity, form, user_id, seated, first_at, at, ${keys})
       VALUES ('fair', 'stage', '${id}', false, ${noon}, ${noon}, ${values})`,
    );
  const keys = 'nth, times, state, why, decided_at, gives, accepted_gives';
  await expect(row(keys, `2, 2, 'sent', NULL, NULL, 0, 0`), 'two that stand').rejects.toThrow(/unique/);
  await expect(row(keys, `1, 1, 'refused', 'x', ${noon}, 0, 0`), 'a number twice').rejects.toThrow(/unique/);
  for (const [values, wrong] of [
    [`2, 2, 'refused', NULL, ${noon}, 0, 0`, 'refused without a reason'],
    [`2, 2, 'accepted', 'x', ${noon}, 0, 0`, 'accepted with a reason'],
    [`2, 2, 'accepted', NULL, NULL, 0, 0`, 'accepted at no time'],
    [`2, 2, 'refused', 'x', ${noon - 1}, 0, 0`, 'decided before it was sent'],
    [`2, 2, 'refused', 'x', ${noon}, 1, 0`, 'paid for sending again'],
    [`2, 2, 'refused', 'x', ${noon}, 0, 1`, 'paid for being refused'],
    [`2, 1, 'refused', 'x', ${noon}, 0, 0`, 'sent less often than tried'],
    [`2, 2, 'lost', NULL, NULL, 0, 0`, 'a state that there is not'],
  ] as const)
    await expect(row(keys, values), wrong).rejects.toThrow(/check/);
  await expect(
    h.db.query(
      `UPDATE form_submissions SET state = 'refused', why = 'x', decided_at = at WHERE user_id = '${id}'`,
    ),
    'refused with a seat',
  ).rejects.toThrow(/check/);
  await expect(h.db.query('UPDATE form_seats SET taken = total + 1'), 'more than there are').rejects.toThrow(
    /check/,
  );
});
