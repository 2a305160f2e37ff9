import type { BoardAnswer, User } from '../../schemas/generated/types.gen.ts';
import type { Database, Queryable } from '../../server/database/database.ts';
import { askedOnce } from '../../server/kernel/asked-once.ts';
import { byPlace } from '../../server/kernel/order.ts';
import { publicUser } from '../../server/kernel/public-user.ts';
import { placesAt } from '../../server/kernel/receipt.ts';
import type { Place } from './ranges.ts';

interface ScoreRow extends User {
  readonly score: number;
  /** Id of the group that stands there; the name and the picture are its own then. */
  readonly group?: string;
}

/** Some rows of a board, with how many places are shown in public. */
export interface Page {
  readonly rows: readonly ScoreRow[];
  readonly total: number;
}

/** How somebody stands on a board. */
export interface Own extends ScoreRow {
  /** How many stand before them, unlisted ones as well. */
  readonly ahead: number;
  /** Points of the place before: of those who are unlisted, of the last listed one. Null where there is none. */
  readonly before: number | null;
  /** Points of the place behind; null where there is none. */
  readonly behind: number | null;
  /** How much has moved on the board since its places were counted. */
  readonly moved: number;
}

/** Where a ranking is read: as it was settled, or as it stands now. */
export interface Standing {
  /** Rows by the tie rule of the house (`byPlace`). @param listed most places that are shown */
  page(offset: number, size: number, listed: number): Promise<Page>;
  /** A user's row; null for somebody who is not there. @param listed most places that are shown */
  own(user: string, listed: number): Promise<Own | null>;
}

const ofBoard = 'FROM board_scores WHERE activity = $1 AND board = $2 AND day = $3';

type Asked = readonly [...Place, number, number, number];

async function readPage(db: Queryable, [activity, board, day, offset, size, listed]: Asked): Promise<Page> {
  // Only the rows of the page meet the people, and only places that are shown are counted.
  const { rows } = await db.query<{ total: number } & (ScoreRow | { readonly user_id: null })>(
    `SELECT t.total, user_id, u.nickname, u.avatar, s.score
     FROM (SELECT count(*) AS total FROM (SELECT ${ofBoard} ORDER BY ${byPlace} LIMIT $6) l) t LEFT JOIN (
       SELECT user_id, score, reached_at ${ofBoard} ORDER BY ${byPlace} OFFSET $4 LIMIT $5
     ) s ON true LEFT JOIN users u USING (user_id) ORDER BY ${byPlace}`,
    [activity, board, day, offset, Math.max(0, Math.min(size, listed - offset)), listed],
  );
  return {
    total: rows[0]?.total ?? 0,
    rows: rows.flatMap((row) => (row.user_id === null ? [] : [row as ScoreRow])),
  };
}

/** Everybody who looks at a board asks for the same page. */
const pages = new WeakMap<Queryable, (key: string) => Promise<Page>>();

function pageTogether(db: Queryable, asked: Asked): Promise<Page> {
  const ask = pages.get(db) ?? askedOnce((key: string) => readPage(db, JSON.parse(key) as Asked));
  pages.set(db, ask);
  return ask(JSON.stringify(asked));
}

/** As it stands now. @param db the database itself: what a transaction has not committed is nobody else's to see */
export function liveStanding(db: Database, place: Place): Standing {
  return {
    page: (offset, size, listed) => pageTogether(db, [...place, offset, size, listed]),
    async own(user, listed) {
      const { rows } = await db.query<Own>('SELECT * FROM board_own($1, $2, $3, $4, $5)', [
        ...place,
        user,
        listed,
      ]);
      return rows[0] ?? null;
    },
  };
}

/** As it was settled. */
export function settledStanding(db: Queryable, settlement: number, participants: number): Standing {
  return {
    page: async (offset, size, listed) => ({
      rows: await placesAt(db, settlement, offset, Math.min(offset + size, listed)),
      total: Math.min(participants, listed),
    }),
    async own(user, listed) {
      const { rows } = await db.query<Own>(
        `SELECT o.*, 0 AS moved, b.score AS before, n.score AS behind FROM (
           SELECT u.user_id, u.nickname, u.avatar, COALESCE(p.score, 0) AS score, COALESCE(p.place - 1, $3)::int8 AS ahead
           FROM users u LEFT JOIN settled_places p ON p.user_id = u.user_id AND p.settlement_id = $1
           WHERE u.user_id = $2
         ) o LEFT JOIN settled_places b ON b.settlement_id = $1 AND b.place = LEAST(o.ahead, $4)
         LEFT JOIN settled_places n ON n.settlement_id = $1 AND n.place = o.ahead + 2 AND o.score > 0`,
        [settlement, user, participants, listed],
      );
      return rows[0] ?? null;
    },
  };
}

/** Of nobody. @param people whether people stand there, so that whoever asks has a row without a place */
export const emptyStanding = (db: Queryable, people: boolean): Standing => ({
  ...settledStanding(db, 0, 0),
  ...(people ? {} : { own: async () => null }),
});

/** The group of a row, where one stands there. */
export const groupTold = ({ group }: Pick<ScoreRow, 'group'>) => (group === undefined ? {} : { group });

/**
 * A user's own place: rank null beyond the listed ones, gap to the next better one or to the last listed one. Where places are
 * free, whoever has nothing lacks a single point.
 *
 * @param title what they wear
 */
export function toldPlace(own: Own, listed: number, title?: string): NonNullable<BoardAnswer['me']> {
  const { ahead, score, before, behind } = own;
  return {
    rank: score > 0 && ahead < listed ? ahead + 1 : null,
    place: score > 0 ? ahead + 1 : null,
    score,
    gap: before === null ? null : score === 0 && ahead < listed ? 1 : before - score,
    lead: score === 0 || behind === null ? null : score - behind,
    user: publicUser(own, title),
    ...groupTold(own),
  };
}
