import { addUp, type Sum } from '../../engine/document/anywhere/add-up.ts';
import { BELL } from '../../engine/document/anywhere/bell.ts';
import { type Counters, readCounters, worthOf } from '../../engine/document/anywhere/counter.ts';
import { endOfDay } from '../../engine/document/anywhere/days.ts';
import type { Fact, MechanicRules } from '../../engine/document/anywhere/mechanic.ts';
import { daysOf, keyOfPeriod, zoneOf } from '../../engine/document/anywhere/period.ts';
import { defaults } from '../../schemas/generated/defaults.gen.ts';
import type { CampaignBoard, CampaignBoardTier, Period } from '../../schemas/generated/types.gen.ts';

export interface Board {
  readonly id: string;
  readonly by: 'receiver' | 'sender';
  /** What counts on it. */
  readonly counts: Counters;
  readonly period: Period;
  /** Days of a daily board from first to last, or null for a board of the whole campaign. */
  readonly days: readonly string[] | null;
  readonly size: number;
  /** What places get when the board, or a day of it, is settled. */
  readonly rewards: readonly CampaignBoardTier[];
  /** How many places get it where so many take part, rising; empty: all that the tiers name. */
  readonly rewarded: readonly { readonly participants: number; readonly places: number }[];
  /** Offset in minutes that decides when a day begins. */
  readonly offset: number;
  /** When settling ends, ms UTC. */
  readonly settle: number;
}

/** How many places are shown in public where a board does not say. */
export const usualSize = (): number => defaults.CampaignBoard.size;

export type Boards = ReadonlyMap<string, Board>;

export const boards: MechanicRules<readonly CampaignBoard[], Boards> = {
  key: 'boards',
  read: (source, { schedule, offset }) =>
    new Map(
      source.map((board) => [
        board.id,
        {
          id: board.id,
          by: board.by,
          counts: readCounters(board.counts ?? defaults.CampaignBoard.counts, board.gifts),
          period: board.period ?? defaults.CampaignBoard.period,
          days: daysOf(board, { ...schedule, offset }),
          size: board.size ?? usualSize(),
          rewards: board.rewards ?? [],
          rewarded: board.rewarded ?? [],
          offset: zoneOf(board, { offset }),
          settle: schedule.settle ?? schedule.end,
        },
      ]),
    ),
  counts: (all) => [...all.values()].map(({ counts }) => counts),
};

/** From when on nothing more counts on a board, or on a day of it, ms UTC: it is settled as it stands then. */
export const dueOf = ({ offset, settle }: Board, day: string): number =>
  day === '' ? settle : Math.min(settle, endOfDay(day, offset) + BELL);

/** A row of a board, and what facts add to it. */
export interface Gain extends Sum {
  readonly board: string;
  /** Day of a daily board, '' for a board of the whole campaign. */
  readonly day: string;
  readonly user: string;
}

/** What facts add to the boards: one gain a row. */
export const gainsOf = (all: Boards, facts: readonly Fact[]): readonly Gain[] =>
  addUp(
    facts,
    (fact) =>
      [...all.values()].flatMap((board) => {
        const amount = worthOf(board.counts, fact);
        if (amount === 0) return [];
        const day = keyOfPeriod(board.period, fact.at, board.offset);
        // What is settled stays as people have seen it; the fact still counts everywhere else.
        if (fact.heard >= dueOf(board, day)) return [];
        return [{ board: board.id, day, user: board.by === 'receiver' ? fact.to : fact.from, amount }];
      }),
    ({ board, day, user }) => `${board} ${day} ${user}`,
  );
