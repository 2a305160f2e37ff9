import type { Dress, DressesAnswer } from '../../schemas/generated/types.gen.ts';
import type { Queryable } from '../../server/database/database.ts';
import { Refusal } from '../../server/errors.ts';
import { type Handler, pageBehind, paged, textOf, userOf } from '../../server/kernel/context.ts';
import { activityOf } from '../../server/kernel/message-kinds.ts';
import { wornBy } from '../../server/kernel/titles.ts';
import { withEnds } from '../../server/ledger/prize-ends.ts';
import { dressKinds, prizes } from './rules.ts';

/** A prize of a campaign that somebody was given, however often. */
interface GivenRow {
  readonly activity: string;
  readonly prize: string;
  /** The number of the first grant of it: more of them leave it where it stands. */
  readonly id: number;
  /** How many are held now; 0 where all have lapsed. */
  readonly held: number;
  /** From when on none is held, ms UTC; null where one stays. */
  readonly until: number | null;
}

/** All that somebody was given of these campaigns until a moment, lapsed or not: at most as much as documents have prizes. */
async function givenOf(
  db: Queryable,
  activities: readonly string[],
  user: string,
  now: number,
): Promise<readonly GivenRow[]> {
  const { rows } = await db.query<GivenRow>(
    // A person’s grants are found by the key, one campaign after the other: OFFSET keeps it so.
    `SELECT g.activity, g.prize, min(g.grant_id) AS id,
       count(*) FILTER (WHERE g.ends IS NULL OR g.ends > $3)::int4 AS held,
       CASE WHEN bool_or(g.ends IS NULL) THEN NULL ELSE max(g.ends) END AS until
     FROM json_array_elements_text($1::json) a
     CROSS JOIN LATERAL (${withEnds(`SELECT * FROM grants
       WHERE activity = a AND user_id = $2 AND prize IS NOT NULL AND at <= $3 OFFSET 0`)}) g
     GROUP BY g.activity, g.prize`,
    [JSON.stringify(activities), user, now],
  );
  return rows;
}

/**
 * GET /v2/dresses: what the user has of all campaigns, by kind; within a kind what was given first stands last. The cursor is
 * the number of the first grant of the last thing that was read. It is read from the grants alone, as `listPrizeRecords` is.
 */
export const listDresses: Handler<DressesAnswer> = async (context) => {
  const { db, now, language, campaigns } = context;
  const user = userOf(context);
  // Of each person by themselves: what was told to somebody else is no cursor.
  const ids = context.ids.of(`dresses ${JSON.stringify([user])}`);
  const { size, cursor } = pageBehind(context, ids);
  const activities = [...campaigns.byId.values()].filter((one) => one.block(prizes) !== undefined);
  const [rows, worn] = await Promise.all([
    givenOf(
      db,
      activities.map(({ id }) => id),
      user,
      now,
    ),
    wornBy(context, null, [user]),
  ]);
  const given = rows
    .flatMap((row) => {
      const prize = campaigns.byId.get(row.activity)?.block(prizes)?.get(row.prize);
      return prize === undefined ? [] : [{ ...row, named: prize, kind: prize.kind }];
    })
    .sort((a, b) => dressKinds.indexOf(a.kind) - dressKinds.indexOf(b.kind) || b.id - a.id);
  const behind = cursor === null ? -1 : given.findIndex(({ id }) => id === cursor);
  if (cursor !== null && behind < 0) throw new Refusal('BAD_REQUEST', 'cursor');
  const isHeld = ({ held }: GivenRow): boolean => held > 0;
  const own = worn.get(user);
  const rest = given.slice(behind + 1).filter(isHeld);
  const { page, next } = paged(rest, size, ({ id }) => ids.told(id));
  return {
    kinds: dressKinds.flatMap((kind) => {
      const count = given.filter((one) => one.kind === kind && isHeld(one)).length;
      return count > 0 ? [{ kind, count }] : [];
    }),
    items: page.map(
      ({ activity, prize, id, kind, named, held, until }): Dress => ({
        id: ids.told(id),
        kind,
        name: textOf(context, named.name),
        // The product has put its address in the place of its path.
        icon: typeof named.icon === 'string' ? named.icon : null,
        count: held,
        until,
        worn: own?.activity === activity && own.prize === prize,
        from: activityOf(campaigns, activity, language),
      }),
    ),
    next,
  };
};
