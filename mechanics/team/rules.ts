import { bellOf } from '../../engine/document/anywhere/bell.ts';
import { givesForNowAlone } from '../../engine/document/anywhere/cost.ts';
import { type Counters, readCounters, worthOf } from '../../engine/document/anywhere/counter.ts';
import type { CampaignBasics, Fact, MechanicRules } from '../../engine/document/anywhere/mechanic.ts';
import { daysOf, endOfPeriod, startOfNamed, startOfPeriod } from '../../engine/document/anywhere/period.ts';
import { allOf, timely, type Verdict, verdict } from '../../engine/document/anywhere/verdict.ts';
import { defaults } from '../../schemas/generated/defaults.gen.ts';
import type {
  CampaignTeamRanking,
  CampaignTeams,
  CampaignTeamTier,
  MyTeamAnswer,
  Period,
  Reward,
  TeamEntry,
  TeamGoalEntry,
  TeamLead,
  Window,
} from '../../schemas/generated/types.gen.ts';

/** What a team reaches together, and what each member gets for it. */
export interface Goal {
  readonly id: string;
  readonly at: number;
  readonly gives: readonly Reward[];
}

/** An hour, a day or a week of a ranking. */
export interface TeamPeriod {
  /** Its name: an hour as YYYY-MM-DDTHH, else its first day as YYYY-MM-DD. */
  readonly day: string;
  /** When it begins and when it is over, ms UTC. */
  readonly from: number;
  readonly to: number;
  /** From when on nothing more counts in it, ms UTC. */
  readonly due: number;
}

/** A ranking of teams that begins anew. */
export interface TeamRanking {
  readonly id: string;
  readonly period: Period;
  /** Places that everybody sees. */
  readonly listed: number;
  readonly rewards: readonly CampaignTeamTier[];
  /** By the moment at which each begins, from first to last. */
  readonly periods: ReadonlyMap<number, TeamPeriod>;
}

/** Teams of a campaign, as the server holds people to them. */
export interface Teams {
  readonly least: number;
  readonly most: number;
  /** Whether a team with fewer than `least` is out once teams are final. */
  readonly dissolved: boolean;
  /** When teams change, where that is not as long as the campaign is live. */
  readonly window: Window | undefined;
  /** From when on they are final, ms UTC. */
  readonly locks: number;
  readonly names: { readonly least: number; readonly most: number };
  readonly counts: Counters;
  readonly by: 'sender' | 'receiver';
  /** Places that everybody sees. */
  readonly listed: number;
  /** By id, rising. */
  readonly goals: ReadonlyMap<string, Goal>;
  readonly rewards: readonly CampaignTeamTier[];
  /** Rankings beside the one of the whole campaign, by id. */
  readonly rankings: ReadonlyMap<string, TeamRanking>;
  /** Minutes from UTC by which days begin. */
  readonly offset: number;
  /** From when on nothing more counts, ms UTC. */
  readonly due: number;
}

/** The kind of facts that joining a team is, and what it is done with. */
export const kind = 'team';
export const joining = 'join';

function rankingOf(
  { id, period, listed = defaults.CampaignTeamRanking.listed, rewards = [] }: CampaignTeamRanking,
  basics: CampaignBasics,
): TeamRanking {
  const { schedule, offset } = basics;
  const periods = (daysOf({ period }, { ...schedule, offset }) ?? []).map((day): TeamPeriod => {
    const from = startOfNamed(day, offset);
    return { day, from, to: endOfPeriod(period, from, offset), due: bellOf(period, from, basics) };
  });
  return { id, period, listed, rewards, periods: new Map(periods.map((one) => [one.from, one])) };
}

export const teams: MechanicRules<CampaignTeams, Teams> = {
  key: 'teams',
  read(source, basics) {
    const { schedule, offset } = basics;
    const { size, window, counts, goals = [], rewards = [], rankings = [] } = source;
    const { below, names, by, listed } = { ...defaults.CampaignTeams, ...source };
    const { end, settle = end } = schedule;
    const locks = window?.locks === undefined ? end : Math.min(end, Date.parse(window.locks));
    const known = { window, locks, names, by, listed, rewards, due: Math.max(end, settle) };
    return {
      ...size,
      ...known,
      dissolved: below === 'dissolved',
      counts: readCounters(counts),
      goals: new Map(goals.map((goal) => [goal.id, goal])),
      rankings: new Map(rankings.map((one) => [one.id, rankingOf(one, basics)])),
      offset,
    };
  },
  counts: ({ counts }) => [counts],
  tells: [{ kind, things: () => [{ id: joining, points: 1, most: { total: 1 } }] }],
};

