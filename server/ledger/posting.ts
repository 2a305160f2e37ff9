import type { Kind } from './kind.ts';

/** What one account gains, or loses. */
export interface Change {
  /** Default: whose business the posting is. */
  readonly owner?: string;
  readonly unit: string;
  /** Minor units, whole; negative takes. Never 0. */
  readonly amount: number;
}

/** One movement of value in a book. What its changes do not give each other, the book itself gives or takes, by unit. */
export interface Posting {
  /** Whose business it is: a user. */
  readonly owner: string;
  /** A word of the room that books it. */
  readonly kind: Kind;
  /** What it was for: booked once for owner and kind. */
  readonly reference: string;
  /** ms UTC. */
  readonly at: number;
  /** Each account at most once. */
  readonly changes: readonly Change[];
}
