import { DAY } from '../engine/document/anywhere/days.ts';
import type { ActivityDocument } from '../engine/document/document.ts';

/** Where in a campaign a try-out stands: far enough for settled days, with time left. */
export const LIVE_SHARE = 0.45;

/**
 * A document with its dates moved by whole days so that the campaign is live at `now`: for trying the product out.
 * The documents in activities/ stay as they are; `npm start -- --real-dates` leaves them alone.
 */
export function withDemoDates(document: ActivityDocument, now: number): ActivityDocument {
  const { schedule } = document;
  if (!schedule) return document;
  const start = Date.parse(schedule.start);
  const length = Date.parse(schedule.end) - start;
  const days = Math.round((now - length * LIVE_SHARE - start) / DAY);
  const move = (date: string): string => {
    const offset = /(Z|[+-]\d{2}:\d{2})$/.exec(date)?.[1] ?? 'Z';
    const minutes =
      offset === 'Z'
        ? 0
        : Number(`${offset[0]}1`) * (Number(offset.slice(1, 3)) * 60 + Number(offset.slice(4)));
    const local = new Date(Date.parse(date) + days * DAY + minutes * 60_000);
    return local.toISOString().slice(0, 19) + offset;
  };
  return {
    ...document,
    schedule: {
      ...(schedule.preview ? { preview: move(schedule.preview) } : {}),
      start: move(schedule.start),
      end: move(schedule.end),
      ...(schedule.settle ? { settle: move(schedule.settle) } : {}),
    },
  };
}
