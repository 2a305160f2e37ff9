/** A caller may do `burst` requests at once, and `perSecond` in the long run. */
export interface RateLimit {
  readonly burst: number;
  readonly perSecond: number;
}

/** Token buckets by caller. The oldest callers are forgotten when there are too many, so memory is bounded. */
export interface RateLimiter {
  /** Takes one request of this caller: 0 when allowed, else the seconds to wait. */
  take(caller: string, now: number): number;
  /** How many callers are remembered. */
  readonly size: number;
}

/**
 * @param limit the same for each caller
 * @param capacity most callers remembered
 */
export function createRateLimiter(limit: RateLimit, capacity = 20_000): RateLimiter {
  const buckets = new Map<string, { level: number; at: number }>();
  return {
    take(caller, now) {
      const before = buckets.get(caller);
      const refilled = before
        ? before.level + (Math.max(0, now - before.at) / 1000) * limit.perSecond
        : limit.burst;
      const level = Math.min(limit.burst, refilled);
      const allowed = level >= 1;
      // Set anew, so that the map's order is the order of last use.
      buckets.delete(caller);
      buckets.set(caller, { level: allowed ? level - 1 : level, at: now });
      const oldest = buckets.size > capacity ? buckets.keys().next().value : undefined;
      if (oldest !== undefined) buckets.delete(oldest);
      return allowed ? 0 : Math.max(1, Math.ceil((1 - level) / limit.perSecond));
    },
    get size() {
      return buckets.size;
    },
  };
}
