import { dayOf } from '../../engine/document/anywhere/days.ts';
import { sensitiveKeys } from '../../engine/platform/identity/identity.ts';
import { type Cleaner, cleanerOf } from '../../engine/platform/secrets/index.ts';
import type { EventsRequest, ReportRequest, TelemetryAnswer } from '../../schemas/generated/types.gen.ts';
import type { Queryable } from '../database/database.ts';
import { Refusal } from '../errors.ts';
import type { Context, Handler } from '../kernel/context.ts';
import { countDropped, hasRoom } from '../limits/telemetry-quota.ts';

/**
 * Inserts what is new and counts it towards the day's quota, in one statement: on its row, batches wait for each other
 * no longer than that takes. `entries` and `stored` are of one table.
 */
async function store(
  { db, now, quota, misfits }: Context,
  entries: readonly object[],
  insert: string,
): Promise<TelemetryAnswer> {
  const refused = misfits.map(({ place }) => place);
  if (entries.length === 0 && refused[0] !== undefined) throw new Refusal('BAD_REQUEST', refused[0]);
  if (!(await hasRoom(db, quota, now))) {
    await countDropped(db, entries.length, now);
    return { stored: 0, refused, dropped: entries.length };
  }
  const { rows } = await db.query<{ stored: number }>(
    `WITH stored AS (${insert}),
     sums AS (SELECT count(*) AS rows, COALESCE(sum(bytes), 0) AS bytes FROM stored),
     day AS (
       INSERT INTO telemetry_days AS d (day, rows, bytes) SELECT $3, rows, bytes FROM sums WHERE rows > 0
       ON CONFLICT (day) DO UPDATE SET rows = d.rows + excluded.rows, bytes = d.bytes + excluded.bytes),
     kinds AS (
       INSERT INTO report_counts AS r (day, kind, count) SELECT $3, kind, count(*) FROM stored
       WHERE kind IS NOT NULL GROUP BY kind
       ON CONFLICT (day, kind) DO UPDATE SET count = r.count + excluded.count)
     SELECT rows AS stored FROM sums`,
    [JSON.stringify(entries), now, dayOf(now, 0)],
  );
  return { stored: rows[0]?.stored ?? 0, refused, dropped: 0 };
}

/**
 * Our pages clean what they send; what somebody else sends, or a page of another version, is cleaned here (T50). Anybody may send it, so
 * each request has a bound: 30 reports of our pages need half of it, and what is made to cost more is left out.
 */
const cleanerOfRequest = (): Cleaner => cleanerOf({ keys: sensitiveKeys, most: 60_000 });

/** Properties without those that say who somebody is: our pages send none, and nobody else's are kept (T50). */
function cleanProps(clean: Cleaner, props: object): object {
  return Object.fromEntries(
    Object.entries(props).filter(([name, value]) => {
      const text = JSON.stringify({ [name]: value });
      return clean(text) === text;
    }),
  );
}

/** POST /v2/events: keeps the events that are new. Who sent them is not kept: neither token nor address (T50). */
export const recordEvents: Handler<TelemetryAnswer> = async (context) => {
  const { app, events } = context.body as EventsRequest;
  const clean = cleanerOfRequest();
  const entries = events.map((event) => ({
    ...event,
    app,
    page: clean(event.page),
    props: JSON.stringify(cleanProps(clean, event.props)),
  }));
  return store(
    context,
    entries,
    `INSERT INTO events (id, app, event, at, page, props, received)
     SELECT id, app, event, at, page, props, $2::int8
     FROM json_to_recordset($1::json) AS e(id text, app text, event text, at int8, page text, props text)
     ON CONFLICT DO NOTHING
     RETURNING octet_length(app || event || page || props) AS bytes, NULL::text AS kind`,
  );
};

const countOne = (db: Queryable, kind: string, now: number) =>
  db.query(
    `INSERT INTO report_counts AS r (day, kind, count) VALUES ($1, $2, 1)
     ON CONFLICT (day, kind) DO UPDATE SET count = r.count + 1`,
    [dayOf(now, 0), kind],
  );

/** POST /v2/reports: keeps the reports of our pages, and counts every kind per UTC day. What a browser reports by itself is dropped unread (T50). */
export const countReport: Handler<TelemetryAnswer> = async (context) => {
  const { kind = 'other', app = '', reports } = context.body as ReportRequest;
  if (!reports) {
    await countOne(context.db, kind, context.now);
    return { stored: 0, refused: [], dropped: 0 };
  }
  const clean = cleanerOfRequest();
  return store(
    context,
    reports.map((report) => ({
      ...report,
      app,
      page: clean(report.page),
      message: clean(report.message),
    })),
    `INSERT INTO reports (id, app, kind, message, page, value, at, received)
     SELECT id, app, kind, message, page, value, at, $2::int8
     FROM json_to_recordset($1::json)
       AS e(id text, app text, kind text, message text, page text, value float8, at int8)
     ON CONFLICT DO NOTHING RETURNING octet_length(app || message || page) AS bytes, kind`,
  );
};
