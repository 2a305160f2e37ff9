import { keyOfPeriod } from '../../engine/document/anywhere/period.ts';
import type { Queryable } from '../../server/database/database.ts';
import { insertAll } from '../../server/database/insert-all.ts';
import type { Campaign } from '../../server/kernel/campaigns.ts';
import type { ToldFact } from '../../server/kernel/facts.ts';
import { inPoints } from '../../server/ledger/accounts.ts';
import { grantAll } from '../../server/ledger/grant.ts';
import { book } from '../../server/ledger/ledger.ts';
import { advance, reach } from './reach.ts';
import { room } from './room.ts';
import { claimKey, type Holder, type Level, type Pass, type Share } from './rules.ts';

/** Whoever acts, and when, ms UTC. The person's account is locked, and it is judged that they may. */
export interface Actor {
  readonly user: string;
  readonly who: Holder;
  readonly at: number;
}

/** Gives what was claimed, each level and track once. @returns what is told of levels that only a change of the document has reached */
export async function claim(
  tx: Queryable,
  campaign: Campaign,
  block: Pass,
  shares: readonly Share[],
  { user, who, at }: Actor,
): Promise<readonly ToldFact[]> {
  const { id: activity } = campaign;
  // Nothing is reached behind the end, although it is claimed there: else it would count on a day that the campaign has not.
  const reachedAt = Math.min(at, campaign.schedule.end - 1);
  const told = await reach(tx, campaign, block, [{ user, points: who.points, at: reachedAt, heard: at }]);
  await insertAll(
    tx,
    'pass_claims',
    'activity text, user_id text, level text, track text, gives int4, at int8',
    shares.map(({ level, track }) => {
      return { activity, user_id: user, level: level.id, track, gives: level[track].length, at };
    }),
    null,
  );
  const to = { activity, user, kind: room.kind('pass-reward'), at };
  await grantAll(
    tx,
    activity,
    shares.map((share) => ({ ...to, reference: claimKey(share), rewards: share.level[share.track] })),
  );
  return told;
}

/** Buys the paid track. */
export async function buyTrack(
  tx: Queryable,
  { id: activity }: Campaign,
  cost: number,
  { user, at }: Actor,
): Promise<void> {
  await tx.query('INSERT INTO pass_tracks (activity, user_id, cost, at) VALUES ($1, $2, $3, $4)', [
    activity,
    user,
    cost,
    at,
  ]);
  const words = { owner: user, kind: room.kind('pass-track'), reference: 'track', at };
  await book(tx, activity, { ...words, changes: inPoints(-cost) });
}

/** Buys what lacks to a level, the next one. @returns what is told of it */
export async function buyLevel(
  tx: Queryable,
  campaign: Campaign,
  block: Pass,
  { cost, limits }: NonNullable<Pass['catchUp']>,
  level: Level,
  { user, who, at }: Actor,
): Promise<readonly ToldFact[]> {
  const { id: activity, offset } = campaign;
  const filled = level.at - who.points;
  const points = (await advance(tx, activity, 'bought', [{ user, amount: filled }])).get(user) ?? 0;
  const told = await reach(tx, campaign, block, [{ user, points, at, heard: at }]);
  await tx.query(
    `INSERT INTO pass_bought
       (activity, user_id, level, filled, cost, nth, most, day, nth_of_day, most_of_day, at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      ...[activity, user, level.id, filled, cost, who.levels.total + 1, limits.total],
      ...[keyOfPeriod('day', at, offset), who.levels.day + 1, limits.day ?? null, at],
    ],
  );
  const words = { owner: user, kind: room.kind('pass-catch-up'), reference: level.id, at };
  await book(tx, activity, { ...words, changes: inPoints(-cost) });
  return told;
}
