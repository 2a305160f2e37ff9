import { DAY } from '../../engine/document/anywhere/days.ts';
import type { User } from '../../schemas/generated/types.gen.ts';
import type { Database, Queryable } from '../database/database.ts';
import { insertAll } from '../database/insert-all.ts';
import type { Kind } from '../ledger/kind.ts';
import { sweepRows } from '../limits/sweep.ts';
import type { MessageParams } from './message-kinds.ts';

/** How long a message is kept, ms. */
export const messagesLast = 180 * DAY;

/** Something that a room tells one person. */
export interface Message {
  readonly activity: string;
  readonly user: string;
  /** A word of the room, which says its text (`messages` of its entry). */
  readonly kind: Kind;
  /** What it is of: told once for user, campaign and kind. */
  readonly reference: string;
  readonly params?: MessageParams;
  /** Whom it is about. */
  readonly about?: string;
  /** ms UTC. */
  readonly at: number;
}

const keyOf = ({ user, activity, kind, reference }: Message): string =>
  JSON.stringify([user, activity, kind, reference]);

/** Tells people something, each once for its reference, in the transaction in which it happens: the one door of messages. */
export async function tell(tx: Queryable, messages: readonly Message[]): Promise<void> {
  if (messages.length === 0) return;
  const byKey = new Map<string, Message>();
  for (const one of messages) {
    const key = keyOf(one);
    if (!byKey.has(key)) byKey.set(key, one);
  }
  // In one order, so that two transactions that tell the same wait for each other and never deadlock.
  const rows = [...byKey]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, { user: user_id, activity, kind, reference, params, about = null, at }]) => {
      const told = params === undefined ? '{}' : JSON.stringify(params);
      return { user_id, activity, kind, reference, about, params: told, at };
    });
  await insertAll(
    tx,
    'told_messages',
    'user_id text, activity text, kind text, reference text, about text, params text, at int8',
    rows,
  );
}

/** A message as it is kept. */
export interface KeptMessage {
  readonly id: number;
  readonly activity: string;
  readonly kind: string;
  readonly reference: string;
  readonly params: MessageParams;
  readonly about: User | null;
  readonly at: number;
  readonly read: boolean;
}

/** Kinds that are asked for, as a room's entry names them; null: all. */
export type Kinds = readonly string[] | null;
const kindsAsked = (kinds: Kinds): string | null => (kinds === null ? null : JSON.stringify(kinds));
const among = (column: string, asked: string): string =>
  `(${asked}::json IS NULL OR ${column} IN (SELECT json_array_elements_text(${asked}::json)))`;

interface Row extends User {
  readonly message_id: number;
  readonly activity: string;
  readonly kind: string;
  readonly reference: string;
  readonly params: string;
  readonly about: string | null;
  readonly at: number;
  readonly read: boolean;
}

/**
 * Messages of one person from the latest on. What is told meanwhile moves no page.
 *
 * @param before number of the message that ended the page before; null: from the latest
 * @param kinds of these kinds alone; null: of all
 */
export async function messagesOf(
  db: Queryable,
  user: string,
  before: number | null,
  size: number,
  kinds: Kinds,
): Promise<readonly KeptMessage[]> {
  const { rows } = await db.query<Row>(
    `SELECT m.message_id, m.activity, m.kind, m.reference, m.params, m.about, m.at, m.read_at IS NOT NULL AS read,
       u.user_id, u.nickname, u.avatar
     FROM told_messages m LEFT JOIN users u ON u.user_id = m.about
     WHERE m.user_id = $1 AND ($2::int8 IS NULL OR (m.at, m.message_id) <
       (SELECT at, message_id FROM told_messages WHERE user_id = $1 AND message_id = $2))
       AND ${among('m.kind', '$4')}
     ORDER BY m.at DESC, m.message_id DESC LIMIT $3`,
    [user, before, size, kindsAsked(kinds)],
  );
  return rows.map(
    ({ message_id: id, activity, kind, reference, params, about, at, read, user_id, nickname, avatar }) => ({
      id,
      activity,
      kind,
      reference,
      params: JSON.parse(params) as MessageParams,
      about: about === null ? null : { user_id, nickname, avatar },
      at,
      read,
    }),
  );
}

