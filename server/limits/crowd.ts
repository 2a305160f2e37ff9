import { createRateLimiter, type RateLimit } from './rate-limit.ts';

/** How long an account that has come to an address is no new one there, ms. */
const knownFor = 3_600_000;

/** A budget of accounts: whoever has come calls on freely, and only new ones spend it. */
export interface CrowdLimiter {
  /**
   * @param group addresses of one customer of a network (`addressGroup`)
   * @param token the hash of what the account shows
   * @returns 0 when allowed, else the seconds to wait
   */
  take(group: string, token: string, now: number): number;
  /** How many accounts are remembered. */
  readonly size: number;
}

/**
 * Accounts by address. It is kept in memory alone, and nothing of it is logged. The oldest are forgotten when there are too
 * many, so memory is bounded.
 *
 * @param limit of new accounts at each address
 * @param capacity most accounts remembered
 */
export function createCrowdLimiter(limit: RateLimit, capacity = 50_000): CrowdLimiter {
  const arrivals = createRateLimiter(limit);
  const known = new Map<string, number>();
  return {
    take(group, token, now) {
      const key = `${group} ${token}`;
      const before = known.get(key);
      const wait = before !== undefined && now - before < knownFor ? 0 : arrivals.take(group, now);
      if (wait > 0) return wait;
      // Set anew, so that the map's order is the order of last use; an hour counts from the first call.
      known.delete(key);
      known.set(key, before !== undefined && now - before < knownFor ? before : now);
      const oldest = known.size > capacity ? known.keys().next().value : undefined;
      if (oldest !== undefined) known.delete(oldest);
      return 0;
    },
    get size() {
      return known.size;
    },
  };
}
