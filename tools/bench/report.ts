import type { Rival } from './rivals.ts';

/** What one cold visit has shown, ms from its navigation on; undefined where that rival has no such moment. */
export interface Figures {
  readonly fcp: number;
  readonly lcp: number;
  /** Buttons and tabs answer. Of a page without scripts: its links, from the moment its HTML is read. */
  readonly usable: number;
  /** React has every live node. */
  readonly hydrated: number | undefined;
  /** The board's live answer stands in the page. */
  readonly board: number | undefined;
  /** What is the reader's own, asked for with a token, does. */
  readonly own: number | undefined;
  /** What tasks took beyond 50 ms each. */
  readonly blocked: number;
  readonly shift: number;
  readonly requests: number;
  /** Bytes over the wire, headers included. */
  readonly bytes: number;
}

export type Samples = Readonly<Record<Rival, readonly Figures[]>>;

/** The value in the middle, NaN of none. */
export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? Number.NaN)
    : ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2;
};

/** Of all rounds that have it; undefined where none has. */
export function medianOf(samples: readonly Figures[], key: keyof Figures): number | undefined {
  const values = samples.flatMap((one) => (one[key] === undefined ? [] : [one[key]]));
  return values.length === 0 ? undefined : median(values);
}

/** A figure of Gala beside the rival of the same kind. */
export interface Ratio {
  readonly name: string;
  readonly of: keyof Figures;
  readonly rival: Exclude<Rival, 'gala'>;
  /** What is to be reached. */
  readonly goal: number;
  /** Far outside of what a busy machine does to it: the guard fails beyond. */
  readonly bound: number;
}

/** Rounds are compared with rivals of the same round: a busy moment of the machine slows both. */
export const ratios: readonly Ratio[] = [
  { name: 'first paint', of: 'fcp', rival: 'plain', goal: 1.05, bound: 3 },
  { name: 'largest paint', of: 'lcp', rival: 'plain', goal: 1.3, bound: 3 },
  { name: 'usable (plain: HTML read)', of: 'usable', rival: 'plain', goal: 1.25, bound: 8 },
  { name: 'live board', of: 'board', rival: 'fetch', goal: 1.25, bound: 4 },
  { name: 'own balance', of: 'own', rival: 'fetch', goal: 1.5, bound: 4 },
];

/** Gala's figure over the rival's, round by round; none of a round in which one of the two has no such figure. */
const roundsOf = (samples: Samples, { of, rival }: Ratio): number[] =>
  samples.gala.flatMap((own, i) => {
    const [mine, other] = [own[of], samples[rival][i]?.[of]];
    return mine === undefined || other === undefined ? [] : [mine / other];
  });

/** The median of the rounds; NaN where one of the two has no such figure. */
export const ratioOf = (samples: Samples, one: Ratio): number => median(roundsOf(samples, one));

const columns = ['fcp', 'lcp', 'usable', 'hydrated', 'board', 'own', 'blocked', 'requests'] as const;

/** The table of medians and the ratios, as lines. */
export function report(samples: Samples): string[] {
  const row = (cells: readonly string[]): string => cells.map((cell) => cell.padStart(9)).join('');
  const rivals = Object.keys(samples) as Rival[];
  return [
    row(['', ...columns, 'kB', 'shift']),
    ...rivals.map((rival) =>
      row([
        rival,
        ...columns.map((key) => medianOf(samples[rival], key)?.toFixed(0) ?? '–'),
        ((medianOf(samples[rival], 'bytes') ?? 0) / 1000).toFixed(1),
        (medianOf(samples[rival], 'shift') ?? 0).toFixed(2),
      ]),
    ),
    '',
    ...ratios.map((one) => {
      const got = ratioOf(samples, one);
      return `${got.toFixed(2).padStart(6)} × ${one.rival}: ${one.name} (to reach: ${one.goal})`;
    }),
  ];
}

/**
 * What is so far off that no busy machine explains it: a busy moment makes a round slow, code that is slow makes each of them.
 * A figure that is missing in a round is a fault.
 */
export const faultsOf = (samples: Samples): string[] =>
  ratios.flatMap((one) => {
    const rounds = roundsOf(samples, one);
    const got = rounds.length < samples.gala.length ? Number.NaN : Math.min(...rounds);
    return got <= one.bound
      ? []
      : [`${one.name}: expected at most ${one.bound} × ${one.rival} in one round, got ${got.toFixed(2)}`];
  });
