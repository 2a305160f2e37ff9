import { type Counters, readCounters, worthOf } from '../../engine/document/anywhere/counter.ts';
import type { CampaignBasics, Fact, MechanicRules } from '../../engine/document/anywhere/mechanic.ts';
import { allOf, type Verdict, verdict } from '../../engine/document/anywhere/verdict.ts';
import { defaults } from '../../schemas/generated/defaults.gen.ts';
import type {
  BattleEntry,
  CampaignBattle,
  CampaignBattleTier,
  CampaignBattleWinners,
} from '../../schemas/generated/types.gen.ts';

/** One round, its moments in ms UTC. */
export interface Round {
  readonly id: string;
  /** When its pairs are drawn, where they are; else when it opens. */
  readonly draws: number;
  readonly opens: number;
  /** What is done from then on does not count in it. */
  readonly locks: number;
  /** From then on nothing more is taken: it is settled as it stands. */
  readonly due: number;
}

/** What the winner of a round takes. */
export interface Plunder {
  /** Whole per cent; 0: nothing. */
  readonly percent: number;
  /** At most so many points of each side; null: no end to it. */
  readonly most: number | null;
}

/** What becomes of a side that has no opponent: it wins the round, or it rests. */
export type Odd = NonNullable<CampaignBattle['pairs']>['odd'];

/** A battle, as the server holds people to it. */
export interface Battle {
  readonly id: string;
  /** Ids, in the document's order. */
  readonly sides: readonly string[];
  /** Where people support a side by what they do for its people: the side of each of them, by user id. Else null. */
  readonly sideOf: ReadonlyMap<string, string> | null;
  /** The board whose first places stand for the sides, and its day by number; null: the document says who does, or people join. */
  readonly entrants: NonNullable<CampaignBattle['entrants']> | null;
  readonly counts: Counters;
  /** Where the pairs of each round are drawn by lot; null: all stand against all. */
  readonly odd: Odd | null;
  /** Whether a side that has lost its pair is drawn no more. */
  readonly knockout: boolean;
  /** One after the other. */
  readonly rounds: readonly Round[];
  /** When the order of the sides is final: with the results of the campaign, and no earlier than its last round, ms UTC. */
  readonly due: number;
  /** Whether of two sides with most points the one that came to them first wins. */
  readonly firstWins: boolean;
  readonly plunder: Plunder;
  readonly winners: CampaignBattleWinners | null;
  readonly best: readonly CampaignBattleTier[];
}

/** In the document's order. */
export type Battles = ReadonlyMap<string, Battle>;

/** The kind of facts that joining a side is. */
export const kind = 'battle';

/** A battle as a document has it, without what people see of it. */
type BattleSource = Omit<CampaignBattle, 'sides' | 'rounds'> & {
  readonly sides: readonly { readonly id: string; readonly people?: readonly string[] }[];
  readonly rounds: readonly {
    readonly id: string;
    readonly opens: string;
    readonly locks: string;
    readonly draws?: string;
  }[];
};

const battleOf = (source: BattleSource, { schedule: { settle } }: CampaignBasics): Battle => {
  const {
    id,
    sides,
    plunder,
    winners = null,
    best = [],
    joining,
    counts,
    bell,
    tie,
    pairs,
    entrants = null,
  } = {
    ...defaults.CampaignBattle,
    ...source,
  };
  const rounds = source.rounds.map((one) => {
    const [draws, opens, locks] = [one.draws ?? one.opens, one.opens, one.locks].map(Date.parse) as [
      number,
      number,
      number,
    ];
    return { id: one.id, draws, opens, locks, due: locks + bell * 60_000 };
  });
  return {
    id,
    sides: sides.map((one) => one.id),
    sideOf:
      joining === 'support' && entrants === null
        ? new Map(sides.flatMap((one) => (one.people ?? []).map((user) => [user, one.id])))
        : null,
    counts: readCounters(counts),
    entrants,
    odd: pairs?.odd ?? null,
    knockout: pairs?.losers === 'out',
    rounds,
    due: Math.max(settle ?? 0, ...rounds.map(({ due }) => due)),
    firstWins: tie === 'first',
    plunder: { percent: plunder?.percent ?? 0, most: plunder?.most ?? null },
    winners,
    best,
  };
};

export const battles: MechanicRules<readonly CampaignBattle[], Battles> = {
  key: 'battles',
  read: (source, basics) => new Map(source.map((one) => [one.id, battleOf(one, basics)])),
  counts: (all) => [...all.values()].map(({ counts }) => counts),
  // Whom a board has sent is supported in their rounds alone.
  busy: (all) =>
    [...all.values()]
      .filter(({ entrants }) => entrants !== null)
      .flatMap(({ rounds }) => rounds.map(({ opens, locks }) => ({ from: opens, to: locks }))),
  // Whom a board sends is drawn into pairs late: something is there to see once the second draw has told who went on.
  shownFrom: (source) => {
    const moments = source.flatMap(({ entrants, rounds }) => {
      const round = rounds[1] ?? rounds[0];
      return entrants === undefined || round === undefined ? [] : [Date.parse(round.draws ?? round.opens)];
    });
    return moments.length === 0 ? null : Math.max(...moments);
  },
  // Joining is told of the battle alone. Where nobody joins, nobody tells.
  tells: [
    {
      kind,
      things: (source) =>
        source
          .filter(({ joining }) => joining !== 'support')
          .map(({ id }) => ({ id, points: 1, most: { total: 1 } })),
    },
  ],
};

/** When a battle can be joined no more: with the bell of its last round, ms UTC. */
export const lastBell = ({ rounds }: Battle): number => Math.max(...rounds.map(({ locks }) => locks));

/** Why somebody may not join a side. */
export type JoinReason = NonNullable<BattleEntry['reason']>;

/**
 * Whether somebody may join a side: what the answer tells and what the call is refused by.
 *
 * @param who null: a visitor; else whether they have a side
 * @param open whether the call is open, until the last bell
 */
export const mayJoin = (
  { sideOf, entrants }: Battle,
  who: { readonly joined: boolean } | null,
  open: Verdict<'NOT_OPEN' | 'OVER'>,
): Verdict<JoinReason> =>
  allOf<JoinReason>(
    verdict(sideOf === null && entrants === null ? null : 'NO_JOINING'),
    open,
    verdict(who === null ? 'TOKEN_EXPIRED' : who.joined ? 'SIDE_TAKEN' : null),
  );

/** What a fact brings to a battle. */
export interface Gain {
  readonly battle: string;
  readonly round: string;
  readonly user: string;
  /** null: that of whoever did it, if they had one by then, or of `to`. */
  readonly side: string | null;
  /** Whom it was done for, where the sides are the first places of a board; else null. */
  readonly to: string | null;
  readonly points: number;
  /** When it happened, ms UTC. */
  readonly at: number;
}

/** What facts bring to battles: each by its own time, as long as its round takes any. */
export function gainsOf(all: Battles, facts: readonly Fact[]): readonly Gain[] {
  const gains: Gain[] = [];
  for (const { from: user, to, at, heard, ...fact } of facts)
    for (const { id: battle, counts, rounds, sideOf, entrants } of all.values()) {
      const points = worthOf(counts, fact);
      const round = rounds.find(({ opens, locks }) => at >= opens && at < locks);
      const side = sideOf === null ? null : sideOf.get(to);
      if (points === 0 || round === undefined || heard >= round.due || side === undefined) continue;
      gains.push({ battle, round: round.id, user, side, to: entrants === null ? null : to, points, at });
    }
  return gains;
}
