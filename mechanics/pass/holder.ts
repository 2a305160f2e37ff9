import { keyOfPeriod } from '../../engine/document/anywhere/period.ts';
import type { Queryable } from '../../server/database/database.ts';
import type { Campaign } from '../../server/kernel/campaigns.ts';
import { balanceOf, pointsOf } from '../../server/ledger/accounts.ts';
import { claimKey, type Holder, type Track } from './rules.ts';

/** Somebody who has done nothing in a season. */
export const newcomer: Holder = {
  points: 0,
  reached: new Set(),
  claimed: new Set(),
  bought: false,
  levels: { total: 0, day: 0 },
  balance: 0,
};

/** What is known of somebody in a season. Read under the lock of the person's account it stays so. */
export async function holderOf(
  db: Queryable,
  { id, offset }: Campaign,
  user: string,
  now: number,
): Promise<Holder> {
  const mine = 'WHERE activity = $1 AND user_id = $2';
  const { rows: levels } = await db.query<{ level: string }>(`SELECT level FROM pass_levels ${mine}`, [
    id,
    user,
  ]);
  const { rows: claims } = await db.query<{ level: string; track: Track }>(
    `SELECT level, track FROM pass_claims ${mine}`,
    [id, user],
  );
  const { rows } = await db.query<{ points: number; bought: boolean; total: number; day: number }>(
    `SELECT COALESCE((SELECT earned + bought FROM pass_progress ${mine}), 0) AS points,
       EXISTS (SELECT FROM pass_tracks ${mine}) AS bought,
       count(*)::int4 AS total, count(*) FILTER (WHERE day = $3)::int4 AS day
     FROM pass_bought ${mine}`,
    [id, user, keyOfPeriod('day', now, offset)],
  );
  const { points = 0, bought = false, total = 0, day = 0 } = rows[0] ?? {};
  return {
    points,
    reached: new Set(levels.map(({ level }) => level)),
    claimed: new Set(claims.map(({ level, track }) => claimKey({ level: { id: level }, track }))),
    bought,
    levels: { total, day },
    balance: await balanceOf(db, pointsOf(id, user)),
  };
}
