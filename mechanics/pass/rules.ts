import { addUp, type Sum } from '../../engine/document/anywhere/add-up.ts';
import { bellOf } from '../../engine/document/anywhere/bell.ts';
import { givesForNowAlone, pointsIn } from '../../engine/document/anywhere/cost.ts';
import { type Counters, readCounters, worthOf } from '../../engine/document/anywhere/counter.ts';
import { type Taken, within } from '../../engine/document/anywhere/limits.ts';
import type { CampaignBasics, Fact, MechanicRules } from '../../engine/document/anywhere/mechanic.ts';
import { allOf, type Verdict, verdict } from '../../engine/document/anywhere/verdict.ts';
import { windowAt } from '../../engine/document/anywhere/window.ts';
import { defaults } from '../../schemas/generated/defaults.gen.ts';
import type {
  CampaignPass,
  Limits,
  PassCatchUpEntry,
  PassLevelEntry,
  PassTrackEntry,
  Reward,
  Window,
} from '../../schemas/generated/types.gen.ts';

/** What everybody has who reaches a level, and what has to be bought. */
export const tracks = ['free', 'paid'] as const;
export type Track = (typeof tracks)[number];

/** A level of a season, and what it gives on each track: nothing is an empty list. */
export interface Level extends Readonly<Record<Track, readonly Reward[]>> {
  readonly id: string;
  readonly at: number;
}

export interface Pass {
  readonly counts: Counters;
  /** Rising. */
  readonly levels: readonly Level[];
  /** What the paid track costs, in minor units; null where there is none. */
  readonly track: { readonly cost: number } | null;
  /** What the next level costs, in minor units; null where levels are not sold. */
  readonly catchUp: {
    readonly cost: number;
    readonly limits: Limits;
    readonly window: Window | undefined;
  } | null;
}

/** The kind of facts that reached levels are. */
export const kind = 'pass-level';

export const pass: MechanicRules<CampaignPass, Pass> = {
  key: 'pass',
  read: ({ counts = defaults.CampaignPass.counts, levels, track, catchUp }) => ({
    counts: readCounters(counts),
    levels: levels.map(({ id, at, free, paid }) => {
      return { id, at, free: free?.gives ?? [], paid: paid?.gives ?? [] };
    }),
    track: track === undefined ? null : { cost: pointsIn(track.cost) },
    catchUp:
      catchUp === undefined
        ? null
        : { cost: pointsIn(catchUp.cost), limits: catchUp.limits, window: catchUp.window },
  }),
  counts: ({ counts }) => [counts],
  tells: [{ kind, things: ({ levels }) => levels.map(({ id }) => ({ id, points: 1, most: { total: 1 } })) }],
  prices: ({ track, catchUp }) => [track, catchUp].flatMap((one) => (one === null ? [] : [one.cost])),
};

/** What facts add to how far somebody has come. */
export interface Gain extends Sum {
  readonly user: string;
}

/** What facts add: one gain a person. */
export const gainsOf = ({ counts }: Pass, basics: CampaignBasics, facts: readonly Fact[]): readonly Gain[] =>
  addUp(
    facts,
    (fact) => {
      const amount = worthOf(counts, fact);
      if (amount === 0 || fact.heard >= bellOf('total', fact.at, basics)) return [];
      return windowAt(undefined, basics, fact.at).phase === 'live' ? [{ user: fact.from, amount }] : [];
    },
    ({ user }) => user,
  );

/** What is known of somebody in a season. */
export interface Holder {
  /** What counts, and what was bought. */
  readonly points: number;
  /** Ids of levels that are reached: they stay so, whatever the document asks for later. */
  readonly reached: ReadonlySet<string>;
  /** What was claimed, as `claimKey` says it. */
  readonly claimed: ReadonlySet<string>;
  /** Whether the paid track is theirs. */
  readonly bought: boolean;
  /** How many levels they have bought. */
  readonly levels: Taken;
  /** What may be spent, in minor units. */
  readonly balance: number;
}

/** What a level gives on one track. */
export interface Share {
  readonly level: Level;
  readonly track: Track;
}

/** A share as others know it: for what was granted, and for what was claimed. */
export const claimKey = ({ level, track }: { level: Pick<Level, 'id'>; track: Track }): string =>
  `${level.id}/${track}`;

