import type { Database } from '../database/database.ts';
import type { Campaigns } from './campaigns.ts';
import { roundOf } from './settle.ts';

/** A campaign that runs, and whose document now names another day as its first: all that counts from its start would begin anew. */
export interface MovedStart {
  readonly id: string;
  /** The day on which it began. */
  readonly began: string;
  /** The first day, as its document now says. */
  readonly says: string;
}

/**
 * Notes by which start each campaign is held. Nothing is noted where one that runs was moved: whoever serves it decides first.
 *
 * @param now ms UTC
 * @param anew ids of campaigns that may begin anew although they run
 * @returns those that run and were moved, by id
 */
export function noteHeld(
  db: Database,
  { byId }: Pick<Campaigns, 'byId'>,
  now: number,
  anew: readonly string[] = [],
): Promise<readonly MovedStart[]> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.query<{ activity: string; held: string }>(
      'SELECT activity, held FROM held_campaigns WHERE starts <= $1 AND until > $1 ORDER BY activity',
      [now],
    );
    const moved = rows.flatMap(({ activity: id, held: began }): MovedStart[] => {
      const campaign = byId.get(id);
      if (campaign === undefined || anew.includes(id)) return [];
      const says = roundOf(campaign);
      return says === began ? [] : [{ id, began, says }];
    });
    if (moved.length > 0) return moved;
    const held = [...byId.values()].map((one) => ({
      activity: one.id,
      held: roundOf(one),
      starts: one.schedule.start,
      until: one.schedule.settle ?? one.schedule.end,
    }));
    await tx.query(
      `INSERT INTO held_campaigns (activity, held, starts, until)
       SELECT activity, held, starts, until FROM json_to_recordset($1::json) AS n(activity text, held text, starts int8, until int8)
       ORDER BY activity
       ON CONFLICT (activity) DO UPDATE SET held = EXCLUDED.held, starts = EXCLUDED.starts, until = EXCLUDED.until`,
      [JSON.stringify(held)],
    );
    return [];
  });
}

/** What an operator is told of them, a line each. */
export const movedInWords = (moved: readonly MovedStart[], setting: string): string =>
  [
    'The start of a campaign that runs has been moved:',
    ...moved.map(
      ({ id, began, says }) =>
        `  activities/${id}.json: it began on ${began}, and now says ${says} in schedule.start`,
    ),
    'Served so, its boards, battles, votes and draws would begin anew for everybody, and be settled and paid once more.',
    `Put the start back. If all of it is to begin anew, name the campaign in ${setting}.`,
  ].join('\n');
