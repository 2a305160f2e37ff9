import type { GivenReward, Reward } from '../../schemas/generated/types.gen.ts';
import type { Queryable } from '../database/database.ts';
import { insertAll } from '../database/insert-all.ts';
import { balanceOf, inPoints, pointsOf } from './accounts.ts';
import type { Kind } from './kind.ts';
import { type Booked, book } from './ledger.ts';

/** To whom something is given, and for what. */
export interface Grant {
  readonly activity: string;
  readonly user: string;
  /** A word of the room that gives. */
  readonly kind: Kind;
  /** What it is for: given once for user and kind. */
  readonly reference: string;
  /** ms UTC. */
  readonly at: number;
}

/** A reward as answers tell it: null for what it is not. */
export const toldReward = (reward: Reward): GivenReward =>
  reward.kind === 'points'
    ? { points: reward.points, prize: null, days: null }
    : { points: null, prize: reward.prize, days: reward.days ?? null };

/**
 * Gives rewards, once for user, kind and reference, whatever calls it: points are booked, prizes are noted for whoever
 * delivers them. An empty list gives nothing.
 *
 * @returns whether they are given now, and the user's points after it in minor units
 * @throws Error where these words were taken for something else
 */
export async function grant(tx: Queryable, to: Grant, rewards: readonly Reward[]): Promise<Booked> {
  const { activity, user, kind, reference, at } = to;
  const rows = rewards.map((reward, nth) => {
    return { activity, user_id: user, kind, reference, nth, ...toldReward(reward), at };
  });
  const written = await insertAll<{ nth: number }>(
    tx,
    'grants',
    'activity text, user_id text, kind text, reference text, nth int4, points int8, prize text, days int4, at int8',
    rows,
    'DO NOTHING RETURNING nth',
  );
  const fresh = written.length > 0;
  if (fresh && written.length < rewards.length)
    throw new Error(`${activity}: ${kind} ${reference} was given before as something else`);
  const points = rewards.reduce((sum, reward) => sum + (reward.kind === 'points' ? reward.points : 0), 0);
  if (points === 0 || !fresh) return { fresh, balance: await balanceOf(tx, pointsOf(activity, user)) };
  const booked = await book(tx, activity, { owner: user, kind, reference, at, changes: inPoints(points) });
  // Nothing is given in silence: what was booked under these words was something else, such as what a fact has earned.
  if (!booked.fresh)
    throw new Error(`${activity}: ${kind} ${reference} was booked before, and not by a grant`);
  return booked;
}
