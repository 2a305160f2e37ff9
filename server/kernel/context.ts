import type { Phase } from '../../engine/document/anywhere/phase.ts';
import type { Database } from '../database/database.ts';
import { Refusal } from '../errors.ts';
import { type Language, textIn } from '../language.ts';
import type { WriteBudgets } from '../limits/stored-writes.ts';
import type { TelemetryQuota } from '../limits/telemetry-quota.ts';
import type { Campaign, Campaigns } from './campaigns.ts';
import type { Drafts } from './drafts.ts';
import type { Hearers } from './facts.ts';
import type { Ids, IdsOf } from './ids.ts';
import type { Keyed } from './keyed-hash.ts';
import type { MessageKinds } from './message-kinds.ts';
import type { Movements } from './movements.ts';

/** An entry of a body's list that did not fit its schema, where entries are judged one by one (`batch`). */
export interface Misfit {
  /** Its number in the list that came, from 0. */
  readonly index: number;
  /** As it came. */
  readonly entry: unknown;
  /** The place in it, such as `at`; empty for the entry as a whole. */
  readonly field: string;
  /** The place in the body: `events[2].at`. */
  readonly place: string;
}

/** One request, validated by its schemas, as an operation sees it. */
export interface Context {
  readonly db: Database;
  readonly campaigns: Campaigns;
  /** What facts do, in the order of the mechanics. */
  readonly hearers: Hearers;
  /** A hash under the server's secret. */
  readonly keyed: Keyed;
  /** What people see in place of numbers of rows. */
  readonly ids: Ids;
  /** What rooms say of what they book. */
  readonly movements: Movements;
  /** What rooms tell people. */
  readonly messages: MessageKinds;
  /** The server's clock at the arrival of the request, ms UTC. What is kept of users counts by it. */
  readonly arrived: number;
  /** The moment that the request is answered for, ms UTC: the arrival, but where a try-out has chosen another one. Phases and limits count by it alone. */
  readonly now: number;
  readonly language: Language;
  /** user_id of the token, or null for a visitor. */
  readonly user: string | null;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string | number | undefined>>;
  readonly body: unknown;
  /** What is not in the body's list any more, because it did not fit: in order. */
  readonly misfits: readonly Misfit[];
  /** The Idempotency-Key, on operations that need one. */
  readonly key: string | null;
  /** The Expected-Price: what whoever asks has read that it takes. null: they do not say. */
  readonly expectedPrice: string | null;
  readonly operation: string;
  /** Phases of its campaign in which an operation is taken; null for all. `once` holds requests to them, answers tell them (`opening`). */
  readonly phasesOf: (operation: string) => readonly Phase[] | null;
  readonly areaCode: string;
  /** What a try-out keeps of drafts; null where nothing is tried out. */
  readonly drafts: Drafts | null;
  /** What telemetry may take of the database. */
  readonly quota: TelemetryQuota;
  /** What a user may make the server keep on a day. */
  readonly writeBudgets: WriteBudgets;
}

/** The envelope of an earlier answer, to be sent again byte for byte. */
export class StoredAnswer {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Bytes in place of an envelope, to be saved: no browser shows or runs them as a page of this address. */
export class FileAnswer {
  readonly bytes: Buffer;
  readonly type: string;
  /** With its ending; letters, digits, `-`, `_` and dots. */
  readonly name: string;

  constructor(bytes: Buffer, type: string, name: string) {
    this.bytes = bytes;
    this.type = type;
    this.name = name;
  }
}

/** What an operation answers: the envelope's `data` as its schema says, a whole envelope from before, or a file. */
export type Handler<Answer extends object = object> = (
  context: Context,
) => Promise<Answer | StoredAnswer | FileAnswer>;

/** @throws Refusal UNKNOWN_ACTIVITY */
export function campaignOf({ campaigns, params }: Context): Campaign {
  const campaign = campaigns.byId.get(params.id ?? '');
  if (campaign === undefined) throw new Refusal('UNKNOWN_ACTIVITY');
  return campaign;
}

/** @throws Refusal TOKEN_EXPIRED for a visitor */
export function userOf({ user }: Context): string {
  if (user === null) throw new Refusal('TOKEN_EXPIRED');
  return user;
}

/** @throws Refusal UNKNOWN_ITEM */
export function known<T>(value: T | undefined | null): T {
  if (value === undefined || value === null) throw new Refusal('UNKNOWN_ITEM');
  return value;
}

interface Page {
  readonly size: number;
  readonly cursor: number | null;
}

/** The `size` and `cursor` of an operation that is paged by places, which everybody may know; the schemas hold both to their limits. */
export function pageOf({ query }: Context): Page {
  const cursor = query.cursor === undefined ? null : Number(query.cursor);
  return { size: Number(query.size ?? 20), cursor };
}

/** A document's text in the language of a request. */
export const textOf = ({ language }: Context, text: unknown): string => textIn(text, language);

/** The cursor of the next page of one that is paged by places; null where there is none. @param offset places before this page @param shown on it */
export const nextPlace = (offset: number, shown: number, total: number): string | null =>
  shown > 0 && offset + shown < total ? String(offset + shown) : null;

/**
 * The same of one that is paged by rows: the cursor is the id of the last one that was read.
 *
 * @throws Refusal BAD_REQUEST for a cursor that was never told
 */
export function pageBehind(context: Context, ids: IdsOf): Page {
  const { size } = pageOf(context);
  const { cursor } = context.query;
  if (cursor === undefined) return { size, cursor: null };
  const number = ids.meant(String(cursor));
  if (number === null) throw new Refusal('BAD_REQUEST', 'cursor');
  return { size, cursor: number };
}

/**
 * A page of rows, of which one more was asked for than a page holds.
 *
 * @param idOf what is the cursor of the page that begins behind a row
 * @returns its rows, and the cursor of the next page; null where there is none
 */
export function paged<Row>(
  rows: readonly Row[],
  size: number,
  idOf: (row: Row) => string | number,
): { readonly page: readonly Row[]; readonly next: string | null } {
  const page = rows.slice(0, size);
  const last = page.at(-1);
  return { page, next: rows.length > size && last !== undefined ? String(idOf(last)) : null };
}
