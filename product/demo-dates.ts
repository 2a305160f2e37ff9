import { DAY } from '../engine/document/anywhere/days.ts';
import type { ActivityDocument } from '../engine/document/document.ts';
import { mechanics } from '../mechanics/index.ts';

/** Where in a campaign a try-out stands: far enough for settled days, with time left. */
const LIVE_SHARE = 0.45;

/** So long a campaign lasts at least: a try-out may be started again half a day later with the same dates. */
const LEAST_LEFT = 0.6 * DAY;

/**
 * The moment at which a campaign is looked at as live (decision 0043): now where it is live. What people do is known until now, so
 * boards of a later day would be empty, and what was drawn or settled last would be hidden at an earlier one.
 * @param start @param end of the campaign, ms
 */
export function liveMoment(start: number, end: number, now: number): number {
  return start <= now && now < end ? now : Math.floor(start + (end - start) * LIVE_SHARE);
}

/**
 * A document with its dates moved by whole days so that the campaign is live at `now`: for trying the product out. A season that
 * another one of its frame follows stays behind that one, and so is over.
 * The documents in activities/ stay as they are; `npm start -- --real-dates` leaves them alone.
 */
export function withDemoDates(document: ActivityDocument, now: number): ActivityDocument {
  const { schedule } = document;
  if (!schedule) return document;
  const days = daysToLive(lastSeasonFrom(document), now);
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
    ...(document.campaign === undefined ? {} : { campaign: moved(document.campaign, move) }),
    schedule: {
      ...(schedule.preview ? { preview: move(schedule.preview) } : {}),
      start: move(schedule.start),
      end: move(schedule.end),
      ...(schedule.settle ? { settle: move(schedule.settle) } : {}),
    },
  };
}

/** The last of the seasons that follow one another: of a frame's pages, those that begin when the one before ends. */
function lastSeasonFrom(document: ActivityDocument, pages = document.around?.pages ?? []): ActivityDocument {
  const { end = '' } = document.schedule ?? {};
  const next = pages.find(({ document: { schedule } }) => {
    const [begins, ends] = [Date.parse(schedule?.start ?? ''), Date.parse(schedule?.end ?? '')];
    return begins === Date.parse(end) && ends > begins;
  });
  return next === undefined ? document : lastSeasonFrom(next.document, pages);
}

/** By how many days a campaign is moved that is to be live. */
function daysToLive({ schedule, campaign }: ActivityDocument, now: number): number {
  const start = Date.parse(schedule?.start ?? '');
  const length = Date.parse(schedule?.end ?? '') - start;
  const share = Math.round((now - length * LIVE_SHARE - start) / DAY);
  // Whole days at least behind what is worth seeing.
  const shown = shownFrom(campaign);
  if (shown === null) return share;
  const latest = Math.ceil((now + LEAST_LEFT - start - length) / DAY);
  return Math.min(share, Math.max(latest, Math.floor((now - shown) / DAY)));
}

/** The moment from which all blocks of a campaign have something to show, ms UTC; null: from the start. */
function shownFrom(campaign: ActivityDocument['campaign']): number | null {
  const moments = mechanics.flatMap(({ rules }) => {
    if (rules.key === undefined) return [];
    const source = campaign?.[rules.key];
    return source === undefined ? [] : (rules.shownFrom?.(source as never) ?? []);
  });
  return moments.length === 0 ? null : Math.max(...moments);
}

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(Z|[+-]\d{2}:\d{2})$/;

/** What a campaign says of moments, as windows and rounds do, moves with its schedule. */
function moved<Value>(value: Value, move: (date: string) => string): Value {
  if (typeof value === 'string') return (MOMENT.test(value) ? move(value) : value) as Value;
  if (Array.isArray(value)) return value.map((one) => moved(one, move)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, moved(one, move)])) as Value;
}
