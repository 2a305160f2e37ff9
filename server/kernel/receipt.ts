import { createHash } from 'node:crypto';
import type { Reward } from '../../schemas/generated/types.gen.ts';
import type { Queryable } from '../database/database.ts';
import type { Tier } from './settling.ts';

/** A place of a settled order, with whoever has it. */
export interface SettledPlace {
  readonly place: number;
  readonly user_id: string;
  readonly nickname: string;
  readonly avatar: string;
  readonly score: number;
  readonly reached_at: number;
  readonly tier: string | null;
  readonly granted_at: number | null;
}

/** What an order is of. */
export interface ReceiptHead {
  readonly activity: string;
  readonly mechanic: string;
  readonly subject: string;
  readonly round: string;
  readonly participants: number;
}

/** Places of a settled order, from the one after `after` up to `last`. */
export async function placesAt(
  db: Queryable,
  settlement: number,
  after: number,
  last: number,
): Promise<readonly SettledPlace[]> {
  const { rows } = await db.query<SettledPlace>(
    `SELECT p.place, p.score, p.reached_at, p.tier, p.granted_at, u.user_id, u.nickname, u.avatar
     FROM settled_places p JOIN users u USING (user_id)
     WHERE p.settlement_id = $1 AND p.place > $2 AND p.place <= $3 ORDER BY p.place`,
    [settlement, after, last],
  );
  return rows;
}

/**
 * A reward in a receipt: points, prize, days, in this order for ever, whatever else answers tell. Receipts are made again
 * years later: a kind of reward that is new has its own fields behind these three, and leaves those of the others alone.
 */
function hashedReward(reward: Reward): readonly (number | string | null)[] {
  if (reward.kind === 'points') return [reward.points, null, null];
  if (reward.kind === 'card') return [null, null, null, reward.card];
  if (reward.kind === 'ticket') return [null, null, null, null, reward.draw, reward.tickets];
  return [null, reward.prize, reward.days ?? null];
}

/** A line of what is hashed. */
export const toLine = (values: readonly unknown[]): string => `${JSON.stringify(values)}\n`;

/** SHA-256, in hexadecimal, of lines of JSON: what anybody can make again from a receipt. */
export const hashOfLines = (lines: readonly (readonly unknown[])[]): string =>
  createHash('sha256').update(lines.map(toLine).join('')).digest('hex');

const headOf = (
  { activity, mechanic, subject, round, participants }: ReceiptHead,
  tiers: readonly Tier[],
): readonly (readonly unknown[])[] => [
  [activity, mechanic, subject, round, participants],
  ...tiers.map(({ id, from, to, gives }) => [id, from, to, gives.map(hashedReward)]),
];

/** What of a receipt is hashed before its places, by line. */
export const headLines = (head: ReceiptHead, tiers: readonly Tier[]): readonly string[] =>
  headOf(head, tiers).map(toLine);

/** Of the head, then each tier, then each listed place: nothing of the order can change without it. */
export function hashOfReceipt(
  head: ReceiptHead,
  tiers: readonly Tier[],
  places: readonly Pick<SettledPlace, 'place' | 'user_id' | 'score' | 'reached_at' | 'tier'>[],
): string {
  return hashOfLines([
    ...headOf(head, tiers),
    ...places.map(({ place, user_id, score, reached_at, tier }) => [place, user_id, score, reached_at, tier]),
  ]);
}
