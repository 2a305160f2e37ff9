import { givesForNowAlone } from '../../engine/document/anywhere/cost.ts';
import {
  type Countable,
  type Counters,
  readCounters,
  worthOf,
} from '../../engine/document/anywhere/counter.ts';
import type { CampaignBasics, Fact, MechanicRules } from '../../engine/document/anywhere/mechanic.ts';
import type { ToldKind } from '../../engine/document/anywhere/told.ts';
import { allOf, timely, type Verdict, verdict } from '../../engine/document/anywhere/verdict.ts';
import { defaults } from '../../schemas/generated/defaults.gen.ts';
import type { CampaignMilestone, MilestoneEntry, Reward } from '../../schemas/generated/types.gen.ts';

/** A goal of the whole community, and what each person gets for it. */
export interface Milestone {
  readonly id: string;
  readonly at: number;
  /** What counts towards it. */
  readonly counts: Counters;
  readonly gives: readonly Reward[];
}

export type Milestones = ReadonlyMap<string, Milestone>;

export const milestones: MechanicRules<readonly CampaignMilestone[], Milestones> = {
  key: 'milestones',
  read: (source) =>
    new Map(
      source.map(({ id, at, counts = defaults.CampaignMilestone.counts, gives = [] }) => [
        id,
        { id, at, counts: readCounters(counts), gives },
      ]),
    ),
  counts: (all) => [...all.values()].map(({ counts }) => counts),
};

/** What was done of one kind with one thing, by all people together. */
export type Sum = Countable;

/** How far a community has come towards a goal. */
export const totalOf = ({ counts }: Pick<Milestone, 'counts'>, sums: readonly Sum[]): number =>
  sums.reduce((total, sum) => total + worthOf(counts, sum), 0);

/**
 * When a goal may be claimed: points are spent while the campaign runs, so that a goal that gives nothing else is claimed no later.
 *
 * @param opening what `phases` of the call say, for all else
 * @param now ms UTC
 */
export const openingOf = (
  { gives }: Pick<Milestone, 'gives'>,
  opening: Verdict<'NOT_OPEN' | 'OVER'>,
  basics: CampaignBasics,
  now: number,
): Verdict<'NOT_OPEN' | 'OVER'> =>
  givesForNowAlone(gives) ? timely(['live'], undefined, basics, now) : opening;

/**
 * Whether a goal may be claimed: what the answer tells and what the call is refused by.
 *
 * @param opening whether it is time: what `phases` of the call say, and what it gives
 * @param total how far the community has come
 * @param claimed whether the asking user has; null for a visitor
 */
export function mayClaim(
  { at, gives }: Pick<Milestone, 'at' | 'gives'>,
  opening: Verdict<'NOT_OPEN' | 'OVER'>,
  total: number,
  claimed: boolean | null,
): Verdict<NonNullable<MilestoneEntry['reason']>> {
  return allOf<NonNullable<MilestoneEntry['reason']>>(
    opening,
    verdict(gives.length === 0 ? 'NOTHING_TO_CLAIM' : null),
    verdict(total < at ? 'NOT_REACHED' : null),
    verdict(claimed === null ? 'TOKEN_EXPIRED' : claimed ? 'ALREADY_CLAIMED' : null),
  );
}

/**
 * What facts add to the sums of a campaign: one a kind and thing, in one order for all transactions. Only things that the
 * document names are told apart: of others there may be any number.
 */
export function sumsOf(told: readonly ToldKind[], facts: readonly Fact[]): readonly Sum[] {
  const named = new Set(told.flatMap(({ kind, things }) => (things ?? []).map(({ id }) => `${kind} ${id}`)));
  // Summed in place: thousands of facts come at once.
  const sums = new Map<string, { kind: string; thing: string; count: number; points: number }>();
  for (const { kind, thing: done, count, points } of facts) {
    const whole = `${kind} ${done}`;
    const thing = named.has(whole) ? done : '';
    const row = thing === done ? whole : `${kind} `;
    const sum = sums.get(row);
    if (sum === undefined) {
      sums.set(row, { kind, thing, count, points });
      continue;
    }
    sum.count += count;
    sum.points += points;
  }
  return [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, sum]) => sum);
}
