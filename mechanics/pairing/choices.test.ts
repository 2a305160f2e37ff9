// Every third day, 4 s: opens a server with a database of its own.
import { expect, it } from 'vitest';
import { at, openFair } from '../../server/fixtures/open-fair.ts';
import { callsOf } from './testing.ts';

const { h } = openFair();
const { join, choose, read, settle } = callsOf(h);

/** All rows of all tables, as text. */
async function everyRow(): Promise<readonly string[]> {
  const { rows: tables } = await h.db.query<{ name: string }>(
    "SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1",
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await h.db.query<{ row: string }>(`SELECT t::text AS row FROM ${name} t`);
    found.push(...rows.map(({ row }) => `${name} ${row}`));
  }
  return found;
}

it('no table knows after a reveal whom somebody chose', async () => {
  const [wished, rejected, chosen] = [await h.newUser(), await h.newUser(), await h.newUser()];
  await join('moon', rejected.token);
  await join('moon', chosen.token);
  await join('tide', wished.token);
  expect((await choose([wished.id], rejected.token)).code).toBe(0);
  await choose([wished.id], chosen.token);
  await choose([chosen.id], wished.token);
  const both = (rows: readonly string[]) =>
    rows.filter((row) => row.includes(rejected.id) && row.includes(wished.id));
  expect(both(await everyRow()), 'before it, where choices are kept alone').toHaveLength(1);
  const night = at('2025-06-11T20:00:00');
  await settle(night);
  h.setClock(night);
  expect((await read(rejected.token)).mine).toMatchObject({ match: null, chosen: [] });
  expect((await read(wished.token)).mine?.match?.user.user_id).toBe(chosen.id);
  expect(both(await everyRow())).toEqual([]);
  const keys = async () =>
    (
      await h.db.query<{ ends: number | null }>(
        'SELECT expires_at AS ends FROM idempotency_keys WHERE user_id = $1 AND expires_at IS NOT NULL',
        [rejected.id],
      )
    ).rows;
  expect(await keys(), 'what is kept to answer again could be tried by its hash').toEqual([
    { ends: night + 15 * 60_000 },
  ]);
});
