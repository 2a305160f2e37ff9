import { offsetMinutes } from '../../engine/document/anywhere/dates.ts';
import type {
  CampaignBasics,
  EverywhereRules,
  MechanicRules,
} from '../../engine/document/anywhere/mechanic.ts';
import type { ScheduleTimes } from '../../engine/document/anywhere/phase.ts';
import { addressOf, routeOf } from '../../engine/document/anywhere/route.ts';
import { type ToldKind, toldIn } from '../../engine/document/anywhere/told.ts';
import { isObject } from '../../engine/json.ts';
import type { Schedule } from '../../schemas/generated/types.gen.ts';
import { partsOf } from './page-parts.ts';
import { type Routed, type RouteEntry, routesOf } from './routes.ts';

/** A document as it lies in `activities/`: route is its path without `.json`. */
export interface SourceDocument {
  readonly route: string;
  readonly document: unknown;
}

/** What the server runs for one document: its `campaign` block, each key read by the mechanic that it belongs to. */
export interface Campaign extends CampaignBasics {
  /** A mechanic's block, or undefined where the document has none. */
  block<Block>(rules: MechanicRules<never, Block>): Block | undefined;
  /** Kinds of facts that can happen in it, with what they are done with. */
  readonly told: readonly ToldKind[];
  /** Kinds of facts that something in it counts. */
  readonly counted: ReadonlySet<string>;
  /** What people wear beside their names once it is given to them: texts in all languages, by the id of the prize. */
  readonly worn: ReadonlyMap<string, unknown>;
  /** What tickets are called after: texts in all languages, by the id of what they pay for. */
  readonly tickets: ReadonlyMap<string, unknown>;
}

/** A document with a schedule, as the list of activities shows it. */
export interface ActivityEntry {
  readonly id: string;
  readonly route: string;
  readonly title: unknown;
  readonly cover: string | null;
  readonly accent: string | null;
  readonly schedule: ScheduleTimes;
  /** Id of the part of its page that shows what a call answers, by the call's path below the campaign: `draws/wheel`. Undefined: none does. */
  readonly partOf: (path: string) => string | undefined;
}

export interface Campaigns {
  readonly byId: ReadonlyMap<string, Campaign>;
  readonly activities: readonly ActivityEntry[];
  /** All documents, as the list of all addresses has them. */
  readonly routes: readonly RouteEntry[];
}

/** The keys of a document that the server reads; `npm run check` holds documents to the schema before. */
interface DocumentShape {
  readonly title?: unknown;
  readonly redirect?: string;
  readonly params?: Readonly<Record<string, readonly string[]>>;
  readonly cover?: string;
  readonly access?: { readonly tools?: boolean };
  readonly schedule?: Schedule;
  readonly theme?: { readonly tokens?: { readonly accent?: string } };
  readonly campaign?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly data?: unknown;
}

function isDocument(value: unknown): value is DocumentShape {
  return isObject(value);
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

/** All mechanics, as far as reading goes. */
interface Ruled {
  readonly rules: MechanicRules<never, unknown> | EverywhereRules;
}

function campaignOf(
  basics: CampaignBasics,
  source: Readonly<Record<string, unknown>>,
  mechanics: readonly Ruled[],
): Campaign {
  const stray = Object.keys(source).find((key) => mechanics.every(({ rules }) => rules.key !== key));
  if (stray !== undefined) throw new Error(`${basics.id}: no mechanic reads campaign.${stray}`);
  const blocks = new Map<string, unknown>();
  const counted = new Set<string>();
  const worn = new Map<string, unknown>();
  const tickets = new Map<string, unknown>();
  for (const { rules } of mechanics) {
    const written = rules.key === undefined ? undefined : source[rules.key];
    if (rules.key === undefined || written === undefined) continue;
    const block = rules.read(written as never, basics);
    blocks.set(rules.key, block);
    for (const [id, text] of rules.worn?.(written as never) ?? []) worn.set(id, text);
    for (const [id, text] of rules.tickets?.(written as never) ?? []) tickets.set(id, text);
    for (const { fact } of rules.counts?.(block as never).flat() ?? []) counted.add(fact);
  }
  return {
    ...basics,
    counted,
    worn,
    tickets,
    told: toldIn(
      source,
      mechanics.map(({ rules }) => rules),
    ),
    block: <Block>({ key }: MechanicRules<never, Block>) => blocks.get(key) as Block | undefined,
  };
}

/**
 * Reads the documents as the server needs them: schedules in ms, campaigns by id. Pure.
 *
 * @throws Error naming the document, for a date that cannot be read or a key that no mechanic reads
 */
export function readCampaigns(documents: readonly SourceDocument[], mechanics: readonly Ruled[]): Campaigns {
  const campaigns = new Map<string, Campaign>();
  const activities: ActivityEntry[] = [];
  const routed: Routed[] = [];
  for (const { route, document } of documents) {
    if (!isDocument(document)) continue;
    const id = routeOf(route.replace(/^\/+|\/+$/g, ''));
    const schedule = document.schedule === undefined ? null : scheduleOf(route, document.schedule);
    const { title = '', redirect = null, params = {} } = document;
    routed.push({ id, title, redirect, params, schedule });
    if (schedule === null || document.schedule === undefined) continue;
    // What only those see who build it is in no list of activities.
    let parts: ReadonlyMap<string, string> | undefined;
    if (document.access?.tools !== true)
      activities.push({
        id,
        route: addressOf(id),
        title: document.title,
        cover: document.cover ?? null,
        accent: document.theme?.tokens?.accent ?? null,
        schedule,
        // Looked for where a message is of it, not at each start.
        partOf: (path) => {
          parts ??= partsOf(id, document);
          return parts.get(path);
        },
      });
    if (document.campaign === undefined) continue;
    const basics = { id, schedule, offset: offsetMinutes(document.schedule.start) };
    campaigns.set(id, campaignOf(basics, document.campaign, mechanics));
  }
  activities.sort((a, b) => b.schedule.start - a.schedule.start || (a.id < b.id ? -1 : 1));
  return { byId: campaigns, activities, routes: routesOf(routed) };
}
