import { HOUR } from './days.ts';

/** Codes that there are not: so many within so long (ms), and nothing is taken for as long. */
export const mostWrong = 5;
export const triesLast = HOUR / 4;

/** What somebody has tried of codes that are guessed at. */
export interface Tries {
  readonly wrong: number;
  /** When the first of them was, ms UTC. */
  readonly since: number;
  /** ms UTC; null: not locked. */
  readonly lockedUntil: number | null;
}

/** What counts of it now: a lock that has ended, and a window that has passed, begin anew. */
export function triesAt(tries: Tries | null, now: number): Tries {
  const counts = tries !== null && (tries.lockedUntil ?? tries.since + triesLast) > now;
  return counts ? tries : { wrong: 0, since: now, lockedUntil: null };
}

/** What is counted after one more code that there is not. */
export function withWrong(tries: Tries, now: number): Tries {
  const wrong = tries.wrong + 1;
  return { ...tries, wrong, lockedUntil: wrong >= mostWrong ? now + triesLast : null };
}
