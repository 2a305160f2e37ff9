import { pointsGiven } from '../../engine/document/anywhere/cost.ts';
import type { GivenReward, Reward } from '../../schemas/generated/types.gen.ts';
import type { Queryable } from '../database/database.ts';
import { insertAll } from '../database/insert-all.ts';
import { tellOfTickets } from '../kernel/told-grants.ts';
import { balanceOf, inCards, inPoints, inTickets, pointsOf } from './accounts.ts';
import type { Given, Grant } from './given.ts';
import { type Booked, bookAll } from './ledger.ts';
import type { Change } from './posting.ts';

/** A reward as answers tell it: null for what it is not. Only what is of a later kind has keys of its own: apps from before it know the first three. */
export function toldReward(reward: Reward): GivenReward {
  if (reward.kind === 'points') return { points: reward.points, prize: null, days: null };
  if (reward.kind === 'card') return { points: null, prize: null, days: null, card: reward.card };
  if (reward.kind === 'ticket')
    return { points: null, prize: null, days: null, draw: reward.draw, tickets: reward.tickets };
  return { points: null, prize: reward.prize, days: reward.days ?? null };
}

/** What was noted as given: a row of `grants`, as far as it is a reward. */
export interface GrantedRow {
  readonly points: number | null;
  readonly prize: string | null;
  readonly days: number | null;
  readonly card: string | null;
  readonly draw: string | null;
  readonly tickets: number | null;
}

/** SQL of the columns of such a row, of `grants g`. */
export const granted = 'g.points, g.prize, g.days, g.card, g.draw, g.tickets';

/** What was noted as given, as `toldReward` tells it. */
export const toldGrant = ({ points, prize, days, card, draw, tickets }: GrantedRow): GivenReward => ({
  points,
  prize,
  days,
  ...(card !== null && { card }),
  ...(draw !== null && tickets !== null && { draw, tickets }),
});

/** What rewards change in the books: points first, then each card, then the tickets of each draw. */
const changesOf = (rewards: readonly Reward[]): readonly Change[] => {
  const points = pointsGiven(rewards);
  const cards = rewards.flatMap((one) => (one.kind === 'card' ? [one.card] : []));
  const tickets = new Map<string, number>();
  for (const one of rewards)
    if (one.kind === 'ticket') tickets.set(one.draw, (tickets.get(one.draw) ?? 0) + one.tickets);
  return [
    ...(points > 0 ? inPoints(points) : []),
    ...inCards(cards, 1),
    ...[...tickets].flatMap(([draw, count]) => inTickets(draw, count)),
  ];
};

const keyOf = ({ user, kind, reference }: Pick<Grant, 'user' | 'reference'> & { kind: string }): string =>
  JSON.stringify([user, kind, reference]);

/**
 * Gives rewards to many people of one campaign, each once for user, kind and reference, whatever calls it: points, cards
 * and tickets are booked, prizes are noted for whoever delivers them, and who gets tickets is told of them. An empty list gives nothing.
 *
 * @param all each with other words
 * @returns for each whether it is given now, and the user's points after all of them in minor units; null where none were booked
 * @throws Error where these words were taken for something else
 */
export async function grantAll(
  tx: Queryable,
  activity: string,
  all: readonly Given[],
): Promise<readonly { readonly fresh: boolean; readonly balance: number | null }[]> {
  const rows = all.flatMap(({ user, kind, reference, at, rewards }) =>
    rewards.map((reward, nth) => {
      return { activity, user_id: user, kind, reference, nth, ...toldReward(reward), at };
    }),
  );
  const written = await insertAll<{ user_id: string; kind: string; reference: string }>(
    tx,
    'grants',
    'activity text, user_id text, kind text, reference text, nth int4, points int8, prize text, days int4, card text, draw text, tickets int4, at int8',
    rows,
    'DO NOTHING RETURNING user_id, kind, reference',
  );
  const counts = new Map<string, number>();
  for (const { user_id: user, ...row } of written) {
    const key = keyOf({ user, ...row });
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const isFresh = (one: Given): boolean => counts.has(keyOf(one));
  const partly = all.find((one) => isFresh(one) && (counts.get(keyOf(one)) ?? 0) < one.rewards.length);
  if (partly !== undefined)
    throw new Error(`${activity}: ${partly.kind} "${partly.reference}" was given before as something else`);
  const paying = all.filter((one) => isFresh(one) && changesOf(one.rewards).length > 0);
  const booked = await bookAll(
    tx,
    activity,
    paying.map((one) => {
      const { user: owner, kind, reference, at } = one;
      return { owner, kind, reference, at, changes: changesOf(one.rewards) };
    }),
  );
  // Nothing is given in silence: what was booked under these words was something else, such as what a fact has earned.
  const taken = paying[booked.findIndex(({ fresh }) => !fresh)];
  if (taken !== undefined)
    throw new Error(`${activity}: ${taken.kind} "${taken.reference}" was booked before, and not by a grant`);
  await tellOfTickets(
    tx,
    all.filter((one) => isFresh(one) && one.seen !== true),
  );
  return all.map((one) => ({
    fresh: isFresh(one),
    // Of a posting that moves no points, the balance is that of something else.
    balance: pointsGiven(one.rewards) > 0 ? (booked[paying.indexOf(one)]?.balance ?? null) : null,
  }));
}

/** Gives rewards to one person, as `grantAll` does. @returns whether they are given now, and the user's points after it in minor units */
export async function grant(tx: Queryable, to: Grant, rewards: readonly Reward[]): Promise<Booked> {
  const { activity, user } = to;
  const [given] = await grantAll(tx, activity, [{ ...to, rewards }]);
  const balance = given?.balance ?? (await balanceOf(tx, pointsOf(activity, user)));
  return { fresh: given?.fresh === true, balance };
}
