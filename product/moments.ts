// A moment of one's own: in a try-out, one browser sees pages and answers as they are at another time (decision 0043).
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { offsetMinutes } from '../engine/document/anywhere/dates.ts';
import { DAY } from '../engine/document/anywhere/days.ts';
import { BASE_PATH } from '../engine/document/anywhere/href.ts';
import type { ActivityDocument } from '../engine/document/document.ts';
import { liveMoment } from './demo-dates.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Keeps the choice over the pages and requests that follow: ms by which this browser's time is ahead. */
export const MOMENT_COOKIE = 'gala_at';

/** Nobody tries out another century; further away, dates stop being dates. */
const FURTHEST = 40_000 * DAY;

type Schedule = NonNullable<ActivityDocument['schedule']>;

/**
 * The moment that `?at=` or `?phase=` means, in ms.
 * @param asked `now`; a phase; a day of the campaign, `3` or `day3`; or a date with or without time and offset (without
 *   one it is the campaign's)
 * @returns undefined for what is none of these, or what the campaign does not have
 */
export function momentOf(asked: string, schedule: Schedule | undefined, now: number): number | undefined {
  if (asked === 'now') return now;
  if (/^\d{4}-/.test(asked)) return dateOf(asked, schedule);
  if (!schedule) return undefined;
  const [start, end] = [Date.parse(schedule.start), Date.parse(schedule.end)];
  const settle = schedule.settle === undefined ? end : Date.parse(schedule.settle);
  const preview = schedule.preview === undefined ? start - DAY : Date.parse(schedule.preview);
  switch (asked) {
    case 'preview':
      return preview < start ? (preview + start) / 2 : start - HOUR;
    case 'live':
      return liveMoment(start, end, now);
    case 'settling':
      return settle > end ? (end + settle) / 2 : undefined;
    case 'ended':
      return settle + HOUR;
  }
  const day = Number(/^(?:day)?(\d{1,4})$/.exec(asked)?.[1] ?? 0);
  const zone = offsetMinutes(schedule.start) * MINUTE;
  const noon = Math.floor((start + zone) / DAY) * DAY - zone + (day - 0.5) * DAY;
  // The first and the last day may begin late or end early.
  const last = Math.floor((end - 1 + zone) / DAY) - Math.floor((start + zone) / DAY) + 1;
  return day >= 1 && day <= last ? Math.min(Math.max(noon, start), end - 1) : undefined;
}

function dateOf(text: string, schedule: Schedule | undefined): number | undefined {
  // A plus sign that was not encoded arrives as a blank.
  const [, day, time = 'T00:00', zone] =
    /^(\d{4}-\d\d-\d\d)(T\d\d:\d\d(?::\d\d)?)?(Z|[+-]\d\d:\d\d)?$/.exec(text.replace(' ', '+')) ?? [];
  const own = /(Z|[+-]\d\d:\d\d)$/.exec(schedule?.start ?? '')?.[1] ?? '+08:00';
  const at = Date.parse(`${day}${time}${zone ?? own}`);
  return Number.isNaN(at) ? undefined : at;
}

export interface Moments {
  /** How far the time of a request is ahead of the clock, in ms. */
  ahead(request: FastifyRequest): number;
  /** The same for a page's head: a number, or `unknown` where the address asks for no moment that there is. */
  told(request: FastifyRequest): string;
  /** The pages, which keep what their address asks for. */
  keep(pages: FastifyPluginAsync): FastifyPluginAsync;
}

/**
 * @param scheduleAt the schedule of the page at a path below the base path; undefined where it has none
 * @param may whose moment it is to choose
 */
export function createMoments(
  clock: () => number,
  scheduleAt: (path: string) => Schedule | undefined,
  may: (request: FastifyRequest) => boolean,
): Moments {
  const known = new WeakMap<FastifyRequest, number | undefined>();
  const asks = (request: FastifyRequest): string | undefined => {
    const { at, phase } = (request.query ?? {}) as Record<string, unknown>;
    const [asked] = [at ?? phase].flat();
    const isPage = request.method === 'GET' && request.url.startsWith(BASE_PATH);
    return isPage && typeof asked === 'string' && may(request) ? asked : undefined;
  };
  const askedAhead = (request: FastifyRequest, asked: string): number | undefined => {
    if (!known.has(request)) {
      const [path = ''] = request.url.slice(BASE_PATH.length).split('?');
      const now = clock();
      const moment = momentOf(asked, scheduleAt(path.replace(/(?<!\/)\/+$/, '')), now);
      known.set(request, moment === undefined ? undefined : Math.round(moment - now));
    }
    return known.get(request);
  };
  const ahead = (request: FastifyRequest): number => {
    if (!may(request)) return 0;
    const asked = asks(request);
    const kept = Number(
      new RegExp(`(?:^|;\\s*)${MOMENT_COOKIE}=(-?\\d{1,15})`).exec(request.headers.cookie ?? '')?.[1] ?? 0,
    );
    const found = (asked === undefined ? undefined : askedAhead(request, asked)) ?? kept;
    return Math.abs(found) < FURTHEST ? found : 0;
  };
  return {
    ahead,
    told: (request) => {
      const asked = asks(request);
      return asked !== undefined && askedAhead(request, asked) === undefined
        ? 'unknown'
        : String(ahead(request));
    },
    keep: (pages) => async (fastify, options) => {
      fastify.addHook('onSend', async (request, reply, payload) => {
        const found = ahead(request);
        if (asks(request) !== undefined) {
          const age = found === 0 ? '; Max-Age=0' : '';
          reply.header('Set-Cookie', `${MOMENT_COOKIE}=${found}; Path=/; SameSite=Lax${age}`);
        }
        if (found !== 0 && String(reply.getHeader('content-type')).startsWith('text/html'))
          reply.removeHeader('etag').header('Cache-Control', 'no-store');
        return payload;
      });
      await pages(fastify, options);
    },
  };
}
