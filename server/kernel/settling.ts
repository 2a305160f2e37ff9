import type { Reward } from '../../schemas/generated/types.gen.ts';
import type { Queryable } from '../database/database.ts';

/** What the places of an order get, from one to another. */
export interface Tier {
  readonly id: string;
  readonly from: number;
  readonly to: number;
  readonly gives: readonly Reward[];
}

/** The last place of a tier that all have: more places than there are people. */
export const EVERYBODY = 2_147_483_647;

/** The standing of what has no people in it, such as an order of options or sides. */
export const NOBODY: Settling['standing'] = {
  sql: 'SELECT NULL::text AS user_id, 0::int8 AS score, 0::int8 AS reached_at WHERE false',
  parameters: [],
};

/**
 * How what is named by two ids is called among what is settled, in code and in SQL alike.
 *
 * @param between what stands between the two; begins with a space, which no id has
 */
export const subjectsWith = (between: string) => ({
  of: (one: string, other: string): string => one + between + other,
  /** The second of the two; '' where there is one alone. */
  otherOf: (subject: string): string => subject.split(between)[1] ?? '',
  /** Of two expressions of SQL. */
  sql: (one: string, other: string): string => `${one} || '${between}' || ${other}`,
});

/** The end of something of a campaign, such as a board, or a day of one: what says whether it is settled. */
export interface Ending {
  /** Its name within campaign and mechanic. */
  readonly subject: string;
  /** From when on nothing more counts, ms UTC. */
  readonly due: number;
  /**
   * It comes once, under whichever dates its campaign is held, such as a day of a ranking: settled when it was over, it stays so in every
   * round. Without it, each round has one of its own.
   */
  readonly once?: true;
}

/** What was settled, as rooms find what they keep of it. */
export interface SettledSubject {
  readonly activity: string;
  readonly subject: string;
  /** That in which it was settled. */
  readonly round: string;
}

/** Something of a campaign that comes to its end, and what becomes of it then. */
export interface Settling extends Ending {
  /** Whether it is counted from the facts themselves: those of its campaign that are stored from then on were heard of no earlier than `due`. */
  readonly fromFacts?: true;
  /** Places that people see, from the first. */
  readonly listed: number;
  readonly tiers: readonly Tier[];
  /** How many places are rewarded where so many take part: a threshold each, rising. Empty: all that tiers name. */
  readonly rewarded: readonly { readonly participants: number; readonly places: number }[];
  /**
   * The table that is written as long as this is not settled (`unsettled`): its settlement waits for whoever writes it, and holds
   * whoever comes until it is kept. Without it nobody writes what is settled.
   */
  readonly locks?: string;
  /** Keeps what the room keeps beyond places, behind `locks`. @throws Error where it is too early: the server tries again */
  readonly close?: (tx: Queryable) => Promise<void>;
  /** Selects `user_id, score, reached_at` of everybody in it. */
  readonly standing: { readonly sql: string; readonly parameters: readonly unknown[] };
  /**
   * Who gets what a place gets, where several people stand on it and one of them for all: a team, by its captain. All are
   * given it in one transaction. Without it, whoever stands there.
   */
  readonly sharers?: (tx: Queryable, settled: SettledSubject, place: number) => Promise<readonly string[]>;
}
