import { type Counters, readCounters, worthOf } from '../../engine/document/anywhere/counter.ts';
import { type Taken, within } from '../../engine/document/anywhere/limits.ts';
import type { Fact, MechanicRules } from '../../engine/document/anywhere/mechanic.ts';
import { allOf, type Verdict, verdict } from '../../engine/document/anywhere/verdict.ts';
import type {
  CampaignInvite,
  InviteAnswer,
  InviteStepEntry,
  Limits,
  Reward,
} from '../../schemas/generated/types.gen.ts';

/** What somebody gets for those whom they have brought. */
export interface Step {
  readonly id: string;
  /** How many people have to have come. */
  readonly at: number;
  readonly gives: readonly Reward[];
}

export interface Invite {
  /** The first of these is how somebody comes; null: naming a code is enough. */
  readonly counts: Counters | null;
  readonly limits: Limits;
  readonly welcome: readonly Reward[];
  readonly automatic: boolean;
  readonly steps: readonly Step[];
}

/** The kind of facts that people are who have come: each once, of whoever invited them. */
export const kind = 'invite';

export const invite: MechanicRules<CampaignInvite, Invite> = {
  key: 'invite',
  read: ({ counts, limits, welcome = [], paid, steps = [] }) => ({
    counts: counts === undefined ? null : readCounters(counts),
    limits,
    welcome,
    automatic: paid === 'automatic',
    steps,
  }),
  counts: ({ counts }) => (counts === null ? [] : [counts]),
  tells: [{ kind, most: ({ limits }) => limits }],
};

/** Something that somebody has done, and that counts. */
export interface Deed {
  readonly user: string;
  /** When they did it, ms UTC. */
  readonly at: number;
  /** When the server heard of it, ms UTC. */
  readonly heard: number;
}

/** What of facts that arrive together counts, by person, of each the earliest first: one order for all transactions. */
export function deedsOf({ counts }: Invite, facts: readonly Fact[]): readonly Deed[] {
  return facts
    .filter((fact) => counts !== null && worthOf(counts, fact) > 0)
    .map(({ from: user, at, heard }) => ({ user, at, heard }))
    .sort((a, b) => (a.user === b.user ? a.at - b.at : a.user < b.user ? -1 : 1));
}

/**
 * The first deed of each person that says something of them: that they are not new, or, after they have named a code, that they have
 * come. What somebody did before they named one does not count, whenever it is told.
 *
 * @param deeds the earliest of each person first
 * @param bound when people have named a code, ms UTC; who has named none is not there
 */
export function firstOf(
  deeds: readonly Deed[],
  bound: ReadonlyMap<string, { readonly at: number }>,
): readonly Deed[] {
  const first = new Map<string, Deed>();
  for (const deed of deeds)
    if (!first.has(deed.user) && deed.at >= (bound.get(deed.user)?.at ?? -Infinity))
      first.set(deed.user, deed);
  return [...first.values()];
}

type Opening = Verdict<'NOT_OPEN' | 'OVER'>;

/** How somebody stands who would name a code. */
export interface Newcomer {
  /** They have named one. */
  readonly bound: boolean;
  /** They have invited somebody, or done what counts. */
  readonly known: boolean;
}

/** Whether somebody may name a code. @param who null: a visitor */
export const mayAccept = (
  who: Newcomer | null,
  open: Opening,
): Verdict<NonNullable<InviteAnswer['reason']>> =>
  allOf<NonNullable<InviteAnswer['reason']>>(
    open,
    who === null
      ? verdict('TOKEN_EXPIRED')
      : verdict(who.bound ? 'INVITE_BOUND' : who.known ? 'INVITE_NOT_NEW' : null),
  );

/** Whose code somebody names. */
export interface Named {
  readonly own: boolean;
  /** They were invited, however far up, by who names them. */
  readonly circle: boolean;
  /** How often it was named, in all and today. */
  readonly taken: Taken;
}

/** Why a code is not taken, beside what keeps its newcomer from naming any. */
type CodeReason =
  | 'INVITE_UNKNOWN'
  | 'INVITE_OWN'
  | 'INVITE_CIRCLE'
  | 'INVITE_FULL'
  | 'INVITE_FULL_TODAY'
  | NonNullable<InviteAnswer['reason']>;

/**
 * Whether somebody may name this code. What is wrong with the code is said before what is wrong with who names it: "they came by
 * you" helps more than "you are not new".
 *
 * @param named undefined: there is no such code
 */
export function mayName(
  { limits }: Invite,
  who: Newcomer,
  named: Named | undefined,
  open: Opening,
  { now, offset }: { readonly now: number; readonly offset: number },
): Verdict<CodeReason> {
  if (open.reason !== null) return open;
  if (named === undefined) return verdict('INVITE_UNKNOWN');
  if (named.own) return verdict('INVITE_OWN');
  if (named.circle) return verdict('INVITE_CIRCLE');
  const may = mayAccept(who, open);
  if (may.reason !== null) return may;
  const room = within(limits, named.taken, 1, now, offset);
  if (room.reason === null) return may;
  return {
    reason: room.reason === 'LIMIT_REACHED' ? 'INVITE_FULL' : 'INVITE_FULL_TODAY',
    nextAt: room.nextAt,
  };
}

/** Whether somebody may claim a step. @param own null: a visitor; `came` is how many have come by them */
export const mayClaim = (
  { at }: Step,
  own: { readonly came: number; readonly claimed: boolean } | null,
  open: Opening,
): Verdict<NonNullable<InviteStepEntry['reason']>> =>
  allOf<NonNullable<InviteStepEntry['reason']>>(
    open,
    own === null
      ? verdict('TOKEN_EXPIRED')
      : verdict(own.claimed ? 'STEP_CLAIMED' : own.came < at ? 'STEP_NOT_REACHED' : null),
  );
