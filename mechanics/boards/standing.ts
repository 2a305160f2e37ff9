import type { BoardAnswer } from '../../schemas/generated/types.gen.ts';
import type { Queryable } from '../../server/database/database.ts';
import { aheadOf, byPlace } from '../../server/kernel/order.ts';
import { publicUser } from '../../server/kernel/public-user.ts';
import { placesAt } from '../../server/kernel/receipt.ts';

interface ScoreRow {
  readonly user_id: string;
  readonly nickname: string;
  readonly avatar: string;
  readonly score: number;
}

/** Address of one ranking: activity, board, day. */
export type Place = readonly [string, string, string];

/** Where a ranking is read: as it was settled, or as it stands now. */
export interface Standing {
  /** How many have points. */
  count(): Promise<number>;
  /** Rows by the tie rule of the house (`byPlace`). */
  rows(offset: number, size: number): Promise<readonly ScoreRow[]>;
  /** A user's row, with how many are ahead of it; null for somebody who is not there. */
  own(user: string): Promise<(ScoreRow & { readonly ahead: number }) | null>;
}

/** As it stands now. */
export function liveStanding(db: Queryable, place: Place): Standing {
  const ofBoard = 'FROM board_scores WHERE activity = $1 AND board = $2 AND day = $3';
  return {
    async count() {
      const { rows } = await db.query<{ total: number }>(`SELECT count(*) AS total ${ofBoard}`, place);
      return rows[0]?.total ?? 0;
    },
    async rows(offset, size) {
      // Only the rows of the page meet the people: a page far down would else look up everybody above it.
      const { rows } = await db.query<ScoreRow>(
        `SELECT user_id, u.nickname, u.avatar, s.score FROM (
           SELECT user_id, score, reached_at ${ofBoard}
           ORDER BY ${byPlace} OFFSET $4 LIMIT $5
         ) s JOIN users u USING (user_id) ORDER BY ${byPlace}`,
        [...place, offset, size],
      );
      return rows;
    },
    async own(user) {
      const { rows } = await db.query<ScoreRow & { reached_at: number | null }>(
        `SELECT u.user_id, u.nickname, u.avatar, COALESCE(m.score, 0) AS score, m.reached_at
         FROM users u LEFT JOIN board_scores m
           ON m.user_id = u.user_id AND m.activity = $1 AND m.board = $2 AND m.day = $3
         WHERE u.user_id = $4`,
        [...place, user],
      );
      const [own] = rows;
      if (own === undefined) return null;
      const { better, tied } = aheadOf({ score: '$4', reached: '$5::int8', user: '$6' });
      const counted = await db.query<{ ahead: number }>(
        `SELECT (SELECT count(*) ${ofBoard} AND ${better}) + (SELECT count(*) ${ofBoard} AND ${tied}) AS ahead`,
        [...place, own.score, own.reached_at ?? Number.MAX_SAFE_INTEGER, own.user_id],
      );
      return { ...own, ahead: counted.rows[0]?.ahead ?? 0 };
    },
  };
}

/** As it was settled. */
export function settledStanding(db: Queryable, settlement: number, participants: number): Standing {
  return {
    count: async () => participants,
    rows: (offset, size) => placesAt(db, settlement, offset, offset + size),
    async own(user) {
      const { rows } = await db.query<ScoreRow & { place: number | null }>(
        `SELECT u.user_id, u.nickname, u.avatar, COALESCE(p.score, 0) AS score, p.place
         FROM users u LEFT JOIN settled_places p ON p.user_id = u.user_id AND p.settlement_id = $1
         WHERE u.user_id = $2`,
        [settlement, user],
      );
      const [own] = rows;
      return own === undefined ? null : { ...own, ahead: own.place === null ? participants : own.place - 1 };
    },
  };
}

/** A user's own place: rank null beyond the listed ones, gap to the next better one or to the last listed one. */
export async function ownPlace(standing: Standing, user: string, size: number): Promise<BoardAnswer['me']> {
  const own = await standing.own(user);
  if (own === null) return null;
  const { ahead, score } = own;
  const listed = score > 0 && ahead < size;
  const [before] = ahead === 0 ? [] : await standing.rows(Math.min(ahead, size) - 1, 1);
  return {
    rank: listed ? ahead + 1 : null,
    score,
    gap: before === undefined ? null : before.score - score,
    user: publicUser(own),
  };
}
