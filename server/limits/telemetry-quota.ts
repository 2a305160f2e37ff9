import { DAY, dayOf } from '../../engine/document/anywhere/days.ts';
import type { Database, Queryable } from '../database/database.ts';
import { sweepRows } from './sweep.ts';

/** What events and reports of pages may take of the database, so that anonymous callers cannot take it from orders. */
export interface TelemetryQuota {
  /** Most rows of one UTC day. A full day leaves the next one its room. */
  readonly rows: number;
  /** Most bytes of text of one UTC day. */
  readonly bytes: number;
  /** Days after which rows are removed. */
  readonly days: number;
}

/** At most 700,000 rows and 224 MiB of text at any time. */
export const defaultTelemetryQuota: TelemetryQuota = { rows: 50_000, bytes: 16 * 1024 * 1024, days: 14 };

/** Whether the day has room. Requests that are on their way together may go beyond by one batch each. */
export async function hasRoom(db: Queryable, quota: TelemetryQuota, now: number): Promise<boolean> {
  const { rows } = await db.query<{ full: boolean }>(
    'SELECT rows >= $2 OR bytes >= $3 AS full FROM telemetry_days WHERE day = $1',
    [dayOf(now, 0), quota.rows, quota.bytes],
  );
  return rows[0]?.full !== true;
}

/** Counts entries that found no room. */
export async function countDropped(db: Queryable, count: number, now: number): Promise<void> {
  await db.query(
    `INSERT INTO telemetry_days AS d (day, dropped) VALUES ($1, $2)
     ON CONFLICT (day) DO UPDATE SET dropped = d.dropped + excluded.dropped`,
    [dayOf(now, 0), count],
  );
}

const tables = ['events', 'reports'] as const;

/** Removes what is older than the quota allows. @returns how many rows */
export async function sweepTelemetry(db: Database, quota: TelemetryQuota, now: number): Promise<number> {
  const before = now - quota.days * DAY;
  let removed = 0;
  for (const table of tables) removed += await sweepRows(db, { table, id: 'id', moment: 'received' }, before);
  return removed;
}
