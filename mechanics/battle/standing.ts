import type { Queryable } from '../../server/database/database.ts';
import type { Campaign } from '../../server/kernel/campaigns.ts';
import { roundOf } from '../../server/kernel/settle.ts';
import { subjectsWith } from '../../server/kernel/settling.ts';
import type { Ended, Result, Score, Taken } from './outcome.ts';
import type { Battle } from './rules.ts';

/** How the rounds of battles are called among what is settled. */
export const subjects = subjectsWith(' round ');

/** How the draws of their pairs are. */
export const draws = subjectsWith(' draw ');

/** How the entrants of a battle are called among what is settled. */
export const entrantsSubject = (battle: string): string => `${battle} entrants`;

/** A row of one of the room's tables, in a round of a battle. */
interface InRound {
  readonly battle: string;
  readonly round: string;
}

/** How the battles of a campaign stand. */
export interface Standing {
  /** What the sides have scored in a round, in the document's order; 0 where nothing. */
  scores(battle: Battle, round: string): readonly Score[];
  /** How a round ended; null until it is settled. */
  ended(battle: Battle, round: string): Ended | null;
  /** Whether the final order is kept. */
  settled(battle: Battle): boolean;
}

/** Nobody has scored yet. */
export const untouched: Standing = {
  scores: ({ sides }) => sides.map((side) => ({ side, points: 0, reached: 0 })),
  ended: () => null,
  settled: () => false,
};

/** Reads how the battles of a campaign stand, in this holding of it. */
export async function standingOf(db: Queryable, campaign: Campaign): Promise<Standing> {
  const place = [campaign.id, roundOf(campaign)];
  const of = 'WHERE activity = $1 AND held = $2';
  const scores = await db.query<Score & InRound>(
    `SELECT battle, round, side, points, reached_at AS reached FROM battle_scores ${of}`,
    place,
  );
  const results = await db.query<Result & InRound>(
    `SELECT battle, round, side, points, outcome, pair FROM battle_results ${of} ORDER BY battle, round, nth`,
    place,
  );
  const plunders = await db.query<Taken & InRound>(
    `SELECT p.battle, p.round, p.loser AS "from", p.winner AS "to", p.points FROM battle_plunders p
     JOIN battle_results r ON (r.activity, r.battle, r.held, r.round, r.side) = (p.activity, p.battle, p.held, p.round, p.loser)
     WHERE p.activity = $1 AND p.held = $2 ORDER BY p.battle, p.round, r.nth`,
    place,
  );
  const finals = await db.query<{ battle: string }>(`SELECT battle FROM battle_finals ${of}`, place);
  const inRound = <Row extends InRound>(rows: readonly Row[], { id }: Battle, round: string) =>
    rows.filter((row) => row.battle === id && row.round === round);
  return {
    scores(battle, round) {
      const rows = inRound(scores.rows, battle, round);
      return battle.sides.map((side) => {
        const { points = 0, reached = 0 } = rows.find((row) => row.side === side) ?? {};
        return { side, points, reached };
      });
    },
    ended(battle, round) {
      const rows = inRound(results.rows, battle, round);
      if (rows.length === 0) return null;
      return {
        results: rows.map(({ side, points, outcome, pair }) => ({ side, points, outcome, pair })),
        plunders: inRound(plunders.rows, battle, round).map(({ from, to, points }) => ({ from, to, points })),
      };
    },
    settled: ({ id }) => finals.rows.some(({ battle }) => battle === id),
  };
}

/** What somebody has done in the battles of a campaign: nothing of anybody else. */
export async function ownOf(db: Queryable, campaign: Campaign, user: string) {
  const place = [campaign.id, roundOf(campaign), user];
  const of = 'WHERE activity = $1 AND held = $2 AND user_id = $3';
  const members = await db.query<{ battle: string; side: string }>(
    `SELECT battle, side FROM battle_members ${of}`,
    place,
  );
  const brought = await db.query<{ battle: string; round: string; side: string; points: number }>(
    `SELECT battle, round, side, points FROM battle_contributions ${of}`,
    place,
  );
  return { members: members.rows, brought: brought.rows };
}
