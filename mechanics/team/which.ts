import { Refusal } from '../../server/errors.ts';
import { type Context, known } from '../../server/kernel/context.ts';
import { neededAt, type TeamPeriod, type TeamRanking, type Teams } from './rules.ts';
import { type Asked, present } from './standing.ts';

/** The ranking of the whole campaign, as it stands. @param now ms UTC */
export const wholeAsked = (activity: string, all: Teams, now: number): Asked => {
  return { activity, needed: neededAt(all, now), ranking: '', day: '', moment: present };
};

/**
 * An hour, day or week of a ranking, as it stands. When it is over, who is in which team and whether a team is too small is as it was in its
 * last millisecond: whoever comes or goes until it is settled changes nothing.
 *
 * @param now ms UTC
 */
export const periodAsked = (
  activity: string,
  all: Teams,
  ranking: string,
  { day, to }: TeamPeriod,
  now: number,
): Asked => {
  const moment = now < to ? present : to - 1;
  return { activity, needed: neededAt(all, Math.min(now, to - 1)), ranking, day, moment };
};

/** The asked hour, day or week of a ranking, else the present one, or the nearest of the campaign. */
export function periodOf(
  { periods }: TeamRanking,
  { query, now }: Pick<Context, 'query' | 'now'>,
): TeamPeriod {
  const all = [...periods.values()];
  if (query.day === undefined) return known(all.findLast(({ from }) => from <= now) ?? all[0]);
  const asked = all[Number(query.day) - 1];
  if (asked === undefined) throw new Refusal('UNKNOWN_ITEM');
  return asked;
}
