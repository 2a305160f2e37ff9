import type { Champion, ChampionsAnswer, User } from '../../schemas/generated/types.gen.ts';
import type { Campaign } from './campaigns.ts';
import { type Context, pageBehind, paged } from './context.ts';
import { publicUser } from './public-user.ts';
import { roundOf } from './settle.ts';
import { titlesOf } from './titles.ts';
import { isLive } from './told-rooms.ts';

/** First places of each order that a hall shows. */
const SHOWN = 3;

/** What was settled of one thing, such as a board: as a whole, or day by day. */
export interface Hall {
  readonly mechanic: string;
  /** Its name among what is settled; of a day, the day follows behind a blank. */
  readonly subject: string;
  /** Subjects of this round whose time is over. */
  readonly over: readonly string[];
  /** Of what is settled day by day, the last subject whose day is over, in whichever round; null where it is settled as a whole. */
  readonly upTo: string | null;
}

/** A place of a settled order, with what it is a place of. */
export interface HallRow extends Omit<Champion, 'rank' | 'user'> {
  readonly settlement_id: number;
  readonly subject: string;
  readonly round: string;
  readonly participants: number;
  readonly frozen_at: number;
  readonly place: number;
  readonly user_id: string;
  readonly nickname: string;
  readonly avatar: string;
}

type Period = Pick<ChampionsAnswer['items'][number], 'day' | 'from' | 'to'>;

/**
 * Who stood first in each settled order of a hall, the latest first: also of earlier rounds, as a campaign is held again. A day that two
 * rounds have settled is there once, as the later one did. Orders that nobody is in are left out.
 *
 * @param periodOf when an order was, of its first row
 * @param faceOf what stands in the place of a person's name and picture, where a row is of more than one
 */
export async function championsOf(
  campaign: Campaign,
  { mechanic, subject, over, upTo }: Hall,
  context: Context,
  periodOf: (row: HallRow) => Period,
  faceOf: (row: HallRow) => Pick<User, 'nickname' | 'avatar'> = (row) => row,
): Promise<ChampionsAnswer> {
  const { db, now } = context;
  const settled = context.ids.of('settlements');
  const { size, cursor } = pageBehind(context, settled);
  const { rows } = await db.query<HallRow>(
    `WITH hall AS (
       SELECT * FROM (
         SELECT DISTINCT ON (subject, CASE WHEN subject = $3 THEN round END)
           settlement_id, subject, round, participants, frozen_at
         FROM settlements
         WHERE activity = $1 AND mechanic = $2 AND participants > 0
           AND ((round = $4 AND subject IN (SELECT json_array_elements_text($5::json)))
             OR CASE WHEN $6::text IS NULL THEN subject = $3 AND round < $4
               ELSE starts_with(subject, $3 || ' ') AND subject <= $6 END)
         ORDER BY subject, CASE WHEN subject = $3 THEN round END, round DESC
       ) latest
       WHERE $7::int8 IS NULL OR (subject, round) < (
         SELECT subject, round FROM settlements WHERE settlement_id = $7 AND activity = $1)
       ORDER BY subject DESC, round DESC LIMIT $8
     )
     SELECT h.*, p.place, p.score, u.user_id, u.nickname, u.avatar, (
       SELECT live_obj_id FROM live_rooms r WHERE r.host = p.user_id AND ${isLive('$9::int8', 'r')}
       ORDER BY told_at DESC NULLS LAST, live_obj_id LIMIT 1) AS live_obj_id
     FROM hall h JOIN settled_places p ON p.settlement_id = h.settlement_id AND p.place <= ${SHOWN}
     JOIN users u USING (user_id)
     ORDER BY h.subject DESC, h.round DESC, p.place`,
    [campaign.id, mechanic, subject, roundOf(campaign), JSON.stringify(over), upTo, cursor, size + 1, now],
  );
  const orders = new Map<number, HallRow[]>();
  for (const row of rows) orders.set(row.settlement_id, [...(orders.get(row.settlement_id) ?? []), row]);
  const titles = await titlesOf(
    context,
    campaign,
    rows.map(({ user_id }) => user_id),
  );
  const items = [...orders.values()].flatMap((places) => {
    const [first] = places;
    if (first === undefined) return [];
    return {
      id: settled.told(first.settlement_id),
      ...periodOf(first),
      participants: first.participants,
      rows: places.map((row) => ({
        rank: row.place,
        user: publicUser(
          { ...faceOf(row), user_id: row.user_id },
          faceOf(row) === row ? titles.get(row.user_id) : undefined,
        ),
        score: row.score,
        live_obj_id: row.live_obj_id,
      })),
    };
  });
  const { page, next } = paged(items, size, ({ id }) => id);
  return { items: [...page], next };
}
