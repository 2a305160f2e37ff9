import type { MechanicRules } from '../../engine/document/anywhere/mechanic.ts';
import { defaults } from '../../schemas/generated/defaults.gen.ts';
import type {
  CampaignDraw,
  CampaignDrawPrize,
  Cost,
  Limits,
  Reward,
  Window,
} from '../../schemas/generated/types.gen.ts';

/** How rare a prize is, from the most common. */
export const rarities = ['common', 'rare', 'epic', 'legendary'] as const;

export type Rarity = (typeof rarities)[number];

export const rankOf = (rarity: Rarity): number => rarities.indexOf(rarity);

/** Until a moment, at most so many have been given. */
export interface Pace {
  /** ms UTC. */
  readonly until: number;
  readonly most: number;
}

export interface Prize {
  readonly id: string;
  readonly rarity: Rarity;
  readonly weight: number;
  readonly gives: readonly Reward[];
  /** In the whole campaign; null: without end. */
  readonly stock: number | null;
  /** On one day; null: as many as there are. */
  readonly dailyStock: number | null;
  readonly pace: readonly Pace[];
}

/** After so many draws in a row without a prize of at least this rarity, the next is one. */
export interface Pity {
  readonly rarity: Rarity;
  readonly after: number;
}

export interface Draw {
  readonly id: string;
  readonly cost: { readonly single: readonly Cost[]; readonly ten: readonly Cost[] | null };
  readonly prizes: readonly Prize[];
  readonly exhausted: CampaignDraw['exhausted'];
  /** The prize in place of one that has run out. */
  readonly consolation: string | null;
  /** From the most common rarity to the rarest. */
  readonly pity: readonly Pity[];
  readonly limits: Limits | null;
  /** Without one, it is open while the campaign is live. */
  readonly window: Window | undefined;
}

/** What of a prize, and of a draw, is a rule: all but what people see of it. */
type PrizeSource = Omit<CampaignDrawPrize, 'name' | 'icon'>;
export type DrawSource = Omit<CampaignDraw, 'name' | 'prizes'> & { readonly prizes: readonly PrizeSource[] };

export type Draws = ReadonlyMap<string, Draw>;

export const isLimited = ({ stock, dailyStock, pace }: Prize): boolean =>
  stock !== null || dailyStock !== null || pace.length > 0;

const prizeOf = (source: PrizeSource): Prize => {
  const {
    id,
    weight,
    rarity = defaults.CampaignDrawPrize.rarity,
    gives = [],
    stock = null,
    dailyStock = null,
    pace = [],
  } = source;
  const paces = pace.map(({ until, most }) => ({ until: Date.parse(until), most }));
  return { id, weight, rarity, gives, stock, dailyStock, pace: paces };
};

export const rulesOfDraw = (source: DrawSource): Draw => {
  const { id, cost, prizes, exhausted, consolation = null, pity = [], limits = null, window } = source;
  return {
    id,
    cost: { single: cost.single, ten: cost.ten ?? null },
    prizes: prizes.map(prizeOf),
    exhausted,
    consolation,
    pity: [...pity].sort((a, b) => rankOf(a.rarity) - rankOf(b.rarity)),
    limits,
    window,
  };
};

export const draws: MechanicRules<readonly CampaignDraw[], Draws> = {
  key: 'draws',
  read: (source) => new Map(source.map((one) => [one.id, rulesOfDraw(one)])),
  tickets: (source) => new Map(source.map(({ id, name }) => [id, name])),
  tells: [
    { kind: 'draw', things: (source) => source.map(({ id, limits: most }) => ({ id, points: 1, most })) },
  ],
  prices: (block) =>
    [...block.values()].flatMap(({ cost }) =>
      [...cost.single, ...(cost.ten ?? [])].map(({ points }) => points),
    ),
};
