import type { BoardAnswer, ExchangeAnswer } from '../../schemas/generated/types.gen.ts';

interface BenchData {
  rows: { id: string; rank: number; name: string; color: string; score: number }[];
  items: { id: string; cost: number; stock: number }[];
}

/** A square or a disc of one colour, in the place of a picture: no contestant loads any. */
export const swatch = (colour: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg"><rect width="100%" height="100%" fill="${colour}"/></svg>`)}`;

const swatches = new Map<string, string>();
const swatchOf = (colour: string): string => {
  let found = swatches.get(colour);
  if (!found) swatches.set(colour, (found = swatch(colour)));
  return found;
};

/** The harness's data as Gala's answers: takes the place of the envelope, which the harness does not have. */
export function openEnvelope(data: unknown): BoardAnswer & ExchangeAnswer {
  const { rows, items } = data as BenchData;
  return {
    rows: rows.map(({ id, rank, name, color, score }) => ({
      rank,
      score,
      user: { user_id: id, nickname: name, avatar: swatchOf(color) },
    })),
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
      state: 'open' as const,
    })),
    balance: 100_000,
  };
}
