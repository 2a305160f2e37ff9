import { CLOCK_AHEAD } from '../../engine/document/anywhere/days.ts';
import { type Groups, groupsOf } from '../../engine/document/anywhere/group.ts';
import type { EverywhereRules } from '../../engine/document/anywhere/mechanic.ts';
import type { AppFact, AppFactOutcome } from '../../schemas/generated/types.gen.ts';

/** What facts of a kind carry, beside who did it and when. */
export interface AppKind {
  /** What `amount` counts, in the plural. */
  readonly unit: string;
  /** Most of it in one fact; where that is 1, `amount` may be left out. */
  readonly most: number;
  /** Most of it that one person comes to on a day, where there is an end to it: nobody watches for more than half of each. */
  readonly day?: number;
  /** Somebody else for whom it was done, if there must or may be one. Without one it is for whoever did it. */
  readonly to?: 'needed' | 'allowed';
  /** What `thing` names, where it may be there. */
  readonly thing?: string;
}

/** Every kind of facts that the app tells, and what each carries: the one list of them. docs/server.md shows it. */
export const appKinds = {
  watch: { unit: 'minutes', most: 1440, day: 720, to: 'needed', thing: 'the room' },
  follow: { unit: 'times', most: 1, to: 'needed' },
  share: { unit: 'times', most: 1, to: 'allowed', thing: 'what was shared' },
  speak: { unit: 'messages', most: 1000, to: 'allowed', thing: 'the room' },
  recharge: { unit: 'diamonds', most: 10_000_000 },
  'room-open': { unit: 'times', most: 1, thing: 'the room' },
  login: { unit: 'times', most: 1 },
} as const satisfies Readonly<Record<string, AppKind>>;

export type AppKindName = keyof typeof appKinds;

const isKind = (kind: string): kind is AppKindName => Object.hasOwn(appKinds, kind);

/** No document says anything of them: they happen in every campaign, and count where something counts them. */
export const appFacts = {
  tells: Object.entries<AppKind>(appKinds).map(([kind, { unit, day, to }]) => ({
    kind,
    unit,
    grouped: true as const,
    ...(to === undefined ? {} : { others: true as const }),
    ...(day === undefined ? {} : { most: () => ({ day }) }),
  })),
} satisfies EverywhereRules;

/** Why a fact is refused. */
export type Reason = Pick<AppFactOutcome, 'reason' | 'field'>;

/** A fact of a kind that there is, with all that it may leave out. */
export interface SoundFact extends Required<Omit<AppFact, keyof Groups>> {
  readonly kind: AppKindName;
  readonly groups?: Groups | undefined;
}

/** A fact, held to its kind and to the clock. @param now the server's clock, ms UTC */
export function soundOf(fact: AppFact, now: number): SoundFact | Reason {
  const { kind, from, to, thing, amount } = fact;
  if (!isKind(kind)) return { reason: 'unknown-kind', field: 'kind' };
  const carries: AppKind = appKinds[kind];
  const wrong = (field: keyof AppFact): Reason => ({ reason: 'invalid', field });
  if (to === undefined ? carries.to === 'needed' : carries.to === undefined || to === from)
    return wrong('to');
  if (thing !== undefined && carries.thing === undefined) return wrong('thing');
  if (amount === undefined ? carries.most > 1 : amount > carries.most) return wrong('amount');
  if (fact.at > now + CLOCK_AHEAD) return { reason: 'future', field: 'at' };
  const { id, at } = fact;
  const groups = groupsOf(fact);
  const sound = { id, kind, from, to: to ?? from, thing: thing ?? '', amount: amount ?? 1, at };
  return groups === undefined ? sound : { ...sound, groups };
}

export const isSound = (judged: SoundFact | Reason): judged is SoundFact => 'id' in judged;
