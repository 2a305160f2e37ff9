import type { ExchangeEntry } from '../../schemas/generated/types.gen.ts';

/**
 * What stands on a prize's card. `unavailable`: the server does not know the prize; `short`: too few points; `doneToday`:
 * as many as one may have in a day, and fewer than in all.
 */
export type PrizeState = ExchangeEntry['state'] | 'unavailable' | 'short' | 'doneToday';

/**
 * How a prize stands for the reader, and how many points are missing (minor units).
 * Without a balance (not signed in) nothing is missing: the server will ask for the sign-in.
 */
export function prizeState(
  entry: Pick<ExchangeEntry, 'state' | 'cost' | 'taken' | 'limit'> | undefined,
  balance: number | null,
): { state: PrizeState; missing: number } {
  if (!entry) return { state: 'unavailable', missing: 0 };
  const missing = balance === null ? 0 : Math.max(0, entry.cost - balance);
  if (entry.state === 'open' && missing > 0) return { state: 'short', missing };
  if (entry.state === 'limitReached' && entry.taken < entry.limit) return { state: 'doneToday', missing };
  return { state: entry.state, missing };
}
