import type { BoardAnswer, ExchangeAnswer } from '../../schemas/generated/types.gen.ts';

interface BenchData {
  rows: { id: string; rank: number; name: string; color: string; score: number }[];
  items: { id: string; cost: number; stock: number }[];
}

/** One pixel of one colour (GIF), in the place of a picture: no contestant loads any. */
export function swatch(colour: string): string {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const bytes = [
    71,
    73,
    70,
    56,
    57,
    97,
    1,
    0,
    1,
    0,
    128,
    0,
    0,
    r,
    g,
    b,
    0,
    0,
    0,
    44,
    0,
    0,
    0,
    0,
    1,
    0,
    1,
    0,
    0,
    2,
    2,
    68,
    1,
    0,
    59,
  ];
  return `data:image/gif;base64,${btoa(String.fromCharCode(...bytes))}`;
}

const swatches = new Map<string, string>();
const swatchOf = (colour: string): string => {
  const found = swatches.get(colour) ?? swatch(colour);
  swatches.set(colour, found);
  return found;
};

type Given = BenchData['rows'][number];

/** A row of the harness, read as one of Gala's: nothing is copied, since a server of Gala's would have sent it so. */
class Row {
  readonly #row: Given;
  constructor(row: Given) {
    this.#row = row;
  }
  get rank(): number {
    return this.#row.rank;
  }
  get score(): number {
    return this.#row.score;
  }
  get user(): BoardAnswer['rows'][number]['user'] {
    const { id, name, color } = this.#row;
    return { user_id: id, nickname: name, avatar: swatchOf(color) };
  }
  /** A pre-rendered page holds its answers as JSON. */
  toJSON(): BoardAnswer['rows'][number] {
    const { rank, score, user } = this;
    return { rank, score, user };
  }
}

/** The harness's data as Gala's answers: takes the place of the envelope, which the harness does not have. */
export function openEnvelope(data: unknown): BoardAnswer & ExchangeAnswer {
  const { rows, items } = data as BenchData;
  return {
    rows: rows.map((row) => new Row(row)),
    me: null,
    total: rows.length,
    next: null,
    settled: false,
    items: items.map(({ id, cost, stock }) => ({
      id,
      cost,
      limit: stock,
      taken: 0,
      left: stock,
      can: 'redeem' as const,
    })),
    balance: 100_000,
  };
}
