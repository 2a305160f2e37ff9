import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../database/database.ts';

/** What keeps a server from taking orders. */
export type Unready = 'database' | 'writes' | 'stopping';

/** How long one look counts, and how long it may take, in ms. */
const freshFor = 1000;
const patience = 5000;

/** Reads, then writes: a full disk and a database that has become read-only still read well. */
async function look(db: Database, now: number): Promise<{ unready: Unready | null; error?: unknown }> {
  try {
    await db.query('SELECT 1');
  } catch (error) {
    return { unready: 'database', error };
  }
  try {
    await db.query(
      `INSERT INTO readiness (one, at) VALUES (true, $1) ON CONFLICT (one) DO UPDATE SET at = excluded.at`,
      [now],
    );
    return { unready: null };
  } catch (error) {
    return { unready: 'writes', error };
  }
}

/** Whether orders can be taken. However many ask, the database is asked once a second. */
export function createReadiness(db: Database, clock: () => number) {
  let last: { readonly at: number; readonly looked: ReturnType<typeof look> } | undefined;
  return async (): Promise<{ unready: Unready | null; error?: unknown }> => {
    const at = performance.now();
    if (last === undefined || at - last.at >= freshFor) last = { at, looked: look(db, clock()) };
    const late = new AbortController();
    const tooLate = sleep(patience, { unready: 'database' as const }, { signal: late.signal, ref: false });
    try {
      return await Promise.race([last.looked, tooLate]);
    } finally {
      late.abort();
      tooLate.catch(() => undefined);
    }
  };
}
