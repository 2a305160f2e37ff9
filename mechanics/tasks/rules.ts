import { addUp, type Sum } from '../../engine/document/anywhere/add-up.ts';
import { BELL, bellOf } from '../../engine/document/anywhere/bell.ts';
import { givesForNowAlone } from '../../engine/document/anywhere/cost.ts';
import { type Counters, readCounters, worthOf } from '../../engine/document/anywhere/counter.ts';
import type { CampaignBasics, Fact, MechanicRules } from '../../engine/document/anywhere/mechanic.ts';
import { endOfPeriod, keyOfPeriod } from '../../engine/document/anywhere/period.ts';
import { allOf, timely, type Verdict, verdict } from '../../engine/document/anywhere/verdict.ts';
import { windowAt } from '../../engine/document/anywhere/window.ts';
import { defaults } from '../../schemas/generated/defaults.gen.ts';
import type { CampaignTask, Reward, TaskEntry, Window } from '../../schemas/generated/types.gen.ts';

/** Something to do, once or anew each day or week, and what it gives. */
export interface Task {
  readonly id: string;
  readonly counts: Counters;
  readonly by: 'sender' | 'receiver';
  /** What counts: each time, or each other person once (decision 0208). */
  readonly each: 'time' | 'person';
  /** How much of it. */
  readonly at: number;
  readonly period: 'total' | 'day' | 'week';
  /** When it counts, where that is not the whole campaign. */
  readonly window: Window | undefined;
  /** The task that has to be done first. */
  readonly after: string | null;
  /** Whether what it gives is given at once, without a tap. */
  readonly automatic: boolean;
  /** Whether what is not claimed is lost with its day or week. */
  readonly lost: boolean;
  readonly gives: readonly Reward[];
}

/** In the document's order. */
export type Tasks = ReadonlyMap<string, Task>;

/** The kind of facts that done tasks are. */
export const kind = 'task';

/** A task as a document has it, without what people see of it. */
type TaskSource = Omit<CampaignTask, 'name' | 'icon' | 'note'>;

const taskOf = (source: TaskSource): Task => {
  const { paid, unclaimed, by, each, period } = { ...defaults.CampaignTask, ...source };
  const { id, at, counts, window, after = null, gives } = source;
  const own = { automatic: paid === 'automatic', lost: unclaimed === 'lost' };
  return { id, counts: readCounters(counts), by, each, at, period, window, after, ...own, gives };
};

export const tasks: MechanicRules<readonly CampaignTask[], Tasks> = {
  key: 'tasks',
  read: (source) => new Map(source.map((one) => [one.id, taskOf(one)])),
  counts: (all) => [...all.values()].map(({ counts }) => counts),
  tells: [
    {
      kind,
      things: (source) =>
        source.map(({ id, period = defaults.CampaignTask.period }) => {
          return { id, points: 1, most: period === 'total' ? { total: 1 } : { day: 1 } };
        }),
    },
  ],
};

/** A task of one person in one period: what is kept of it. */
export interface Place {
  readonly task: string;
  /** As `keyOfPeriod` says it: '' for the whole campaign. */
  readonly period: string;
  readonly user: string;
}

/** What facts add to a place. */
export type Gain = Place & Sum;

export const keyOf = ({ task, period, user }: Place): string => `${user} ${task} ${period}`;

/** A task of a person as others know it: for what it gives, and as a fact. */
export const referenceOf = ({ task, period }: Pick<Place, 'task' | 'period'>): string =>
  period === '' ? task : `${task}/${period}`;

/** Where a fact counts for a task; nowhere where it does not. A fact counts for the day on which it happened, as long as the server hears of it before that day's bell. */
function placeOf({ id, by, period: every, window }: Task, basics: CampaignBasics, fact: Fact): Place[] {
  const { at, heard } = fact;
  if (heard >= bellOf(every, at, basics)) return [];
  if (windowAt(window, basics, at).phase !== 'live') return [];
  const period = keyOfPeriod(every, at, basics.offset);
  return [{ task: id, period, user: by === 'receiver' ? fact.to : fact.from }];
}

