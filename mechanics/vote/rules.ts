import { addUp, type Sum } from '../../engine/document/anywhere/add-up.ts';
import { pointsIn } from '../../engine/document/anywhere/cost.ts';
import { type Counters, readCounters, worthOf } from '../../engine/document/anywhere/counter.ts';
import { type Taken, within } from '../../engine/document/anywhere/limits.ts';
import type { CampaignBasics, Fact, MechanicRules } from '../../engine/document/anywhere/mechanic.ts';
import { allOf, type Verdict, verdict } from '../../engine/document/anywhere/verdict.ts';
import { defaults } from '../../schemas/generated/defaults.gen.ts';
import type { CampaignPoll, Limits, PollEntry, Reward, Window } from '../../schemas/generated/types.gen.ts';

/** What a vote weighs: 1 below the first step. */
export interface Weight {
  readonly counts: Counters;
  /** Rising. */
  readonly steps: readonly { readonly at: number; readonly weight: number }[];
}

/** A question, as the server holds people to it. */
export interface Poll {
  readonly id: string;
  /** Ids, in the document's order. */
  readonly options: readonly string[];
  /** How many options are chosen at once. */
  readonly least: number;
  readonly most: number;
  readonly limits: Limits;
  readonly window: Window | undefined;
  /** Points that voting takes; null: none. */
  readonly cost: number | null;
  readonly gives: readonly Reward[];
  /** null: every vote weighs 1. */
  readonly weight: Weight | null;
  /** From when on nobody can vote any more, ms UTC: what is final is frozen then. */
  readonly closes: number;
  /** From when on everybody sees the votes, ms UTC; null: always. */
  readonly shownAt: number | null;
  /** Whether those who have voted see them before. */
  readonly votersSee: boolean;
}

/** In the document's order. */
export type Polls = ReadonlyMap<string, Poll>;

/** The kind of facts that votes are. */
export const kind = 'vote';

/** A poll as a document has it, without what people see of it. */
type PollSource = Omit<CampaignPoll, 'options'> & { readonly options: readonly { readonly id: string }[] };

/** From when on nobody can vote any more, ms UTC. */
export const closingOf = (
  window: Window | undefined,
  { schedule }: Pick<CampaignBasics, 'schedule'>,
): number => Math.min(schedule.end, window?.locks === undefined ? schedule.end : Date.parse(window.locks));

/** From when on everybody sees the votes, ms UTC; null: always. */
export function shownFrom(
  results: NonNullable<CampaignPoll['results']>,
  window: Window | undefined,
  basics: Pick<CampaignBasics, 'schedule'>,
): number | null {
  const { end, settle = end } = basics.schedule;
  if (typeof results === 'object') return Date.parse(results.at);
  if (results === 'always') return null;
  return results === 'settle' ? Math.max(end, settle) : closingOf(window, basics);
}

const pollOf = (source: PollSource, basics: CampaignBasics): Poll => {
  const { id, options, limits, window, cost, gives = [], weighting } = source;
  const { choose, results } = { ...defaults.CampaignPoll, ...source };
  return {
    id,
    options: options.map((one) => one.id),
    ...choose,
    limits,
    window,
    cost: cost === undefined ? null : pointsIn(cost),
    gives,
    weight:
      weighting === undefined ? null : { counts: readCounters(weighting.counts), steps: weighting.steps },
    closes: closingOf(window, basics),
    shownAt: shownFrom(results, window, basics),
    votersSee: results === 'after-voting',
  };
};

export const polls: MechanicRules<readonly CampaignPoll[], Polls> = {
  key: 'polls',
  read: (source, basics) => new Map(source.map((one) => [one.id, pollOf(one, basics)])),
  counts: (all) => [...all.values()].flatMap(({ weight }) => (weight === null ? [] : [weight.counts])),
  // What is told names the poll alone: who counts votes of one option would show how it stands.
  tells: [{ kind, things: (source) => source.map(({ id, limits }) => ({ id, points: 1, most: limits })) }],
  prices: (all) => [...all.values()].flatMap(({ cost }) => cost ?? []),
};

/** Whether somebody sees the votes now. @param voted whether they have voted */
export const sees = ({ shownAt, votersSee }: Poll, voted: boolean, now: number): boolean =>
  shownAt === null || now >= shownAt || (votersSee && voted);

/** Until when somebody does not see the votes who has not voted, ms UTC; null where everybody does. */
export const hiddenUntil = ({ shownAt }: Poll, now: number): number | null =>
  shownAt !== null && now < shownAt ? shownAt : null;

/** What a vote of somebody weighs. @param amount what the voter has come to of what counts */
export const weightAt = ({ weight }: Poll, amount: number): number =>
  (weight?.steps ?? []).reduce((now, { at, weight: then }) => (amount >= at ? then : now), 1);

/** What is known of a voter before the vote. */
export interface Voter {
  /** How often they have voted. */
  readonly taken: Taken;
  /** What may be spent, in minor units. */
  readonly balance: number;
}

/** Why somebody may not vote. */
export type VoteReason = NonNullable<PollEntry['reason']>;

/**
 * Whether somebody may vote: what the answer tells and what the call is refused by.
 *
 * @param who null: a visitor
 * @param open whether the call is open, by the window of the poll
 */
export function mayVote(
  { limits, cost }: Poll,
  who: Voter | null,
  open: Verdict<'NOT_OPEN' | 'OVER'>,
  { now, offset }: { readonly now: number; readonly offset: number },
): Verdict<VoteReason> {
  if (who === null) return allOf<VoteReason>(open, verdict('TOKEN_EXPIRED'));
  return allOf<VoteReason>(
    open,
    within(limits, who.taken, 1, now, offset),
    verdict(who.balance < (cost ?? 0) ? 'NOT_ENOUGH' : null),
  );
}

/** What facts add to what somebody's votes weigh. */
export interface Gain extends Sum {
  readonly poll: string;
  readonly user: string;
}

/** What facts add to the weight of votes: one gain a person and poll. */
export const gainsOf = (all: Polls, facts: readonly Fact[]): readonly Gain[] =>
  addUp(
    facts,
    (fact) =>
      [...all.values()].flatMap(({ id: poll, weight }) => {
        const amount = weight === null ? 0 : worthOf(weight.counts, fact);
        return amount === 0 ? [] : [{ poll, user: fact.from, amount }];
      }),
    ({ poll, user }) => `${poll} ${user}`,
  );
