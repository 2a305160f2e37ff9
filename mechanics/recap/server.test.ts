import { describe, expect, it } from 'vitest';
import { at, openFair } from '../../server/fixtures/open-fair.ts';
import { audits } from './audits.ts';
import { callsOf, due, line, locks, reveals } from './testing.ts';

const { h, gift } = openFair();
const { settle, count, read } = callsOf(h);
const people = (number: number) => Promise.all(Array.from({ length: number }, () => h.newUser()));
const nobody = { id: '', token: '' };

it('a year goes from what people did to what each of them sees: counted once, shown to all at one moment', async () => {
  const [ann = nobody, ben = nobody, cid = nobody, dan = nobody, eve = nobody] = await people(5);
  const first = at('2025-06-10T09:00:00');
  // Days of the campaign begin at midnight there, not of UTC.
  await gift(ann.id, ben.id, { count: 3, at: first });
  await gift(ann.id, cid.id, { count: 4, at: at('2025-06-11T07:59:00') });
  await gift(ann.id, ben.id, { count: 2, at: at('2025-06-11T08:01:00') });
  await gift(dan.id, cid.id, { count: 4, at: at('2025-06-11T09:00:00') });
  await gift(cid.id, dan.id, { count: 12, at: at('2025-06-11T10:00:00') });
  h.setClock(locks);
  await gift(ann.id, dan.id, { count: 100, at: locks });
  h.setClock(locks + 600_000);
  await gift(eve.id, dan.id, { count: 1, at: locks - 1 });
  h.setClock(locks + 599_999);
  await gift(dan.id, ben.id, { count: 1, at: locks - 1 });
  await settle(due - 1);
  await count(due - 1);
  expect((await h.db.query('SELECT FROM recap_runs')).affected ?? 0).toBe(0);
  h.setClock(reveals - 1);
  await settle(due);
  const before = await read(ann.token);
  expect(before).toEqual({
    state: 'soon',
    people: 0,
    mine: null,
    reason: 'NOT_OPEN',
    nextAt: '2025-06-12T12:00:00.000Z',
  });
  expect(await read()).toEqual(before);
  h.setClock(reveals);
  expect(await read(ann.token), 'before it is counted').toEqual({
    state: 'counting',
    people: 0,
    mine: null,
    reason: 'NOT_OPEN',
  });
  await Promise.all([count(reveals), count(reveals), count(reveals)]);
  h.setClock(reveals - 1);
  expect(await read(ann.token), 'counted, and not yet revealed').toEqual(before);
  h.setClock(reveals);
  expect(line(await read(ann.token))).toBe(
    `given 9 #2, evenings 2 #1, beginning 3 @${ben.id}, dearest 50 @${ben.id}`,
  );
  const told = await read(cid.token);
  expect(told).toMatchObject({ state: 'ready', people: 4, can: 'open' });
  expect(line(told)).toContain('given 12 #1 first-tenth');
  expect(line(told)).toContain('standing 160 #2');
  expect(line(await read(ben.token)), 'nobody who gave nothing has a first').toBe(
    'received 60 #3, standing 120 #3',
  );
  for (const { token } of [cid, dan])
    expect(line(await read(token)), 'equal ones share a place').toContain('evenings 1 #2');
  expect(told.mine?.figures.find(({ id }) => id === 'beginning')).toMatchObject({
    at: at('2025-06-11T10:00:00'),
    value: 12,
    people: 3,
    place: null,
  });
  expect((await read(eve.token)).mine, 'heard of too late: a quiet year').toEqual({ figures: [] });
  expect(await read(), 'a visitor').toEqual({
    state: 'ready',
    people: 4,
    mine: null,
    reason: 'TOKEN_EXPIRED',
  });
  const kept = await read(ann.token);
  await settle(at('2025-06-14T00:00:00'));
  await count(at('2025-06-14T00:00:00'));
  expect(await read(ann.token), 'nothing changes it').toEqual(kept);
});

describe('counting that is broken off', () => {
  const broken = async (rule: string) =>
    (await h.db.query(`SELECT count(*)::int4 AS n FROM (${audits[rule]}) a`)).rows[0];
  const emptied = () =>
    h.db.transaction(async (tx) => {
      await tx.script(
        'DELETE FROM recap_values; UPDATE recap_figures SET people = NULL, total = NULL, counted_at = NULL',
      );
    });
  const all = async () =>
    (await h.db.query('SELECT * FROM recap_values ORDER BY activity, held, user_id, figure')).rows;

  it('at any row goes on where it was, and ends as if it had not been', async () => {
    const whole = await all();
    expect(whole.length).toBeGreaterThan(10);
    for (let rows = 0; rows < whole.length; rows += 1) {
      await emptied();
      // The server dies while it writes the row after so many: what its transaction wrote is gone.
      await h.db.transaction((tx) =>
        tx.script(`CREATE SEQUENCE recap_written;
          CREATE FUNCTION recap_dies() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
            IF nextval('recap_written') > ${rows} THEN RAISE 'gone'; END IF; RETURN NEW; END $$;
          CREATE TRIGGER recap_dies BEFORE INSERT ON recap_values FOR EACH ROW EXECUTE FUNCTION recap_dies()`),
      );
      await expect(count(reveals)).rejects.toThrow(/gone/);
      const part = await all();
      expect(part.length).toBeLessThanOrEqual(rows);
      expect(await broken('each figure says how many have any, and how much')).toEqual({ n: 0 });
      await h.db.transaction((tx) =>
        tx.script(
          'DROP TRIGGER recap_dies ON recap_values; DROP FUNCTION recap_dies; DROP SEQUENCE recap_written',
        ),
      );
      await count(reveals);
      expect(await all()).toEqual(whole);
    }
  });
});

it('what a server whose clock is behind stores after the closing was heard of too late, for all rooms', async () => {
  const [giver = nobody, friend = nobody] = await people(2);
  const before = (await h.db.query('SELECT people, total FROM recap_figures ORDER BY nth')).rows;
  h.setClock(locks);
  await gift(giver.id, friend.id, { at: locks - 1 });
  const { rows } = await h.db.query('SELECT at, heard FROM facts WHERE from_user = $1', [giver.id]);
  expect(rows).toEqual([{ at: locks - 1, heard: due }]);
  h.setClock(reveals);
  expect((await read(giver.token)).mine).toEqual({ figures: [] });
  expect((await h.db.query('SELECT people, total FROM recap_figures ORDER BY nth')).rows).toEqual(before);
  const found = await Promise.all(Object.values(audits).map((sql) => h.db.query(sql)));
  expect(found.flatMap(({ rows: wrong }) => wrong)).toEqual([]);
});
