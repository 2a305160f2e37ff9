import { type Draw, type Pity, type Prize, rankOf } from '../rules.ts';

/** How many of a prize have been given: in all, and today. */
export interface Given {
  readonly total: number;
  readonly day: number;
}

/** Ids of the prizes that cannot be given at a moment: none left in all, none today, or too many by now. */
export function goneOf({ prizes }: Draw, givenOf: (prize: string) => Given, now: number): readonly string[] {
  return prizes.flatMap(({ id, stock, dailyStock, pace }) => {
    const { total, day } = givenOf(id);
    const most = Math.min(stock ?? Infinity, ...pace.flatMap((one) => (now < one.until ? [one.most] : [])));
    return total >= most || day >= (dailyStock ?? Infinity) ? [id] : [];
  });
}

/** Whether nobody draws any more until what has run out is there again. */
export const isClosed = ({ exhausted }: Draw, gone: readonly string[]): boolean =>
  exhausted === 'close' && gone.length > 0;

/** As much of a draw as tells what pity promises. */
interface Promising extends Pick<Draw, 'pity'> {
  readonly prizes: readonly Pick<Prize, 'id' | 'rarity'>[];
}

/**
 * Where the next draw of a person must be a prize of at least some rarity: its rank, or 0. Pity that nothing is left for
 * waits until something is.
 *
 * @param since draws since such a prize, for each rule of pity
 */
export const dueOf = (draw: Promising, since: readonly number[], gone: readonly string[]): number =>
  Math.max(
    0,
    ...draw.pity.map((rule, i) =>
      (since[i] ?? 0) >= rule.after && isThere(draw, gone, rule) ? rankOf(rule.rarity) : 0,
    ),
  );

/** Whether a prize is left that a rule of pity would be kept by. */
export const isThere = ({ prizes }: Promising, gone: readonly string[], { rarity }: Pity): boolean =>
  prizes.some((prize) => !gone.includes(prize.id) && rankOf(prize.rarity) >= rankOf(rarity));

/** What draws since a prize of each rule of pity are after one more. */
export const sinceAfter = ({ pity }: Draw, since: readonly number[], { rarity }: Prize): readonly number[] =>
  pity.map((rule, i) => (rankOf(rarity) >= rankOf(rule.rarity) ? 0 : (since[i] ?? 0) + 1));

/** Among which prizes one draw chooses, by their weights. @param due the rank that pity asks for, or 0 */
export function poolOf({ prizes, exhausted }: Draw, gone: readonly string[], due: number): readonly Prize[] {
  if (due === 0 && exhausted === 'consolation') return prizes;
  return prizes.filter(({ id, rarity }) => !gone.includes(id) && rankOf(rarity) >= due);
}

/** What a chosen prize becomes where it has run out. */
export function givenFor(draw: Draw, chosen: Prize, gone: readonly string[]): Prize {
  if (!gone.includes(chosen.id)) return chosen;
  const instead = draw.prizes.find(({ id }) => id === draw.consolation);
  if (instead === undefined)
    throw new Error(`${draw.id}: ${chosen.id} is gone, and nothing stands in its place`);
  return instead;
}

export const weightOf = (pool: readonly Prize[]): number => pool.reduce((sum, { weight }) => sum + weight, 0);
