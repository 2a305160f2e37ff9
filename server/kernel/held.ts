import { DAY } from '../../engine/document/anywhere/days.ts';
import { beginOf } from '../../engine/document/anywhere/phase.ts';
import type { Database } from '../database/database.ts';
import type { Campaign, Campaigns } from './campaigns.ts';
import { roundOf } from './settle.ts';

/**
 * A campaign that runs, and whose document now names another day as its first: what is kept by its start would begin anew, what is not would go
 * on, and all of it be settled once more.
 */
export interface MovedStart {
  readonly id: string;
  /** The day on which it began. */
  readonly began: string;
  /** The first day, as its document now says. */
  readonly says: string;
}

/** A campaign that runs, and that would have been settled days ago, as its document now says: a slip, of which nothing can be taken back. */
export interface EndedBefore {
  readonly id: string;
  /** Until when it was to run, and from when on it is over by its document, ms UTC. */
  readonly until: number;
  readonly says: number;
}

/** From when on a campaign is settled, ms UTC. */
const settledFrom = ({ schedule }: Campaign): number => beginOf(schedule, 'ended');

/** Whoever ends a campaign early says a moment of today; what lies further back was meant for another year or month. ms */
const LONG_AGO = DAY;

/**
 * Notes by which start each campaign is held. Nothing is noted where one that runs was moved, or is over at once: whoever serves it decides
 * first.
 *
 * @param now ms UTC
 * @param anew ids of campaigns that may begin anew although they run
 * @returns those that run and were moved, or ended, by id
 */
export function noteHeld(
  db: Database,
  { byId }: Pick<Campaigns, 'byId'>,
  now: number,
  anew: readonly string[] = [],
): Promise<readonly (MovedStart | EndedBefore)[]> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.query<{ activity: string; held: string; until: number }>(
      'SELECT activity, held, until FROM held_campaigns WHERE starts <= $1 AND until > $1 ORDER BY activity',
      [now],
    );
    const moved = rows.flatMap(({ activity: id, held: began, until }): (MovedStart | EndedBefore)[] => {
      const campaign = byId.get(id);
      if (campaign === undefined) return [];
      const says = roundOf(campaign);
      if (says !== began && !anew.includes(id)) return [{ id, began, says }];
      const over = settledFrom(campaign);
      return over > now - LONG_AGO ? [] : [{ id, until, says: over }];
    });
    if (moved.length > 0) return moved;
    const held = [...byId.values()].map((one) => ({
      activity: one.id,
      held: roundOf(one),
      starts: one.schedule.start,
      until: settledFrom(one),
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

const startsInWords = (moved: readonly MovedStart[], setting: string): readonly string[] => [
  'The start of a campaign that runs has been moved:',
  ...moved.map(
    ({ id, began, says }) =>
      `  activities/${id}.json: it began on ${began}, and now says ${says} in schedule.start`,
  ),
  'Served so, its battles, pairings, recap and seeds of draws would begin anew for everybody, what boards, teams and votes have would go on,',
  'and all that comes to an end with the campaign would be settled and paid once more.',
  `Put the start back. If that is what is meant, name the campaign in ${setting}.`,
];

const endsInWords = (ended: readonly EndedBefore[]): readonly string[] => [
  'A campaign that runs would have been over for more than a day:',
  ...ended.map(({ id, until, says }) => {
    const [before, now] = [until, says].map((moment) => new Date(moment).toISOString());
    return `  activities/${id}.json: it was to be settled on ${before}, and now says ${now} in schedule.settle or schedule.end`;
  }),
  'Served so, all of it would be settled and paid at once, and nothing of that can be taken back.',
  'Put the end back. To end it now, write a moment of today.',
];

/** What an operator is told of them, a line each. @param setting that names campaigns which may begin anew */
export function movedInWords(all: readonly (MovedStart | EndedBefore)[], setting: string): string {
  const moved = all.flatMap((one) => ('began' in one ? [one] : []));
  const ended = all.flatMap((one) => ('until' in one ? [one] : []));
  return [
    ...(moved.length === 0 ? [] : startsInWords(moved, setting)),
    ...(ended.length === 0 ? [] : endsInWords(ended)),
  ].join('\n');
}
