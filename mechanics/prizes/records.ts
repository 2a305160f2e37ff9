import type { PrizeRecord, PrizeRecordsAnswer } from '../../schemas/generated/types.gen.ts';
import { campaignOf, type Handler, pageBehind, paged, userOf } from '../../server/kernel/context.ts';
import { saidOf } from '../../server/kernel/movements.ts';
import { wornBy } from '../../server/kernel/titles.ts';
import { withEnds } from '../../server/ledger/prize-ends.ts';

interface GivenRow {
  readonly id: number;
  readonly kind: string;
  readonly prize: string;
  readonly days: number | null;
  readonly at: number;
  readonly count: number;
  /** When the last of them is over, ms UTC; null where they stay. */
  readonly ends: number | null;
}

/**
 * GET /v2/activities/{id}/prize_records: the user's own, latest first; the cursor is the last number of what was given together. All of
 * it is read from the grants, which no document changes: what is delivered and what is worn follow from the same rows.
 */
export const listPrizeRecords: Handler<PrizeRecordsAnswer> = async (context) => {
  const { db, now, language, movements } = context;
  const campaign = campaignOf(context);
  const user = userOf(context);
  // Of each person by themselves: what was told to somebody else is no cursor.
  const ids = context.ids.of(`grants ${JSON.stringify([campaign.id, user])}`);
  const { size, cursor } = pageBehind(context, ids);
  const [{ rows }, worn] = await Promise.all([
    db.query<GivenRow>(
      `WITH given AS (
         SELECT max(grant_id) AS id, kind, prize, days, at, count(*)::int4 AS count, max(ends) AS ends
         FROM (${withEnds('SELECT * FROM grants WHERE activity = $1 AND user_id = $2 AND prize IS NOT NULL AND at <= $3')}) g
         GROUP BY kind, reference, prize, days, at)
       SELECT * FROM given WHERE $4::int8 IS NULL OR (at, id) < (SELECT at, id FROM given WHERE id = $4)
       ORDER BY at DESC, id DESC LIMIT $5`,
      [campaign.id, user, now, cursor, size + 1],
    ),
    wornBy(context, campaign, [user]),
  ]);
  const own = worn.get(user);
  const titleOf = ({ prize, ends: until, at }: GivenRow): Pick<PrizeRecord, 'title'> => {
    if (!campaign.worn.has(prize)) return {};
    const wears = own?.activity === campaign.id && own.prize === prize && own.at === at;
    return { title: { state: until !== null && until <= now ? 'over' : wears ? 'worn' : 'kept', until } };
  };
  const { page, next } = paged(rows, size, ({ id }) => ids.told(id));
  return {
    items: page.map((row) => ({
      id: ids.told(row.id),
      prize: row.prize,
      count: row.count,
      days: row.days,
      said: saidOf(movements, row.kind, 1, language),
      ...titleOf(row),
      at: row.at,
    })),
    next,
  };
};
