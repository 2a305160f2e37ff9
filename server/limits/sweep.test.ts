import { expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { sweepRows } from './sweep.ts';

/** A database of so many old rows, and what it was asked. */
function databaseOf(engine: Database['engine'], old: number) {
  const asked: string[] = [];
  let left = old;
  const query = async (sql: string, [, most = 0]: readonly number[] = []) => {
    asked.push(sql.split(' ')[0] ?? '');
    const gone = Math.min(left, most);
    left -= gone;
    return { rows: Array.from({ length: gone }) };
  };
  return { asked, db: { engine, query } as unknown as Database };
}
const aging = { table: 'reports', id: 'report_id', moment: 'at' };

it.each([
  [0, 1],
  [1999, 1],
  [2000, 2],
  [4500, 3],
])('%d old rows go in %d statements, each of so few that no order waits long', async (old, statements) => {
  const { asked, db } = databaseOf('postgres', old);
  expect(await sweepRows(db, aging, 7)).toBe(old);
  expect(asked).toEqual(Array.from({ length: statements }, () => 'DELETE'));
});

it('the room of what has gone is given back where nobody else does it', async () => {
  const { asked, db } = databaseOf('pglite', 3);
  await sweepRows(db, aging, 7);
  expect(asked).toEqual(['DELETE', 'VACUUM']);
});
