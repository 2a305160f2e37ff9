import type { Queryable } from '../database/database.ts';

/** What several transactions do under one name they do one after the other, however many are sent at once. */
export const inTurn = (tx: Queryable, name: string) =>
  tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [name]);
