import { pointsIn } from '../../engine/document/anywhere/cost.ts';
import { DAY, daysBetween } from '../../engine/document/anywhere/days.ts';
import { type Taken, within } from '../../engine/document/anywhere/limits.ts';
import type { CampaignBasics, MechanicRules } from '../../engine/document/anywhere/mechanic.ts';
import { startOfPeriod } from '../../engine/document/anywhere/period.ts';
import { allOf, type Verdict, verdict } from '../../engine/document/anywhere/verdict.ts';
import { windowAt } from '../../engine/document/anywhere/window.ts';
import type { CampaignCheckIn, Limits, Reward, Window } from '../../schemas/generated/types.gen.ts';

/** The hours of one day in which it can be stamped: from its first moment until before its last, ms UTC. */
export interface Hours {
  /** YYYY-MM-DD in the campaign's offset. */
  readonly date: string;
  readonly opens: number;
  readonly locks: number;
}

/** A day of the calendar, and what it gives. */
export interface CalendarDay extends Hours {
  readonly id: string;
  readonly gives: readonly Reward[];
}

/** So many days in a row, and what they give. */
export interface Streak {
  readonly id: string;
  readonly length: number;
  readonly gives: readonly Reward[];
}

export interface CheckIn {
  readonly window: Window | undefined;
  /** First to last. */
  readonly days: readonly CalendarDay[];
  readonly streaks: readonly Streak[];
  /** What a missed day costs, in minor units, and how many one person may make up; null where it stays missed. */
  readonly makeUp: { readonly cost: number; readonly limits: Limits } | null;
}

/** Days of the campaign on which people can check in: all that it touches, but those on which the window never opens. */
export const hoursOf = (window: Window | undefined, basics: CampaignBasics): readonly Hours[] => {
  const { schedule, offset } = basics;
  return daysBetween(schedule.start, schedule.end, offset).flatMap((date): Hours[] => {
    const midnight = startOfPeriod('day', Date.parse(`${date}T12:00:00Z`) - offset * 60_000, offset);
    const end = midnight + DAY;
    const first = windowAt(window, basics, midnight);
    const opens = first.phase === 'live' ? midnight : first.phase === 'preview' ? first.nextAt : null;
    if (opens === null || opens >= end) return [];
    return [{ date, opens, locks: Math.min(end, windowAt(window, basics, opens).nextAt ?? end) }];
  });
};

/** The kind of facts that check-ins are. */
export const kind = 'check-in';

export const checkIn: MechanicRules<CampaignCheckIn, CheckIn> = {
  key: 'checkIn',
  read: ({ days, window, streaks = [], makeUp }, basics) => {
    const hours = hoursOf(window, basics);
    return {
      window,
      days: days.flatMap(({ id, gives }, index) => {
        const of = hours[index];
        return of === undefined ? [] : [{ id, gives, ...of }];
      }),
      streaks,
      makeUp: makeUp === undefined ? null : { cost: pointsIn(makeUp.cost), limits: makeUp.limits },
    };
  },
  tells: [
    {
      kind,
      most: ({ days, makeUp }) => {
        const limits = makeUp?.limits;
        return { total: days.length, day: 1 + (limits?.day ?? limits?.total ?? 0) };
      },
    },
  ],
  prices: ({ makeUp }) => (makeUp === null ? [] : [makeUp.cost]),
};

/** How a day stands at a moment for somebody who has stamped these dates; null: nobody says who. */
export function stateOf(
  { date, opens, locks }: Hours,
  stamped: ReadonlySet<string> | null,
  now: number,
): 'done' | 'missed' | 'open' | 'coming' | 'past' {
  if (stamped?.has(date)) return 'done';
  if (now < opens) return 'coming';
  if (now < locks) return 'open';
  return stamped === null ? 'past' : 'missed';
}

/** The row of stamped days in which one stands, as [first, last] of the calendar's indexes; null where it is not stamped. */
export function rowAround(
  days: readonly Hours[],
  stamped: ReadonlySet<string>,
  index: number,
): readonly [number, number] | null {
  const has = (one: number): boolean => stamped.has(days[one]?.date ?? '');
  if (!has(index)) return null;
  let [first, last] = [index, index];
  while (has(first - 1)) first -= 1;
  while (has(last + 1)) last += 1;
  return [first, last];
}

/** The most days in a row that are stamped, wherever they stand. */
export function longestRow(days: readonly Hours[], stamped: ReadonlySet<string>): number {
  let [most, row] = [0, 0];
  for (const { date } of days) {
    row = stamped.has(date) ? row + 1 : 0;
    most = Math.max(most, row);
  }
  return most;
}

/** How many days in a row are stamped until now: a day that is still to come, or open, breaks no row. */
export function streakAt(days: readonly Hours[], stamped: ReadonlySet<string>, now: number): number {
  const decided = days.findLastIndex((day) => stamped.has(day.date) || now >= day.locks);
  const row = rowAround(days, stamped, decided);
  return row === null ? 0 : row[1] - row[0] + 1;
}

/** Why somebody may not check in now. */
export type StampReason = 'NOT_OPEN' | 'OVER' | 'TOKEN_EXPIRED' | 'CHECKED_IN';

/** Why somebody may not make a day up now. */
export type MakeUpReason = StampReason | 'NOT_MISSED' | 'LIMIT_REACHED' | 'DAY_LIMIT_REACHED' | 'NOT_ENOUGH';

/** What is known of somebody before a day is stamped. */
export interface Stamper {
  /** Dates that are stamped. */
  readonly stamped: ReadonlySet<string>;
  /** How many of them were made up: in all, and today. */
  readonly madeUp: Taken;
  /** What may be spent, in minor units. */
  readonly balance: number;
}

type Opening = Verdict<'NOT_OPEN' | 'OVER'>;
const visitor = verdict('TOKEN_EXPIRED');

/**
 * Whether somebody may stamp today.
 *
 * @param who null: a visitor
 * @param open whether the call is open, by the window of the check-in
 */
export function mayStamp(
  { days }: CheckIn,
  who: Pick<Stamper, 'stamped'> | null,
  open: Opening,
  now: number,
): Verdict<StampReason> {
  const day = days.find(({ opens, locks }) => now >= opens && now < locks);
  if (day === undefined) return open.reason === null ? verdict('OVER') : open;
  const done = who?.stamped.has(day.date) === true;
  return allOf<StampReason>(
    open,
    who === null ? visitor : { reason: done ? 'CHECKED_IN' : null, nextAt: day.locks },
  );
}

/**
 * Whether somebody may make a day up.
 *
 * @param who null: a visitor
 * @param open whether the call is open
 */
export function mayMakeUp(
  { cost, limits }: NonNullable<CheckIn['makeUp']>,
  day: Hours,
  who: Stamper | null,
  open: Opening,
  { now, offset }: { readonly now: number; readonly offset: number },
): Verdict<MakeUpReason> {
  const early = now < day.locks;
  const missed: Verdict<MakeUpReason> = {
    reason: early ? 'NOT_MISSED' : null,
    nextAt: early ? day.locks : null,
  };
  if (who === null) return allOf<MakeUpReason>(open, missed, visitor);
  return allOf<MakeUpReason>(
    open,
    verdict(who.stamped.has(day.date) ? 'CHECKED_IN' : null),
    missed,
    within(limits, who.madeUp, 1, now, offset),
    verdict(who.balance < cost ? 'NOT_ENOUGH' : null),
  );
}
