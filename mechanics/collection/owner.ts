import { keyOfPeriod } from '../../engine/document/anywhere/period.ts';
import type { Queryable } from '../../server/database/database.ts';
import type { Campaign } from '../../server/kernel/campaigns.ts';
import { cardsOf } from '../../server/ledger/accounts.ts';
import type { Owner } from './rules.ts';

/** Ids of the sets that somebody has redeemed. */
async function redeemedOf(db: Queryable, activity: string, user: string): Promise<ReadonlySet<string>> {
  const { rows } = await db.query<{ set_id: string }>(
    'SELECT set_id FROM card_sets WHERE activity = $1 AND user_id = $2',
    [activity, user],
  );
  return new Set(rows.map(({ set_id }) => set_id));
}

/** What somebody has, has given and has taken until now. Read under the lock of the person's account it stays so. */
export async function ownerOf(
  db: Queryable,
  { id, offset }: Campaign,
  user: string,
  now: number,
): Promise<Owner> {
  const today = keyOfPeriod('day', now, offset);
  const sums = 'count(*)::int4 AS total, count(*) FILTER (WHERE day = $3)::int4 AS day';
  const { rows } = await db.query<{ total: number; day: number }>(
    `SELECT ${sums} FROM card_gifts WHERE activity = $1 AND user_id = $2
     UNION ALL SELECT ${sums} FROM card_taken WHERE activity = $1 AND user_id = $2`,
    [id, user, today],
  );
  const [given = { total: 0, day: 0 }, taken = { total: 0, day: 0 }] = rows;
  return {
    counts: await cardsOf(db, id, user),
    redeemed: await redeemedOf(db, id, user),
    given,
    taken,
  };
}