/** What facts add, where each time counts. */
export const gainsOf = (all: Tasks, basics: CampaignBasics, facts: readonly Fact[]): readonly Gain[] =>
  addUp(
    facts,
    (fact) =>
      [...all.values()].flatMap((task) => {
        const amount = task.each === 'time' ? worthOf(task.counts, fact) : 0;
        return amount === 0 ? [] : placeOf(task, basics, fact).map((place) => ({ ...place, amount }));
      }),
    keyOf,
  );

/** Somebody else with whom a fact was done that counts by people; whether they have counted before, the rows know. */
export interface Meeting extends Place {
  readonly person: string;
  /** When it happened, and when the server heard of it, ms UTC. */
  readonly at: number;
  readonly heard: number;
}

/** Whom people have to do with by facts, where each person counts once: of several facts the first, in one order for all transactions. */
export function meetingsOf(all: Tasks, basics: CampaignBasics, facts: readonly Fact[]): readonly Meeting[] {
  const byPeople = [...all.values()].filter(({ each }) => each === 'person');
  if (byPeople.length === 0) return [];
  const met = new Map<string, Meeting>();
  for (const fact of facts.toSorted((one, other) => one.at - other.at))
    for (const task of byPeople) {
      if (fact.from === fact.to || worthOf(task.counts, fact) === 0) continue;
      const person = task.by === 'receiver' ? fact.from : fact.to;
      for (const place of placeOf(task, basics, fact)) {
        const key = `${keyOf(place)} ${person}`;
        if (!met.has(key)) met.set(key, { ...place, person, at: fact.at, heard: fact.heard });
      }
    }
  return [...met].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, meeting]) => meeting);
}

/** How somebody stands with a task. */
export interface Own {
  /** Rewards that wait to be claimed. */
  readonly waiting: number;
  /** When the last of them is lost, ms UTC; null: never. */
  readonly lostAt: number | null;
  /** Whether today's, or this week's, has been given. */
  readonly claimed: boolean;
  /** Whether another task has to be done first. */
  readonly locked: boolean;
  /** When it has to be done again, where it is done anew each day or week, ms UTC; null: never. */
  readonly lockedAt: number | null;
}

/** Periods whose rewards can be claimed where they are lost with them, and when each is: this one, and one whose bell has not rung. */
export const claimable = (
  { period }: Task,
  { offset }: CampaignBasics,
  now: number,
): ReadonlyMap<string, number> =>
  new Map(
    [now - BELL, now].map((at) => [keyOfPeriod(period, at, offset), endOfPeriod(period, at, offset) + BELL]),
  );

/** When a task counts, and when what it gave may be claimed: points as long as they can be spent, all else until it is settled. */
export function hoursOf({ window, gives }: Task, basics: CampaignBasics, now: number) {
  // What was done in the hours of a day is claimed after them as well.
  const { daily: _, ...days } = window ?? {};
  return {
    counting: timely(['live'], window, basics, now),
    claims: allOf(
      timely(givesForNowAlone(gives) ? ['live'] : ['live', 'settling'], undefined, basics, now),
      timely(['live', 'settling'], days, basics, now),
    ),
  };
}

/**
 * Whether what a task gives may be claimed: what the answer tells and what the call is refused by.
 *
 * @param own null: a visitor
 * @param now ms UTC
 */
export function mayClaim(
  task: Task,
  own: Own | null,
  basics: CampaignBasics,
  now: number,
): Verdict<NonNullable<TaskEntry['reason']>> {
  const { counting, claims } = hoursOf(task, basics, now);
  const judge = allOf<NonNullable<TaskEntry['reason']>>;
  // Before the hours in which it counts it is not open, whatever else is: what changes first is these hours.
  if (own === null) return judge(counting, claims, verdict('TOKEN_EXPIRED'));
  if (own.waiting > 0) return judge(claims, { reason: null, nextAt: own.lostAt });
  const again = endOfPeriod(task.period, now, basics.offset);
  if (own.claimed)
    return judge(claims, { reason: 'TASK_CLAIMED', nextAt: Number.isFinite(again) ? again : null });
  if (own.locked) return judge(counting, claims, verdict('TASK_LOCKED'));
  return judge(counting, claims, { reason: 'TASK_NOT_DONE', nextAt: own.lockedAt });
}
