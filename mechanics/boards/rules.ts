import type { Sum } from '../../engine/document/anywhere/add-up.ts';
import { BELL } from '../../engine/document/anywhere/bell.ts';
import { type Counters, readCounters, worthOf } from '../../engine/document/anywhere/counter.ts';
import type { GroupKind } from '../../engine/document/anywhere/group.ts';
import type { Fact, MechanicRules } from '../../engine/document/anywhere/mechanic.ts';
import {
  daysOf,
  endOfPeriod,
  firstDayOf,
  startOfNamed,
  startOfPeriod,
  zoneOf,
} from '../../engine/document/anywhere/period.ts';
import { beginOf } from '../../engine/document/anywhere/phase.ts';
import { defaults } from '../../schemas/generated/defaults.gen.ts';
import type { CampaignBoard, CampaignBoardTier, Period } from '../../schemas/generated/types.gen.ts';

export interface Board {
  readonly id: string;
  /** Whom it counts for: one of the two people of a fact, or one of its groups. */
  readonly by: 'receiver' | 'sender' | GroupKind;
  /** What counts on it. */
  readonly counts: Counters;
  readonly period: Period;
  /** Hours of an hourly board, days of a daily one, Mondays of a weekly one, from first to last; null for a board of the whole campaign. */
  readonly days: readonly string[] | null;
  readonly size: number;
  /** What places get when the board, or a day of it, is settled. */
  readonly rewards: readonly CampaignBoardTier[];
  /** How many places get it where so many take part, rising; empty: all that the tiers name. */
  readonly rewarded: readonly { readonly participants: number; readonly places: number }[];
  /** Offset in minutes that decides when a day begins. */
  readonly offset: number;
  /** When the campaign ends, ms UTC. */
  readonly end: number;
  /** When settling ends, ms UTC. */
  readonly settle: number;
}

/** The kind of groups that stand on a board; null: people do. */
export const groupOf = ({ by }: Pick<Board, 'by'>): GroupKind | null =>
  by === 'receiver' || by === 'sender' ? null : by;

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
          end: schedule.end,
          settle: beginOf(schedule, 'ended'),
        },
      ]),
    ),
  counts: (all) => [...all.values()].map(({ counts }) => counts),
};

/** When a day of a board begins, or the hour or week that has its name, and when it is over, ms UTC. */
export function hoursOf(
  { period, offset }: Board,
  day: string,
): { readonly from: number; readonly to: number } {
  const from = startOfNamed(day, offset);
  return { from, to: endOfPeriod(period, from, offset) };
}

/** When a board, or an hour, day or week of it, is over, ms UTC: what was on its way then still counts for a while. */
export const overFrom = (board: Board, day: string): number =>
  day === '' ? board.end : hoursOf(board, day).to;

/** From when on nothing more counts on a board, or on an hour, day or week of it, ms UTC: it is settled as it stands then. */
export const dueOf = (board: Board, day: string): number =>
  day === '' ? board.settle : Math.min(board.settle, hoursOf(board, day).to + BELL);

/** A row of a board, and what facts add to it. */
export interface Gain extends Sum {
  readonly board: string;
  /** Hour of an hourly board, day of a daily one, Monday of a weekly one, '' for a board of the whole campaign. */
  readonly day: string;
  /** Kind of groups that stand on the board; null: people do. */
  readonly kind: GroupKind | null;
  /** user_id, or id of the group. */
  readonly who: string;
}

type Mutable<Shape> = { -readonly [Key in keyof Shape]: Shape[Key] };

/** Whom a fact counts for on a board; undefined: it names no such group. */
const whoOf = ({ by }: Board, fact: Fact): string | undefined =>
  by === 'receiver' ? fact.to : by === 'sender' ? fact.from : fact.groups?.[by];

/** What facts add to one board, by the day and who stands there. */
function gainsOn(board: Board, facts: readonly Fact[]): readonly Gain[] {
  const { id, counts, period, offset } = board;
  const kind = groupOf(board);
  const gains: Gain[] = [];
  // Summed in place, and a day is named once: thousands of facts come at once.
  const days = new Map<number, { day: string; due: number; sums: Map<string, Mutable<Gain>> }>();
  for (const fact of facts) {
    const amount = worthOf(counts, fact);
    const who = whoOf(board, fact);
    if (amount === 0 || who === undefined) continue;
    const { at, heard } = fact;
    const start = startOfPeriod(period, at, offset);
    let found = days.get(start);
    if (found === undefined) {
      const day = firstDayOf(period, at, offset);
      found = { day, due: dueOf(board, day), sums: new Map() };
      days.set(start, found);
    }
    const { day, due, sums } = found;
    // What is settled stays as people have seen it; the fact still counts everywhere else.
    if (heard >= due) continue;
    const sum = sums.get(who);
    if (sum === undefined) {
      const gain = { board: id, day, kind, who, amount, at, heard };
      sums.set(who, gain);
      gains.push(gain);
      continue;
    }
    sum.amount += amount;
    sum.at = Math.max(sum.at, at);
    sum.heard = Math.max(sum.heard, heard);
  }
  return gains;
}

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** What facts add to the boards: one gain a row, in one order for all transactions, so that none waits for another that waits for it. */
export const gainsOf = (all: Boards, facts: readonly Fact[]): readonly Gain[] =>
  [...all.values()]
    .flatMap((board) => gainsOn(board, facts))
    .sort((a, b) => byText(a.board, b.board) || byText(a.day, b.day) || byText(a.who, b.who));
