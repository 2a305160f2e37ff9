import type { Fact } from '../../engine/document/anywhere/mechanic.ts';
import type { Queryable } from '../../server/database/database.ts';
import { insertAll } from '../../server/database/insert-all.ts';
import type { Campaign } from '../../server/kernel/campaigns.ts';
import type { Hear, ToldFact } from '../../server/kernel/facts.ts';
import { room } from './room.ts';
import { type Gain, gainsOf, kind, type Pass, pass } from './rules.ts';

/** Somebody who has come so far. */
interface Place extends Pick<Gain, 'user' | 'at' | 'heard'> {
  readonly points: number;
}

/**
 * Writes the levels that people have reached, each once. Whoever calls it holds the locks of their accounts.
 *
 * @returns what is told of those that are new
 */
export async function reach(
  tx: Queryable,
  { id: activity }: Campaign,
  { levels }: Pass,
  places: readonly Place[],
): Promise<readonly ToldFact[]> {
  const rows = places.flatMap(({ user: user_id, points, at }) =>
    levels.flatMap(({ id: level, at: need }) =>
      points < need ? [] : [{ activity, user_id, level, need, at }],
    ),
  );
  if (rows.length === 0) return [];
  const fresh = await insertAll<{ user_id: string; level: string }>(
    tx,
    'pass_levels',
    'activity text, user_id text, level text, need int8, at int8',
    rows,
    'DO NOTHING RETURNING user_id, level',
  );
  const of = new Map(places.map((place) => [place.user, place]));
  return fresh.map(({ user_id: user, level }) => {
    const { at = 0, heard = 0 } = of.get(user) ?? {};
    const worth = { thing: level, from: user, to: user, count: 1, points: 1, earned: 0, at, heard };
    return { kind: room.kind(kind), id: `${user}/${level}`, ...worth };
  });
}

/** Adds to what people have come to. @returns how far each has come, with what was bought */
export async function advance(
  tx: Queryable,
  activity: string,
  column: 'earned' | 'bought',
  gains: readonly Pick<Gain, 'user' | 'amount'>[],
): Promise<ReadonlyMap<string, number>> {
  const other = column === 'earned' ? 'bought' : 'earned';
  const { rows } = await tx.query<{ user_id: string; points: number }>(
    `INSERT INTO pass_progress AS p (activity, user_id, ${column}, ${other})
     SELECT $1, n."user", n.amount, 0 FROM json_to_recordset($2::json) AS n("user" text, amount int8) ORDER BY n."user"
     ON CONFLICT (activity, user_id) DO UPDATE SET ${column} = p.${column} + excluded.${column}
     RETURNING user_id, earned + bought AS points`,
    [activity, JSON.stringify(gains)],
  );
  return new Map(rows.map(({ user_id, points }) => [user_id, points]));
}

const gainsIn = (campaign: Campaign, facts: readonly Fact[]): readonly Gain[] => {
  const block = campaign.block(pass);
  return block === undefined ? [] : gainsOf(block, campaign, facts);
};

/** Counts facts, and tells which levels they have reached. Two transactions come one after the other for one person. */
export const hear: Hear = {
  touches: (campaign, facts) => gainsIn(campaign, facts).map(({ user }) => user),
  write: (campaign, facts) => {
    const block = campaign.block(pass);
    const gains = gainsIn(campaign, facts);
    if (block === undefined || gains.length === 0) return null;
    return async (tx, follow) => {
      const points = await advance(tx, campaign.id, 'earned', gains);
      const places = gains.map((gain) => ({ ...gain, points: points.get(gain.user) ?? 0 }));
      const told = await reach(tx, campaign, block, places);
      if (told.length > 0) await follow(told);
    };
  },
};
