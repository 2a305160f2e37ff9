import { addUp, type Sum } from '../../engine/document/anywhere/add-up.ts';
import { bellOf } from '../../engine/document/anywhere/bell.ts';
import { type Counters, readCounters, worthOf } from '../../engine/document/anywhere/counter.ts';
import { type Taken, within } from '../../engine/document/anywhere/limits.ts';
import type { CampaignBasics, Fact, MechanicRules } from '../../engine/document/anywhere/mechanic.ts';
import { keyOfPeriod } from '../../engine/document/anywhere/period.ts';
import { allOf, type Verdict, verdict } from '../../engine/document/anywhere/verdict.ts';
import { defaults } from '../../schemas/generated/defaults.gen.ts';
import type {
  CampaignCollection,
  CardGiveMay,
  CardMeltMay,
  CardSetEntry,
  CardTakeMay,
  Limits,
  Reward,
} from '../../schemas/generated/types.gen.ts';

/** A way to a card. */
export interface Drop {
  readonly id: string;
  readonly counts: Counters;
  /** How much of it drops one card. */
  readonly every: number;
  /** How many cards at most on one day. */
  readonly most: number;
}

/** Cards that give something together. */
export interface CardSet {
  readonly id: string;
  readonly cards: readonly string[];
  readonly gives: readonly Reward[];
}

export interface Collection {
  /** In the order of the album; weight 0: none ever drops. */
  readonly cards: readonly { readonly id: string; readonly weight: number }[];
  readonly drops: readonly Drop[];
  readonly sets: readonly CardSet[];
  readonly melt: { readonly alike: number; readonly into: 'random' | 'chosen' } | null;
  /** `lasts`: how long a card waits for whoever takes it, ms. */
  readonly give: { readonly limits: Limits; readonly lasts: number } | null;
}

/** The kind of facts that redeemed sets are. */
export const kind = 'collection-set';

export const collection: MechanicRules<CampaignCollection, Collection> = {
  key: 'collection',
  read: ({ cards, drops = [], sets = [], melt = null, give }) => ({
    cards: cards.map(({ id, weight = 0 }) => ({ id, weight })),
    drops: drops.map(({ id, counts, every, day }) => {
      return { id, counts: readCounters(counts), every, most: day };
    }),
    sets: sets.map(({ id, cards, gives }) => ({ id, cards, gives })),
    melt,
    give:
      give === undefined
        ? null
        : { limits: give.limits, lasts: (give.hours ?? defaults.CampaignCardGift.hours) * 3_600_000 },
  }),
  counts: ({ drops }) => drops.map(({ counts }) => counts),
  tells: [{ kind, things: ({ sets = [] }) => sets.map(({ id }) => ({ id, points: 1, most: { total: 1 } })) }],
};

/** A way to a card that one person goes on one day. */
export interface Way {
  readonly user: string;
  /** Id of the drop. */
  readonly source: string;
  /** YYYY-MM-DD in the campaign's offset. */
  readonly day: string;
}

/** What facts add to a way. */
export type Gain = Way & Sum;

export const keyOf = ({ user, source, day }: Way): string => `${user} ${source} ${day}`;

/** What facts add. A fact counts for its day until that day's bell. */
export const gainsOf = (
  { drops }: Collection,
  basics: CampaignBasics,
  facts: readonly Fact[],
): readonly Gain[] =>
  addUp(
    facts,
    (fact) =>
      drops.flatMap(({ id: source, counts }) => {
        const amount = worthOf(counts, fact);
        if (amount === 0 || fact.heard >= bellOf('day', fact.at, basics)) return [];
        return [{ user: fact.from, source, day: keyOfPeriod('day', fact.at, basics.offset), amount }];
      }),
    keyOf,
  );

/** How many cards so much has dropped on one day. */
export const droppedBy = ({ every, most }: Drop, amount: number): number =>
  Math.min(most, Math.floor(amount / every));

/** How much is done towards the next card of the day; 0 where none follows. */
export const farWith = (drop: Drop, amount: number): number =>
  droppedBy(drop, amount) === drop.most ? 0 : amount % drop.every;

/** Which cards one may become that is melted, each with its weight. */
export const poolFor = ({ cards }: Collection, melted: string | null) =>
  cards.filter(({ id, weight }) => weight > 0 && id !== melted);

/** What somebody has. */
export interface Owner {
  /** How many of each card, without those that wait for somebody. */
  readonly counts: ReadonlyMap<string, number>;
  /** Ids of the sets that are redeemed. */
  readonly redeemed: ReadonlySet<string>;
  readonly given: Taken;
  readonly taken: Taken;
}

type Opening = Verdict<'NOT_OPEN' | 'OVER'>;
const visitor = verdict('TOKEN_EXPIRED');
const countOf = (who: Owner, card: string): number => who.counts.get(card) ?? 0;

/** Whether somebody may redeem a set. @param who null: a visitor */
export function mayRedeem(
  { id, cards }: CardSet,
  who: Owner | null,
  open: Opening,
): Verdict<NonNullable<CardSetEntry['reason']>> {
  if (who === null) return allOf<NonNullable<CardSetEntry['reason']>>(open, visitor);
  const whole = cards.every((card) => countOf(who, card) > 0);
  return allOf<NonNullable<CardSetEntry['reason']>>(
    open,
    verdict(who.redeemed.has(id) ? 'SET_REDEEMED' : null),
    verdict(whole ? null : 'SET_NOT_WHOLE'),
  );
}

/** Whether somebody may melt cards of one kind. @param who null: a visitor */
export const mayMelt = (
  { alike }: NonNullable<Collection['melt']>,
  card: string,
  who: Owner | null,
  open: Opening,
): Verdict<NonNullable<CardMeltMay['reason']>> =>
  allOf<NonNullable<CardMeltMay['reason']>>(
    open,
    who === null ? visitor : verdict(countOf(who, card) < alike ? 'CARDS_FEW' : null),
  );

/** A moment, and the offset of the campaign's days. */
interface Moment {
  readonly now: number;
  readonly offset: number;
}

/** Whether somebody may give one of a card away. @param who null: a visitor */
export const mayGive = (
  { limits }: NonNullable<Collection['give']>,
  card: string,
  who: Owner | null,
  open: Opening,
  { now, offset }: Moment,
): Verdict<NonNullable<CardGiveMay['reason']>> =>
  who === null
    ? allOf<NonNullable<CardGiveMay['reason']>>(open, visitor)
    : allOf<NonNullable<CardGiveMay['reason']>>(
        open,
        within(limits, who.given, 1, now, offset),
        verdict(countOf(who, card) < 1 ? 'CARDS_FEW' : null),
      );

type TakeReason = NonNullable<NonNullable<CardTakeMay>['reason']>;

/** Whether somebody may take a card by a code. @param who null: a visitor */
export const mayTake = (
  { limits }: NonNullable<Collection['give']>,
  who: Owner | null,
  open: Opening,
  { now, offset }: Moment,
): Verdict<TakeReason> =>
  allOf<TakeReason>(open, who === null ? visitor : within(limits, who.taken, 1, now, offset));
