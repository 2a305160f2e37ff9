import type { Queryable } from '../database/database.ts';

/** Those of these user ids that there are, with one statement. */
export async function usersAmong(tx: Queryable, ids: Iterable<string>): Promise<ReadonlySet<string>> {
  const { rows } = await tx.query<{ user_id: string }>(
    'SELECT user_id FROM users WHERE user_id IN (SELECT json_array_elements_text($1::json))',
    [JSON.stringify([...new Set(ids)])],
  );
  return new Set(rows.map(({ user_id }) => user_id));
}
