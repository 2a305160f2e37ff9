import { BELL, bellOf } from '../../engine/document/anywhere/bell.ts';
import type { CampaignBasics, Fact } from '../../engine/document/anywhere/mechanic.ts';
import { endOfPeriod, keyOfPeriod, startOfPeriod } from '../../engine/document/anywhere/period.ts';
import { type Gain, gainsOf, keyOf, kind, type Place, referenceOf, type Task, type Tasks } from './rules.ts';

/** A place that has come as far as its task asks, or is not there yet. */
export interface Progress extends Place {
  readonly amount: number;
  readonly done: boolean;
}

/** A task that is done now. */
export interface Done extends Place {
  readonly of: Task;
  /** When the last of what it took happened, ms UTC, within its period. */
  readonly at: number;
  readonly heard: number;
}

/** What is told of a done task: once a period. */
export const factOf = ({ task, period, user, at, heard }: Done) => {
  const worth = { thing: task, from: user, to: user, count: 1, points: 1, earned: 0, at, heard };
  return { kind, id: `${user}/${referenceOf({ task, period })}`, ...worth } satisfies Fact;
};

/** The period of a task that stands before one of another period: the same, or the whole campaign. */
const periodBefore = (before: Task, period: string): string => (before.period === 'total' ? '' : period);

/** Whether what has to be done before it is done. */
export function isOpen(all: Tasks, { task, period, user }: Place, done: (place: Place) => boolean): boolean {
  const before = all.get(all.get(task)?.after ?? '');
  return before === undefined || done({ task: before.id, period: periodBefore(before, period), user });
}

/** A moment as one of a period. @param within any moment of it */
function clamped(at: number, { period }: Task, within: number, offset: number): number {
  const first = startOfPeriod(period, within, offset);
  return Math.max(first, Math.min(at, endOfPeriod(period, within, offset) - 1));
}

/** A place that may be done, and by which moments. */
interface Candidate extends Omit<Done, 'of'> {
  readonly within: number;
}

/**
 * Which tasks are done by what was gained: also those that were waiting for them, and those that count done tasks.
 *
 * @param kept all that those people have come to, what is gained included
 * @returns what is done now, in the order in which it is, and what counting it has gained
 */
export function completed(
  all: Tasks,
  basics: CampaignBasics,
  gains: readonly Gain[],
  kept: readonly Progress[],
): { readonly done: readonly Done[]; readonly gained: readonly Gain[] } {
  const amounts = new Map(kept.map((one) => [keyOf(one), one.amount]));
  const over = new Set(kept.flatMap((one) => (one.done ? [keyOf(one)] : [])));
  const done: Done[] = [];
  const gained: Gain[] = [];
  const waiting: Candidate[] = gains.map((gain) => ({ ...gain, within: gain.at }));
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const { task, period, user, heard, within } = next;
    const key = keyOf(next);
    const of = all.get(task);
    if (of === undefined || over.has(key) || (amounts.get(key) ?? 0) < of.at) continue;
    if (!isOpen(all, next, (place) => over.has(keyOf(place)))) continue;
    const at = clamped(next.at, of, within, basics.offset);
    const one = { task, period, user, of, at, heard };
    over.add(key);
    done.push(one);
    waiting.push(...opened(all, basics, one));
    for (const gain of gainsOf(all, basics, [factOf(one)])) {
      amounts.set(keyOf(gain), (amounts.get(keyOf(gain)) ?? 0) + gain.amount);
      gained.push(gain);
      waiting.push({ ...gain, within: gain.at });
    }
  }
  return { done, gained };
}

/** What a done task opens: in its own period, or in those that are not over when it is heard of. */
function opened(all: Tasks, basics: CampaignBasics, { task, user, at, heard }: Done): Candidate[] {
  return [...all.values()].flatMap((one) => {
    if (one.after !== task) return [];
    const moments = new Map(
      [at, heard].map((moment) => [keyOfPeriod(one.period, moment, basics.offset), moment]),
    );
    return [...moments].flatMap(([period, within]) =>
      heard < bellOf(one.period, within, basics) ? [{ task: one.id, period, user, at, heard, within }] : [],
    );
  });
}

/** How far one person has come with a task in one period. */
type Reach = Pick<Progress, 'task' | 'period' | 'amount' | 'done'>;

/**
 * What somebody has done without a fact that completes it: a document that asks for less, or no longer for another task first, has brought
 * them there (decision 0202). Of a day, or a week, until its bell; what is over stays as it was.
 *
 * @param rows all that they have come to
 * @param now ms UTC
 */
export function reached(
  all: Tasks,
  basics: CampaignBasics,
  rows: readonly Reach[],
  user: string,
  now: number,
): readonly Done[] {
  const { schedule, offset } = basics;
  const over = new Set(rows.flatMap((row) => (row.done ? [keyOf({ ...row, user })] : [])));
  const found: Done[] = [];
  const reach = ({ task, period, amount }: Reach): boolean => {
    const place = { task, period, user };
    const of = all.get(task);
    if (of === undefined || over.has(keyOf(place)) || amount < of.at) return false;
    const within = [now, now - BELL].find((at) => keyOfPeriod(of.period, at, offset) === period);
    if (within === undefined || now >= bellOf(of.period, within, basics)) return false;
    if (!isOpen(all, place, (one) => over.has(keyOf(one)))) return false;
    // Nothing is done behind the end, although it is seen and claimed there.
    const at = clamped(Math.min(now, schedule.end - 1), of, within, offset);
    over.add(keyOf(place));
    found.push({ ...place, of, at, heard: now });
    return true;
  };
  // What one of them opens may stand before it.
  while (rows.some(reach));
  return found;
}
