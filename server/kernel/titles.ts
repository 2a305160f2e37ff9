import type { Queryable } from '../database/database.ts';
import { textIn } from '../language.ts';
import { withEnds } from '../ledger/prize-ends.ts';
import { askedOnce } from './asked-once.ts';
import type { Campaign } from './campaigns.ts';
import type { Context } from './context.ts';

/** What somebody wears: a prize of a campaign, and when it was given. */
interface Worn {
  readonly user_id: string;
  readonly activity: string;
  readonly prize: string;
  /** ms UTC. */
  readonly at: number;
}

/** Whoever asks within so many ms shares what is read. */
const SHARED = 1000;

/** Of whom it is asked, and when the stretch of time began in which it is: ms UTC. */
type Asked = readonly [
  own: string,
  titles: readonly (readonly [activity: string, prize: string])[],
  users: readonly string[],
  from: number,
];

/**
 * The one title that each of these people wears: of what they have been given and still have, one of the asked campaign before others, the
 * latest first. Nothing beside the grants is kept: what holds for them holds for titles.
 */
async function readWorn(db: Queryable, [own, titles, users, from]: Asked): Promise<readonly Worn[]> {
  const { rows } = await db.query<Worn>(
    // Each person’s grants are found by the key, however many there are of everybody: OFFSET keeps it so.
    `WITH t AS (SELECT activity, prize FROM json_to_recordset($1::json) r(activity text, prize text))
     SELECT DISTINCT ON (g.user_id) g.user_id, g.activity, g.prize, g.at
     FROM json_array_elements_text($2::json) u CROSS JOIN (SELECT DISTINCT activity FROM t) a
     CROSS JOIN LATERAL (${withEnds(`SELECT * FROM grants o
       WHERE o.activity = a.activity AND o.user_id = u AND o.prize IS NOT NULL AND o.at < $3::int8 + ${SHARED} OFFSET 0`)}) g
     JOIN t ON (t.activity, t.prize) = (g.activity, g.prize)
     WHERE g.ends IS NULL OR g.ends > $3
     ORDER BY g.user_id, g.activity = $4 DESC, g.at DESC, g.activity, g.prize`,
    [
      JSON.stringify(titles.map(([activity, prize]) => ({ activity, prize }))),
      JSON.stringify(users),
      from,
      own,
    ],
  );
  return rows;
}

/** Everybody who looks at a board asks for the same people. */
const asking = new WeakMap<Queryable, (key: string) => Promise<readonly Worn[]>>();

function wornTogether(db: Queryable, asked: Asked): Promise<readonly Worn[]> {
  const ask = asking.get(db) ?? askedOnce((key: string) => readWorn(db, JSON.parse(key) as Asked));
  asking.set(db, ask);
  return ask(JSON.stringify(asked));
}

/**
 * What people wear beside their names, whatever campaign has given it. Where no campaign has titles, the database is not asked.
 *
 * @param campaign whose titles come before others; null: those of none
 * @param users ids: of all who stand on a page together, or of the reader alone, so that all who look at it ask for the same
 * @returns by user id; nobody who wears nothing
 */
export async function wornBy(
  { db, campaigns, now }: Context,
  campaign: Campaign | null,
  users: readonly string[],
): Promise<ReadonlyMap<string, Worn>> {
  const titles = [...campaigns.byId.values()].flatMap(({ id, worn }) =>
    [...worn.keys()].map((prize) => [id, prize] as const),
  );
  if (titles.length === 0 || users.length === 0) return new Map();
  // What was given since that stretch began counts at once: whoever has just got a title looks whether they wear it.
  const from = Math.floor(now / SHARED) * SHARED;
  const rows = await wornTogether(db, [campaign?.id ?? '', titles, [...new Set(users)].sort(), from]);
  return new Map(rows.map((row) => [row.user_id, row]));
}

/** The same in words, in the language of the request. */
export async function titlesOf(
  context: Context,
  campaign: Campaign,
  users: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { campaigns, language } = context;
  const worn = await wornBy(context, campaign, users);
  return new Map(
    [...worn].map(([user, { activity, prize }]) => [
      user,
      textIn(campaigns.byId.get(activity)?.worn.get(prize), language),
    ]),
  );
}
