import { leftOf, noneTaken, type Taken } from '../../engine/document/anywhere/limits.ts';
import type { Queryable } from '../../server/database/database.ts';
import { type Draw, rankOf } from './rules.ts';

/** How far a person has come in a draw. */
export interface Own {
  readonly taken: Taken;
  /** Draws since a prize of each rule of pity. */
  readonly since: readonly number[];
}

export const nothingDrawn = ({ pity }: Draw): Own => ({ taken: noneTaken, since: pity.map(() => 0) });

/** Read from the draws themselves: nothing is counted twice. */
export async function ownOf(db: Queryable, activity: string, draw: Draw, user: string, today: string) {
  const { rows } = await db.query<{ last: number; today: number; ranks: readonly (number | null)[] }>(
    `SELECT COALESCE(max(number), 0) AS last, count(*) FILTER (WHERE day = $4)::int4 AS today,
       array[max(number), max(number) FILTER (WHERE rarity >= 1), max(number) FILTER (WHERE rarity >= 2),
         max(number) FILTER (WHERE rarity >= 3)] AS ranks
     FROM draw_results WHERE activity = $1 AND draw = $2 AND user_id = $3`,
    [activity, draw.id, user, today],
  );
  const { last = 0, today: day = 0, ranks = [] } = rows[0] ?? {};
  const since = draw.pity.map(({ rarity }) => last - (ranks[rankOf(rarity)] ?? 0));
  return { taken: { total: last, day }, since } satisfies Own;
}

/** How many more draws a person may have today; null: as many as they want. */
export const drawsLeft = ({ limits }: Draw, taken: Taken): number | null =>
  limits === null ? null : leftOf(limits, taken);
