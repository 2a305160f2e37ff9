/** The one clock of a page: the server's time, kept right over a skewed device, a changed device clock and a sleeping tab. */
export interface Clock {
  /** The server's time in ms since 1970; the device's until the first sync. */
  now(): number;
  /** The server has told its time at least once. */
  readonly synced: boolean;
  /** The server said that it was `serverTime` (ms) between two moments of `monotonic()`: asked, and answered (default: now). */
  sync(serverTime: number, askedAt?: number, cameAt?: number): void;
  /** True when device time and monotonic time went apart by more than 2 s since the last sync: ask the server again. */
  drifted(): boolean;
}

const DRIFT = 2000;

/**
 * @param wall the device's clock in ms (Date.now)
 * @param monotonic a clock that nobody can set, in ms (performance.now)
 */
export function createClock(
  wall: () => number = Date.now,
  monotonic: () => number = () => performance.now(),
): Clock {
  let offset = 0;
  let synced = false;
  let gap = wall() - monotonic();
  return {
    now: () => wall() + offset,
    get synced() {
      return synced;
    },
    sync(serverTime, askedAt = monotonic(), cameAt = monotonic()) {
      const travelled = (cameAt - askedAt) / 2;
      offset = serverTime + travelled + (monotonic() - cameAt) - wall();
      gap = wall() - monotonic();
      synced = true;
    },
    drifted: () => Math.abs(wall() - monotonic() - gap) > DRIFT,
  };
}