export const hasReached = ({ id, at }: Level, { reached, points }: Holder): boolean =>
  reached.has(id) || points >= at;

/** The level that comes next; undefined where all are reached. */
export const nextLevel = ({ levels }: Pass, who: Holder): Level | undefined =>
  levels.find((level) => !hasReached(level, who));

type State = PassLevelEntry['free'];

/** How what a level gives on a track stands. @param who null: a visitor */
export function stateOf(share: Share, who: Holder | null): State {
  const { level, track } = share;
  if (level[track].length === 0) return 'none';
  if (who === null || !hasReached(level, who)) return 'locked';
  if (who.claimed.has(claimKey(share))) return 'claimed';
  return track === 'paid' && !who.bought ? 'unpaid' : 'waiting';
}

type Opening = Verdict<'NOT_OPEN' | 'OVER'>;

/** When claims are taken: of what gives points alone, and of all else. */
export interface ClaimTimes {
  readonly points: Opening;
  readonly rest: Opening;
}

const timeOf = ({ level, track }: Share, times: ClaimTimes): Opening =>
  givesForNowAlone(level[track]) ? times.points : times.rest;

/** What of some levels stands so, first level first. */
const sharesOf = (levels: readonly Level[], who: Holder, state: State): readonly Share[] =>
  levels.flatMap((level) =>
    tracks.map((track) => ({ level, track })).filter((share) => stateOf(share, who) === state),
  );

/** What somebody could claim at once of all levels that they have reached, were the paid track theirs: the past that it gives. */
export const pastOf = ({ levels }: Pass, who: Holder): number => sharesOf(levels, who, 'unpaid').length;

/** What of some levels can be claimed now. */
export const claimable = (levels: readonly Level[], who: Holder, times: ClaimTimes): readonly Share[] =>
  sharesOf(levels, who, 'waiting').filter((share) => timeOf(share, times).reason === null);

type ClaimReason = NonNullable<PassLevelEntry['reason']>;
const visitor = verdict('TOKEN_EXPIRED');

/** Whether something of these levels may be claimed. @param who null: a visitor */
export function mayClaim(
  levels: readonly Level[],
  who: Holder | null,
  times: ClaimTimes,
): Verdict<ClaimReason> {
  if (who === null) return allOf<ClaimReason>(times.rest, visitor);
  const waiting = sharesOf(levels, who, 'waiting');
  // Points are taken no later than all else: what can be had the longest says until when.
  if (waiting.length > 0)
    return waiting.every(({ level, track }) => givesForNowAlone(level[track])) ? times.points : times.rest;
  const why = (['unpaid', 'locked'] as const).find((state) => sharesOf(levels, who, state).length > 0);
  const reasons = { unpaid: 'PASS_UNPAID', locked: 'PASS_LOCKED' } as const;
  return allOf<ClaimReason>(times.rest, verdict(why === undefined ? 'PASS_CLAIMED' : reasons[why]));
}

type TrackReason = NonNullable<NonNullable<PassTrackEntry>['reason']>;

/** Whether somebody may buy the paid track. @param who null: a visitor */
export const mayBuyTrack = (
  { cost }: NonNullable<Pass['track']>,
  who: Holder | null,
  open: Opening,
): Verdict<TrackReason> =>
  who === null
    ? allOf<TrackReason>(open, visitor)
    : allOf<TrackReason>(
        open,
        verdict(who.bought ? 'PASS_BOUGHT' : null),
        verdict(who.balance < cost ? 'NOT_ENOUGH' : null),
      );

type LevelReason = NonNullable<NonNullable<PassCatchUpEntry>['reason']>;

/** Whether somebody may buy the next level. @param who null: a visitor */
export const mayBuyLevel = (
  block: Pass,
  { cost, limits }: NonNullable<Pass['catchUp']>,
  who: Holder | null,
  open: Opening,
  { now, offset }: { readonly now: number; readonly offset: number },
): Verdict<LevelReason> =>
  who === null
    ? allOf<LevelReason>(open, visitor)
    : allOf<LevelReason>(
        open,
        verdict(nextLevel(block, who) === undefined ? 'PASS_FULL' : null),
        within(limits, who.levels, 1, now, offset),
        verdict(who.balance < cost ? 'NOT_ENOUGH' : null),
      );
