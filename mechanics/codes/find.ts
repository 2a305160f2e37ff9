import { isSpelt, plainCode } from '../../engine/document/anywhere/code-word.ts';
import { keyOfPeriod } from '../../engine/document/anywhere/period.ts';
import type { Queryable } from '../../server/database/database.ts';
import type { Campaign } from '../../server/kernel/campaigns.ts';
import type { Keyed } from '../../server/kernel/keyed-hash.ts';
import type { Standing } from './rules.ts';

/** The hash by which a code is known in its campaign; null where it is not even spelt as one. */
export function hashOf(keyed: Keyed, activity: string, typed: string): string | null {
  const plain = plainCode(typed);
  return isSpelt(plain) ? keyed('code', `${activity} ${plain}`) : null;
}

/** A code that was printed, and who has redeemed it. */
export interface Printed {
  readonly hash: string;
  readonly batch: string;
  readonly code: string;
  readonly until: number;
  readonly redeemed_id: number | null;
  readonly user_id: string | null;
  readonly at: number | null;
}

/** @returns undefined where there is none such in this campaign */
export async function printed(db: Queryable, activity: string, hash: string): Promise<Printed | undefined> {
  const { rows } = await db.query<Printed>(
    `SELECT p.hash, b.batch, b.code, b.until, r.redeemed_id, r.user_id, r.at
     FROM codes_printed p JOIN codes_batches b USING (batch) LEFT JOIN codes_redeemed r ON r.hash = p.hash
     WHERE p.hash = $1 AND b.activity = $2`,
    [hash, activity],
  );
  return rows[0];
}

/** How a code stands for somebody who has not redeemed it. */
export async function standing(
  db: Queryable,
  { id, offset }: Campaign,
  one: Printed,
  user: string,
  now: number,
): Promise<Standing> {
  const { rows } = await db.query<{ total: number; day: number }>(
    `SELECT count(*) AS total, count(*) FILTER (WHERE day = $4) AS day
     FROM codes_redeemed WHERE (activity, code, user_id) = ($1, $2, $3)`,
    [id, one.code, user, keyOfPeriod('day', now, offset)],
  );
  const { total = 0, day = 0 } = rows[0] ?? {};
  return { until: one.until, used: one.user_id !== null, taken: { total, day } };
}
