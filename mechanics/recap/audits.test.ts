// By turns: breaks rows one by one, and looks whether audits find it.
import { beforeAll, expect, it } from 'vitest';
import { audit } from '../../server/audit.ts';
import type { Queryable } from '../../server/database/database.ts';
import { everyRoom } from '../../server/fixtures/every-room.ts';
import { openFair } from '../../server/fixtures/open-fair.ts';
import { callsOf, due } from './testing.ts';

const { h, gift } = openFair();
const { settle, count } = callsOf(h);
let [ann, ben] = ['', ''];

beforeAll(async () => {
  [ann, ben] = [(await h.newUser()).id, (await h.newUser()).id];
  await gift(ann, ben, { count: 20 });
  await gift(ben, ann, { count: 2 });
  await settle(due);
  await count(due);
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
    .filter((rule) => rule.startsWith('recap: ') && (seen[rule] ?? 0) > 0)
    .map((rule) => rule.replace('recap: ', ''));
}

it('each audit sees what is planted', async () => {
  const sums = 'each figure says how many have any, and how much';
  const set = (what: string, figure: string) =>
    planted(`UPDATE recap_values SET ${what} WHERE figure = '${figure}' AND user_id = '${ann}'`);
  expect(await planted('SELECT 1')).toEqual([]);
  expect(await set('value = value + 1', 'given')).toEqual(['each sum of somebody is what they did', sums]);
  expect(await set('place = place + 1', 'given')).toEqual(['each sum of somebody is what they did']);
  expect(await set('title = NULL', 'given')).toEqual(['each sum of somebody is what they did']);
  expect(await set('value = value + 1', 'evenings')).toEqual([
    'each days of somebody is what they did',
    sums,
  ]);
  expect(await set('at = at + 1', 'beginning')).toEqual(['each first of somebody is what they did']);
  expect(
    await planted(`UPDATE recap_values SET about = '${(await h.newUser()).id}' WHERE figure = 'dearest'`),
  ).toEqual(['each friend of somebody is what they did']);
  expect(await set('place = place + 1', 'standing')).toEqual(['each place of somebody is what they did']);
  expect(await planted("DELETE FROM recap_values WHERE figure = 'dearest'")).toEqual([
    'each friend of somebody is what they did',
    sums,
  ]);
  expect(await planted("UPDATE recap_figures SET people = people - 1 WHERE figure = 'given'")).toEqual([
    sums,
  ]);
  const settled = 'a recap has all who did something, and is settled';
  expect(await planted('UPDATE recap_runs SET people = people + 1')).toEqual([settled]);
  expect(
    await planted(`INSERT INTO recap_values (activity, held, figure, kind, user_id, value, place)
      VALUES ('fair', '2025-06-10', 'evenings', 'days', '${(await h.newUser()).id}', 1, 3)`),
  ).toEqual(['each days of somebody is what they did', sums, settled]);
});

it('the tables hold no wrong state', async () => {
  const { id } = await h.newUser();
  const keeps = (figure: string, kind: string, more: string) =>
    h.db.query(
      `INSERT INTO recap_values (activity, held, figure, kind, user_id, value, place, title, at, about)
       VALUES ('fair', '2025-06-10', '${figure}', '${kind}', '${id}', ${more})`,
    );
  await expect(keeps('given', 'sum', '0, 1, NULL, NULL, NULL'), 'a figure that is 0').rejects.toThrow(
    /check/,
  );
  await expect(keeps('given', 'sum', '1, NULL, NULL, NULL, NULL'), 'no place').rejects.toThrow(/check/);
  await expect(keeps('given', 'days', '1, 1, NULL, NULL, NULL'), 'of another kind').rejects.toThrow(
    /foreign key/,
  );
  await expect(keeps('dearest', 'friend', `1, NULL, NULL, NULL, '${id}'`), 'themselves').rejects.toThrow(
    /check/,
  );
  await expect(keeps('dearest', 'friend', '1, NULL, NULL, NULL, NULL'), 'nobody').rejects.toThrow(/check/);
  await expect(keeps('dearest', 'friend', `1, NULL, 'x', NULL, '${ann}'`), 'a title').rejects.toThrow(
    /check/,
  );
  await expect(keeps('beginning', 'first', '1, NULL, NULL, NULL, NULL'), 'no moment').rejects.toThrow(
    /check/,
  );
  await expect(
    h.db.query(`INSERT INTO recap_values SELECT * FROM recap_values WHERE user_id = '${ben}' LIMIT 1`),
    'one figure twice',
  ).rejects.toThrow(/unique/);
  await expect(
    h.db.query(`INSERT INTO recap_runs SELECT * FROM recap_runs`),
    'a recap twice',
  ).rejects.toThrow(/unique/);
  await expect(h.db.query('UPDATE recap_figures SET counted_at = NULL'), 'half counted').rejects.toThrow(
    /check/,
  );
});
