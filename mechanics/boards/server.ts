import { dayOf } from '../../engine/document/days.ts';
import { phaseAt } from '../../engine/document/phase.ts';
import type { BoardAnswer } from '../../schemas/generated/types.gen.ts';
import type { Queryable } from '../../server/database/database.ts';
import { insertAll } from '../../server/database/insert-all.ts';
import { tablesOf } from '../../server/database/tables.ts';
import { Refusal } from '../../server/errors.ts';
import type { Campaign } from '../../server/kernel/campaigns.ts';
import { type Context, campaignOf, type Handler, known, pageOf } from '../../server/kernel/context.ts';
import type { Hear } from '../../server/kernel/facts.ts';
import type { Mechanic } from '../../server/kernel/mechanic.ts';
import { type Board, boards, gainsOf, isDaySettled } from './rules.ts';

interface ScoreRow {
  readonly user_id: string;
  readonly nickname: string;
  readonly avatar: string;
  readonly score: number;
}

/** Address of one ranking: activity, board, day. */
type Place = readonly [string, string, string];

function publicUser({ user_id, nickname, avatar }: ScoreRow) {
  return { user_id, nickname, avatar };
}

/** The asked day, else today, else the nearest day of the campaign; '' for a board of the whole campaign. */
function dayOfBoard(board: Board, asked: Context['query'][string], now: number): string {
  if (board.days === null) return '';
  if (asked !== undefined) {
    const found = board.days[Number(asked) - 1];
    if (found === undefined) throw new Refusal('UNKNOWN_ITEM');
    return found;
  }
  const today = dayOf(now, board.offset);
  const begun = board.days.filter((day) => day <= today);
  return begun.at(-1) ?? board.days[0] ?? '';
}

function isSettled(campaign: Campaign, board: Board, day: string, now: number): boolean {
  return phaseAt(campaign.schedule, now) === 'ended' || (day !== '' && isDaySettled(board, day, now));
}

/** Rows by the tie rule: more points first, then who reached them first, then the lower user_id. */
async function rowsOf(db: Queryable, place: Place, offset: number, size: number) {
  // Only the rows of the page meet the people: a page far down would else look up everybody above it.
  const { rows } = await db.query<ScoreRow>(
    `SELECT u.user_id, u.nickname, u.avatar, s.score FROM (
       SELECT user_id, score, reached_at FROM board_scores WHERE activity = $1 AND board = $2 AND day = $3
       ORDER BY score DESC, reached_at, user_id OFFSET $4 LIMIT $5
     ) s JOIN users u ON u.user_id = s.user_id ORDER BY s.score DESC, s.reached_at, s.user_id`,
    [...place, offset, size],
  );
  return rows;
}

interface OwnRow extends ScoreRow {
  readonly reached_at: number | null;
}

/** How many are ahead of a row: two counts, each of them a range of the index. */
async function countAhead(db: Queryable, place: Place, own: OwnRow): Promise<number> {
  const ofBoard = 'FROM board_scores WHERE activity = $1 AND board = $2 AND day = $3';
  const { rows } = await db.query<{ ahead: number }>(
    `SELECT (SELECT count(*) ${ofBoard} AND score > $4)
       + (SELECT count(*) ${ofBoard} AND score = $4 AND (reached_at, user_id) < ($5::int8, $6)) AS ahead`,
    [...place, own.score, own.reached_at ?? Number.MAX_SAFE_INTEGER, own.user_id],
  );
  return rows[0]?.ahead ?? 0;
}

async function ownPlace(db: Queryable, place: Place, user: string, size: number) {
  const { rows } = await db.query<OwnRow>(
    `SELECT u.user_id, u.nickname, u.avatar, COALESCE(m.score, 0) AS score, m.reached_at
     FROM users u LEFT JOIN board_scores m
       ON m.user_id = u.user_id AND m.activity = $1 AND m.board = $2 AND m.day = $3
     WHERE u.user_id = $4`,
    [...place, user],
  );
  const own = rows[0];
  if (own === undefined) return null;
  const ahead = await countAhead(db, place, own);
  // The place before: the next better one, or the last listed one for somebody who is unlisted.
  const listed = own.score > 0 && ahead < size;
  const [before] = ahead === 0 ? [] : await rowsOf(db, place, Math.min(ahead, size) - 1, 1);
  return {
    rank: listed ? ahead + 1 : null,
    score: own.score,
    gap: before === undefined ? null : before.score - own.score,
    user: publicUser(own),
  };
}

/** GET /v2/activities/{id}/boards/{board}: one page of a ranking, with the asking user's own place. */
const readBoard: Handler<BoardAnswer> = async (context) => {
  const { db, now, user, params, query } = context;
  const campaign = campaignOf(context);
  const board = known(campaign.block(boards)?.get(params.board ?? ''));
  const day = dayOfBoard(board, query.day, now);
  const place: Place = [campaign.id, board.id, day];
  const page = pageOf(context);
  const offset = page.cursor ?? 0;
  const counted = await db.query<{ total: number }>(
    'SELECT count(*) AS total FROM board_scores WHERE activity = $1 AND board = $2 AND day = $3',
    place,
  );
  const total = Math.min(counted.rows[0]?.total ?? 0, board.size);
  const size = Math.max(0, Math.min(page.size, total - offset));
  const rows = size === 0 ? [] : await rowsOf(db, place, offset, size);
  const next = offset + rows.length;
  return {
    rows: rows.map((row, index) => ({ rank: offset + index + 1, user: publicUser(row), score: row.score })),
    me: user === null ? null : await ownPlace(db, place, user, board.size),
    total,
    next: rows.length > 0 && next < total ? String(next) : null,
    settled: isSettled(campaign, board, day, now),
    ...(board.days === null ? {} : { day, days: [...board.days] }),
  };
};

/** Ties go to who reached the score first, so the time moves with every gain, and never backwards. */
const hear: Hear = (campaign, facts) => {
  const gains = gainsOf(campaign.block(boards) ?? new Map(), facts);
  if (gains.length === 0) return null;
  const rows = gains.map(({ board, day, user, points, at }) => {
    return { activity: campaign.id, board, day, user_id: user, score: points, reached_at: at };
  });
  return (tx) =>
    insertAll(
      tx,
      'board_scores',
      'activity text, board text, day text, user_id text, score int8, reached_at int8',
      rows,
      `(activity, board, day, user_id) DO UPDATE SET score = board_scores.score + excluded.score,
       reached_at = GREATEST(board_scores.reached_at, excluded.reached_at)`,
    );
};

export const boardsMechanic: Mechanic = {
  rules: boards,
  tables: tablesOf('boards', import.meta.url),
  handlers: { readBoard },
  hear,
};
