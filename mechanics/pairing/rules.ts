import type { MechanicRules } from '../../engine/document/anywhere/mechanic.ts';
import { allOf, type Verdict, verdict } from '../../engine/document/anywhere/verdict.ts';
import { defaults } from '../../schemas/generated/defaults.gen.ts';
import type {
  CampaignPairing,
  PairingChoose,
  PairingSideEntry,
  Reward,
} from '../../schemas/generated/types.gen.ts';

/** One round, its moments in ms UTC. */
export interface Round {
  readonly id: string;
  readonly opens: number;
  /** From then on nobody comes or leaves. */
  readonly locks: number;
  /** Choosing ends, and all are told. */
  readonly reveals: number;
}

/** A pairing, as the server holds people to it. */
export interface Pairing {
  readonly id: string;
  /** Ids, in the document's order: two, or the pool alone. */
  readonly sides: readonly string[];
  readonly seats: number;
  readonly waiting: number;
  readonly choices: number;
  readonly rounds: readonly Round[];
  readonly gives: readonly Reward[];
  readonly consolation: readonly Reward[];
}

/** In the document's order. */
export type Pairings = ReadonlyMap<string, Pairing>;

/** The kind of facts that signing up for a round is. */
export const kind = 'pairing';

/** The one side of a pairing that has none. */
export const pool = 'pool';

/** A pairing as a document has it, without what people read of it. */
type PairingSource = Omit<CampaignPairing, 'sides' | 'rounds'> & {
  readonly sides?: readonly { readonly id: string }[];
  readonly rounds: readonly {
    readonly id: string;
    readonly opens: string;
    readonly locks: string;
    readonly reveals: string;
  }[];
};

const pairingOf = (source: PairingSource): Pairing => {
  const { id, sides, seats, waiting, choices, rounds, gives, consolation } = {
    ...defaults.CampaignPairing,
    ...source,
  };
  return {
    id,
    sides: sides?.map((side) => side.id) ?? [pool],
    seats,
    waiting,
    choices,
    rounds: rounds.map((round) => ({
      id: round.id,
      opens: Date.parse(round.opens),
      locks: Date.parse(round.locks),
      reveals: Date.parse(round.reveals),
    })),
    gives: gives ?? [],
    consolation: consolation ?? [],
  };
};

export const pairings: MechanicRules<readonly CampaignPairing[], Pairings> = {
  key: 'pairings',
  read: (source) => new Map(source.map((one) => [one.id, pairingOf(one)])),
  // What is told names the pairing alone: whom somebody chose is nobody's to count.
  tells: [
    {
      kind,
      things: (source) => source.map(({ id, rounds }) => ({ id, points: 1, most: { total: rounds.length } })),
    },
  ],
};

/** How far a round is. @param revealed whether its pairs are kept */
export function stateOf({ opens, locks, reveals }: Round, revealed: boolean, now: number) {
  if (now < opens) return { state: 'next', nextAt: opens } as const;
  if (now < locks) return { state: 'open', nextAt: locks } as const;
  if (now < reveals) return { state: 'locked', nextAt: reveals } as const;
  return { state: revealed ? 'revealed' : 'drawing', nextAt: null } as const;
}

/** Whether a call is open by time: the phases of the campaign, and the moments of the round. */
export type Open = Verdict<'NOT_OPEN' | 'OVER' | 'SEATS_LOCKED' | 'ROUND_OVER'>;

/**
 * Whether somebody may sign up on a side.
 *
 * @param who null: a visitor; else whether they have a place in this round
 * @param places seats and places behind them that are taken
 */
export const mayJoin = (
  { seats, waiting }: Pairing,
  who: { readonly signedUp: boolean } | null,
  places: number,
  open: Open,
): Verdict<NonNullable<PairingSideEntry['reason']>> =>
  allOf<NonNullable<PairingSideEntry['reason']>>(
    open,
    verdict(who?.signedUp ? 'SIGNED_UP' : null),
    verdict(places >= seats + waiting ? 'ROUND_FULL' : null),
    verdict(who === null ? 'TOKEN_EXPIRED' : null),
  );

/** Whether somebody with a place may choose. @param seated whether it is a seat */
export const mayChoose = (seated: boolean, open: Open): Verdict<NonNullable<PairingChoose['reason']>> =>
  allOf<NonNullable<PairingChoose['reason']>>(open, verdict(seated ? null : 'NO_SEAT'));
