import type { ScheduleTimes } from '../engine/document/phase.ts';
import type { Campaign as CampaignSource, Schedule } from '../schemas/generated/types.gen.ts';
import { daysBetween, offsetOf } from './days.ts';

/** A document as it lies in `activities/`: route is its path without `.json`. */
export interface SourceDocument {
  readonly route: string;
  readonly document: unknown;
}

export interface Gift {
  readonly id: string;
  readonly points: number;
  readonly earns: number;
}

export interface Board {
  readonly id: string;
  readonly by: 'receiver' | 'sender';
  /** Ids of the gifts that count, or null for all. */
  readonly gifts: ReadonlySet<string> | null;
  /** Days of a daily board from first to last, or null for a board of the whole campaign. */
  readonly days: readonly string[] | null;
  readonly size: number;
  /** Offset in minutes that decides when a day begins. */
  readonly offset: number;
}

export interface ExchangeItem {
  readonly id: string;
  readonly cost: number;
  readonly limit: number;
  readonly dailyLimit: number | null;
  readonly stock: number | null;
}

export interface Milestone {
  readonly id: string;
  readonly at: number;
  readonly reward: number | null;
}

/** What the server runs for one document: its `campaign` block, by id, with the defaults of the schema. */
export interface Campaign {
  readonly id: string;
  readonly schedule: ScheduleTimes;
  /** Offset of the schedule's start in minutes: daily limits count by it. */
  readonly offset: number;
  readonly currency: string;
  readonly gifts: ReadonlyMap<string, Gift>;
  readonly boards: ReadonlyMap<string, Board>;
  readonly exchange: ReadonlyMap<string, ExchangeItem>;
  readonly milestones: ReadonlyMap<string, Milestone>;
  readonly wall: { readonly messages: ReadonlySet<string>; readonly perUser: number } | null;
}

/** A document with a schedule, as the list of activities shows it. */
export interface ActivityEntry {
  readonly id: string;
  readonly route: string;
  readonly title: unknown;
  readonly cover: string | null;
  readonly accent: string | null;
  readonly schedule: ScheduleTimes;
}

export interface Campaigns {
  readonly byId: ReadonlyMap<string, Campaign>;
  readonly activities: readonly ActivityEntry[];
}

/** The keys of a document that the server reads; `npm run check` holds documents to the schema before. */
interface DocumentShape {
  readonly title?: unknown;
  readonly cover?: string;
  readonly schedule?: Schedule;
  readonly theme?: { readonly tokens?: { readonly accent?: string } };
  readonly campaign?: CampaignSource;
}

function isDocument(value: unknown): value is DocumentShape {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function moment(route: string, key: string, text: string): number {
  const ms = Date.parse(text);
  if (!Number.isFinite(ms)) throw new Error(`${route}: schedule.${key} is not a date: ${text}`);
  return ms;
}

function scheduleOf(route: string, schedule: Schedule): ScheduleTimes {
  const { preview, start, end, settle } = schedule;
  return {
    start: moment(route, 'start', start),
    end: moment(route, 'end', end),
    ...(preview === undefined ? {} : { preview: moment(route, 'preview', preview) }),
    ...(settle === undefined ? {} : { settle: moment(route, 'settle', settle) }),
  };
}

function byId<Source extends { readonly id: string }, Value>(
  sources: readonly Source[] | undefined,
  toValue: (source: Source) => Value,
): ReadonlyMap<string, Value> {
  return new Map((sources ?? []).map((source) => [source.id, toValue(source)]));
}

function campaignOf(id: string, source: CampaignSource, schedule: ScheduleTimes, offset: number): Campaign {
  const gifts = byId(source.gifts, ({ id, points, earns }) => ({ id, points, earns }));
  return {
    id,
    schedule,
    offset,
    currency: source.currency.id,
    gifts,
    boards: byId(source.boards, (board) => {
      const unknown = board.gifts?.find((gift) => !gifts.has(gift));
      if (unknown !== undefined)
        throw new Error(`${id}: board ${board.id} counts the unknown gift ${unknown}`);
      const zone = board.timezone === undefined ? offset : offsetOf(board.timezone);
      return {
        id: board.id,
        by: board.by,
        gifts: board.gifts === undefined ? null : new Set(board.gifts),
        days: board.period === 'day' ? daysBetween(schedule.start, schedule.end, zone) : null,
        size: board.size ?? 100,
        offset: zone,
      };
    }),
    exchange: byId(source.exchange, ({ id, cost, limit, dailyLimit, stock }) => {
      return { id, cost, limit, dailyLimit: dailyLimit ?? null, stock: stock ?? null };
    }),
    milestones: byId(source.milestones, ({ id, at, reward }) => ({ id, at, reward: reward ?? null })),
    wall:
      source.wall === undefined
        ? null
        : {
            messages: new Set(source.wall.messages.map((message) => message.id)),
            perUser: source.wall.perUser ?? 3,
          },
  };
}

/**
 * Reads the documents as the server needs them: schedules in ms, campaigns by id. Pure.
 *
 * @throws Error naming the document, for a date or a reference that cannot be read
 */
export function readCampaigns(documents: readonly SourceDocument[]): Campaigns {
  const campaigns = new Map<string, Campaign>();
  const activities: ActivityEntry[] = [];
  for (const { route, document } of documents) {
    if (!isDocument(document) || document.schedule === undefined) continue;
    const id = route.replace(/^\/+|\/+$/g, '').replace(/(^|\/)index$/, '');
    const schedule = scheduleOf(route, document.schedule);
    activities.push({
      id,
      route: `/${id}`,
      title: document.title,
      cover: document.cover ?? null,
      accent: document.theme?.tokens?.accent ?? null,
      schedule,
    });
    if (document.campaign !== undefined) {
      const offset = offsetOf(document.schedule.start);
      campaigns.set(id, campaignOf(id, document.campaign, schedule, offset));
    }
  }
  activities.sort((a, b) => b.schedule.start - a.schedule.start || (a.id < b.id ? -1 : 1));
  return { byId: campaigns, activities };
}