/**
 * How many messages of a person nobody has read, and up to where they have been told; null: none was.
 *
 * Numbers are given out before what tells them commits, so the last number alone does not say what a page could show: behind it
 * stands the moment as the database sees it, the next transaction and how far before it those began that were still under way.
 */
export async function unreadOf(db: Queryable, user: string, kinds: Kinds) {
  const { rows } = await db.query<{ unread: number; last: number | null; next: number; before: string }>(
    `SELECT (SELECT count(*) FROM told_messages WHERE user_id = $1 AND read_at IS NULL AND ${among('kind', '$2')}) AS unread,
       (SELECT max(message_id) FROM told_messages WHERE user_id = $1) AS last, n.next,
       (SELECT COALESCE(json_agg(n.next - x.id::text::int8), '[]')::text FROM pg_snapshot_xip(n.now) x(id)) AS before
     FROM (SELECT s.now, pg_snapshot_xmax(s.now)::text::int8 AS next FROM (SELECT pg_current_snapshot() AS now) s) n`,
    [user, kindsAsked(kinds)],
  );
  const { unread = 0, last = null, next = 0, before = '[]' } = rows[0] ?? {};
  return { unread, upTo: last === null ? null : [last, next, ...(JSON.parse(before) as number[])].join('.') };
}

/** Which messages are read: one, or all of some kinds that were told up to `upTo` of `unreadOf`. */
export type Read = { readonly one: number } | { readonly upTo: string; readonly kinds: Kinds };

/** Marks a message of a person as read; one that is already stays as it is. @returns false where they do not have it */
async function markOne(db: Queryable, user: string, id: number, at: number): Promise<boolean> {
  const { rows } = await db.query<{ there: number }>(
    `WITH marked AS (UPDATE told_messages SET read_at = $3 WHERE user_id = $1 AND message_id = $2 AND read_at IS NULL)
     SELECT count(*) AS there FROM told_messages WHERE user_id = $1 AND message_id = $2`,
    [user, id, at],
  );
  return (rows[0]?.there ?? 0) > 0;
}

/**
 * Marks what a page could show. What was under way then, or began since, stays unread, whatever its number is. A transaction that this
 * database has not come to yet is one of the database that a backup was made of: long over.
 */
async function markUpTo(db: Queryable, user: string, upTo: string, kinds: Kinds, at: number): Promise<void> {
  const [last = 0, next = 0, ...before] = upTo.split('.').map(Number);
  await db.query(
    `UPDATE told_messages SET read_at = $5 WHERE user_id = $1 AND read_at IS NULL AND message_id <= $2
       AND told_in NOT IN (SELECT value::int8 FROM json_array_elements_text($4::json))
       AND (told_in < $3 OR told_in >= pg_snapshot_xmax(pg_current_snapshot())::text::int8)
       AND ${among('kind', '$6')}`,
    [user, last, next, JSON.stringify(before.map((far) => next - far)), at, kindsAsked(kinds)],
  );
}

/** Marks messages of a person as read; those that are already stay as they are. @returns false where one is meant that they do not have */
export async function markRead(db: Queryable, user: string, read: Read, at: number): Promise<boolean> {
  if ('one' in read) return markOne(db, user, read.one, at);
  await markUpTo(db, user, read.upTo, read.kinds, at);
  return true;
}

/** What was told in a campaign before a moment has been read: a try-out's people look at their messages, too. */
export async function readBefore(tx: Queryable, activity: string, before: number): Promise<void> {
  await tx.query(
    'UPDATE told_messages SET read_at = $2 WHERE activity = $1 AND at < $2 AND read_at IS NULL',
    [activity, before],
  );
}

/** Removes messages that are old. @returns how many */
export const sweepMessages = (db: Database, now: number): Promise<number> =>
  sweepRows(db, { table: 'told_messages', id: 'message_id', moment: 'at' }, now - messagesLast);
