import type { EventsAnswer, EventsRequest, ReportRequest } from '../../schemas/generated/types.gen.ts';
import type { Queryable } from '../database/database.ts';
import { dayOf } from '../days.ts';
import type { Handler } from './context.ts';

/** POST /v2/events: keeps the events that are new. Who sent them is not kept: neither token nor address (T50). */
export const recordEvents: Handler<EventsAnswer> = async ({ db, body, now }) => {
  const { app, events } = body as EventsRequest;
  return db.transaction(async (tx) => {
    let stored = 0;
    for (const { id, event, at, page, props } of events) {
      const { rows } = await tx.query(
        `INSERT INTO events (id, app, event, at, page, props, received) VALUES ($1, $2, $3, $4, $5, $6, $7)
         ON CONFLICT DO NOTHING RETURNING 1`,
        [id, app, event, at, page, JSON.stringify(props), now],
      );
      stored += rows.length;
    }
    return { stored };
  });
};

const count = (db: Queryable, kind: string, now: number) =>
  db.query(
    `INSERT INTO report_counts AS r (day, kind, count) VALUES ($1, $2, 1)
     ON CONFLICT (day, kind) DO UPDATE SET count = r.count + 1`,
    [dayOf(now, 0), kind],
  );

/** POST /v2/reports: keeps the reports of our pages, and counts every kind per UTC day. What a browser reports by itself is dropped unread (T50). */
export const countReport: Handler = async ({ db, body, now }) => {
  const { kind = 'other', app = '', reports } = body as ReportRequest;
  if (!reports) {
    await count(db, kind, now);
    return {};
  }
  await db.transaction(async (tx) => {
    for (const { id, kind: one, message, page, at, value } of reports) {
      const { rows } = await tx.query(
        `INSERT INTO reports (id, app, kind, message, page, value, at, received)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING RETURNING 1`,
        [id, app, one, message, page, value ?? null, at, now],
      );
      if (rows.length > 0) await count(tx, one, now);
    }
  });
  return {};
};
