import type { Reward } from '../../schemas/generated/types.gen.ts';
import type { Queryable } from '../database/database.ts';

/** What the places of an order get, from one to another. */
export interface Tier {
  readonly id: string;
  readonly from: number;
  readonly to: number;
  readonly gives: readonly Reward[];
}

/** Something of a campaign that comes to its end: a board, or a day of one. */
export interface Settling {
  /** Its name within campaign and mechanic. */
  readonly subject: string;
  /** From when on nothing more counts, ms UTC. */
  readonly due: number;
  /** Whether it is counted from the facts themselves: those of its campaign that are stored from then on were heard of no earlier than `due`. */
  readonly fromFacts?: true;
  /** Places that people see, from the first. */
  readonly listed: number;
  readonly tiers: readonly Tier[];
  /** How many places are rewarded where so many take part: a threshold each, rising. Empty: all that tiers name. */
  readonly rewarded: readonly { readonly participants: number; readonly places: number }[];
  /** Keeps whoever still writes away from it until the transaction ends; a room that keeps more than places does it here, too. */
  readonly close: (tx: Queryable) => Promise<void>;
  /** Selects `user_id, score, reached_at` of everybody in it. */
  readonly standing: { readonly sql: string; readonly parameters: readonly unknown[] };
  /**
   * Who gets what a place gets, where several people stand on it and one of them for all: a team, by its captain. All are
   * given it in one transaction. Without it, whoever stands there.
   */
  readonly sharers?: (tx: Queryable, place: number) => Promise<readonly string[]>;
}
