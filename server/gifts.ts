import { createHash } from 'node:crypto';
import { phaseAt } from '../engine/document/phase.ts';
import type { GiftEventRequest } from '../schemas/generated/types.gen.ts';
import type { Database, Queryable } from './database/database.ts';
import { dayOf, endOfDay } from './days.ts';
import type { Board, Campaign, Campaigns } from './documents.ts';
import { Refusal } from './errors.ts';
import { book, lockAccount } from './ledger.ts';

/** One gift, as the app's own server tells it: the body of POST /v2/gift_events. */
export type GiftEvent = Readonly<GiftEventRequest>;

/** How long after its end a day of a daily board still takes events that were on their way, in ms. */
export const dayGrace = 10 * 60_000;

/** How far an event's time may be ahead of the server's clock, in ms. */
const futureGrace = 60_000;

/** A score to add: one row of one board. */
export interface ScoreGain {
  readonly board: string;
  /** Day of a daily board, '' for a board of the whole campaign. */
  readonly day: string;
  readonly user: string;
}

/** True once no event can change this day of a board any more. */
export function isDaySettled(board: Board, day: string, now: number): boolean {
  return now >= endOfDay(day, board.offset) + dayGrace;
}

/** What one event does under the campaign's rules. Pure: the seed and the API count by this one function. */
export function effectsOf(campaign: Campaign, event: GiftEvent, now: number) {
  const gift = campaign.gifts.get(event.gift);
  if (gift === undefined) throw new Refusal('UNKNOWN_ITEM');
  const gains: ScoreGain[] = [];
  for (const board of campaign.boards.values()) {
    if (board.gifts !== null && !board.gifts.has(event.gift)) continue;
    const day = board.days === null ? '' : dayOf(event.at, board.offset);
    // A settled day stays as people have seen it; the event still counts everywhere else.
    if (day !== '' && isDaySettled(board, day, now)) continue;
    gains.push({ board: board.id, day, user: board.by === 'receiver' ? event.to : event.from });
  }
  // One order for all transactions, so that two gifts between the same people cannot deadlock.
  gains.sort((a, b) => (`${a.board} ${a.day} ${a.user}` < `${b.board} ${b.day} ${b.user}` ? -1 : 1));
  return { points: gift.points * event.count, earned: gift.earns * event.count, gains };
}

/** Identity of an event's content: the same eventId with another content is refused. */
export function hashOfEvent(event: GiftEvent): string {
  const { activity, gift, from, to, count, at } = event;
  return createHash('sha256')
    .update(JSON.stringify([activity, gift, from, to, count, at]))
    .digest('hex');
}

function refuseUntimely(campaign: Campaign, event: GiftEvent, now: number): void {
  const { start, end } = campaign.schedule;
  if (event.at < start) throw new Refusal('NOT_OPEN');
  if (event.at > now + futureGrace) throw new Refusal('BAD_REQUEST', 'at');
  const phase = phaseAt(campaign.schedule, now);
  if (event.at >= end || phase === 'ended') throw new Refusal('OVER');
  if (phase === 'preview') throw new Refusal('NOT_OPEN');
}

async function score(tx: Queryable, event: GiftEvent, gain: ScoreGain, points: number): Promise<void> {
  // Ties go to who reached the score first, so the time moves with every gain, and never backwards.
  await tx.query(
    `INSERT INTO board_scores AS b (activity, board, day, user_id, score, reached_at) VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (activity, board, day, user_id) DO UPDATE
     SET score = b.score + excluded.score, reached_at = GREATEST(b.reached_at, excluded.reached_at)`,
    [event.activity, gain.board, gain.day, gain.user, points, event.at],
  );
}

async function alreadyRecorded(tx: Queryable, event: GiftEvent, hash: string) {
  const { rows } = await tx.query<{ request_hash: string; points: number; earned: number }>(
    'SELECT request_hash, points, earned FROM gift_events WHERE event_id = $1',
    [event.eventId],
  );
  const stored = rows[0];
  if (stored?.request_hash !== hash) throw new Refusal('KEY_REUSED');
  return { eventId: event.eventId, points: stored.points, earned: stored.earned };
}

/**
 * Records a gift: scores on all boards that count it, points for the sender, the community's total; once per eventId.
 *
 * @param now the server's clock, ms UTC
 * @throws Refusal UNKNOWN_ACTIVITY, UNKNOWN_ITEM, UNKNOWN_USER, NOT_OPEN, OVER, BAD_REQUEST, KEY_REUSED
 */
export async function recordGift(db: Database, campaigns: Campaigns, event: GiftEvent, now: number) {
  const campaign = campaigns.byId.get(event.activity);
  if (campaign === undefined) throw new Refusal('UNKNOWN_ACTIVITY');
  if (event.from === event.to) throw new Refusal('BAD_REQUEST', 'to');
  const hash = hashOfEvent(event);
  return db.transaction(async (tx) => {
    const { points, earned, gains } = effectsOf(campaign, event, now);
    const people = await tx.query('SELECT user_id FROM users WHERE user_id IN ($1, $2)', [
      event.from,
      event.to,
    ]);
    if (people.rows.length < 2) throw new Refusal('UNKNOWN_USER');
    const inserted = await tx.query(
      `INSERT INTO gift_events
         (event_id, request_hash, activity, gift, sender, receiver, count, points, earned, at, received_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) ON CONFLICT DO NOTHING RETURNING event_id`,
      [
        event.eventId,
        hash,
        event.activity,
        event.gift,
        event.from,
        event.to,
        event.count,
        points,
        earned,
        event.at,
        now,
      ],
    );
    if (inserted.rows.length === 0) return alreadyRecorded(tx, event, hash);
    // After the look at the key: an event that was taken in time keeps its answer when it is sent again later.
    refuseUntimely(campaign, event, now);
    if (points > 0) for (const gain of gains) await score(tx, event, gain, points);
    if (earned > 0) {
      await lockAccount(tx, event.activity, event.from);
      const { activity, from: user, at, eventId: reference } = event;
      await book(tx, { activity, user, amount: earned, kind: 'gift', reference, at });
    }
    await tx.query(
      `INSERT INTO activity_totals AS t (activity, points) VALUES ($1, $2)
       ON CONFLICT (activity) DO UPDATE SET points = t.points + excluded.points`,
      [event.activity, points],
    );
    return { eventId: event.eventId, points, earned };
  });
}