/** How many members a team needs to be in the ranking now. @param now ms UTC */
export const neededAt = ({ least, dissolved, locks }: Teams, now: number): number =>
  dissolved && now >= locks ? least : 1;

/** What is known of whoever asks; null of a visitor. */
export type Who = { readonly team: string | null; readonly captain: boolean } | null;

type Opening = Verdict<'NOT_OPEN' | 'OVER'>;
type Reason<Of extends { reason?: string }> = NonNullable<Of['reason']>;

/** Whether somebody may found a team, or join one at all. @param open whether teams change now */
export const mayFound = (open: Opening, who: Who): Verdict<Reason<MyTeamAnswer['found']>> =>
  allOf<Reason<MyTeamAnswer['found']>>(
    open,
    verdict(who === null ? 'TOKEN_EXPIRED' : who.team === null ? null : 'IN_TEAM'),
  );

/** Whether somebody may join a team that they can name. */
export const mayJoin = (
  open: Opening,
  { members, most }: { readonly members: number; readonly most: number },
  who: Who,
): Verdict<Reason<TeamEntry>> =>
  allOf<Reason<TeamEntry>>(open, verdict(members < most ? null : 'TEAM_FULL'), mayFound(open, who));

/** Whether somebody may hand their team over, or remove a member. */
export const mayLead = (open: Opening, captain: boolean): Verdict<Reason<TeamLead>> =>
  allOf<Reason<TeamLead>>(open, verdict(captain ? null : 'NOT_CAPTAIN'));

/** What a team came to while somebody was on it: from more than what it had when they joined, up to what it had when they left, or has now. */
export interface Share {
  readonly above: number;
  readonly upTo: number;
}

/** Whoever asks, as far as a goal is concerned: their team, and what they have claimed; null without a team. */
export type Claimant = {
  readonly score: number;
  readonly small: boolean;
  readonly claimed: boolean;
  /** Of each of their times on this team. */
  readonly shares: readonly Share[];
} | null;

/**
 * Whether a goal may be claimed: by whoever was on the team when it was reached, so that no goal is claimed by more than a team has seats. Points are
 * spent while the campaign runs, so what gives nothing else is claimed no later.
 *
 * @param opening what `phases` of the call say
 * @param team null: they have none; undefined: a visitor
 * @param now ms UTC
 */
export function mayClaim(
  { at, gives }: Goal,
  opening: Opening,
  team: Claimant | undefined,
  basics: CampaignBasics,
  now: number,
): Verdict<Reason<TeamGoalEntry>> {
  const time = givesForNowAlone(gives) ? timely(['live'], undefined, basics, now) : opening;
  const own = (): Reason<TeamGoalEntry> | null => {
    if (team === undefined) return 'TOKEN_EXPIRED';
    if (team === null) return 'NO_TEAM';
    if (team.claimed) return 'TEAM_GOAL_CLAIMED';
    if (team.small) return 'TEAM_TOO_SMALL';
    if (team.score < at) return 'TEAM_GOAL_NOT_REACHED';
    return team.shares.some(({ above, upTo }) => above < at && at <= upTo) ? null : 'JOINED_AFTER_GOAL';
  };
  return allOf<Reason<TeamGoalEntry>>(time, verdict(own()));
}

/** What somebody has brought the team that they were in at that moment, if they were in one. */
export interface Gain {
  /** Its number among those of one write: which of two stays it belongs to is asked for each. */
  readonly nth: number;
  readonly user_id: string;
  readonly amount: number;
  /** ms UTC. */
  readonly at: number;
  /** When the server heard of it, ms UTC. */
  readonly heard: number;
}

/** What facts bring, fact by fact: a person may have been in two teams between two of them. */
export const gainsOf = ({ counts, by, due }: Teams, facts: readonly Fact[]): readonly Gain[] =>
  facts.flatMap((fact, nth) => {
    const { at, heard } = fact;
    const amount = heard >= due ? 0 : worthOf(counts, fact);
    return amount === 0 ? [] : [{ nth, user_id: by === 'receiver' ? fact.to : fact.from, amount, at, heard }];
  });

/** The hours, days and weeks in which something was brought, each once. */
export const periodsOf = ({ rankings, offset }: Teams, gains: readonly Pick<Gain, 'at'>[]) =>
  [...rankings.values()].flatMap(({ id, period, periods }) =>
    [...new Set(gains.map(({ at }) => startOfPeriod(period, at, offset)))].flatMap((start) => {
      const one = periods.get(start);
      return one === undefined ? [] : [{ ranking: id, ...one }];
    }),
  );
