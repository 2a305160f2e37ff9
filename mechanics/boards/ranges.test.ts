// By turns: thousands of places by ranges, beside a plain count.
import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../server/database/database.ts';
import { planted } from '../../server/fixtures/planted.ts';
import { openTestDatabase } from '../../server/fixtures/test-database.ts';
import { byPlace } from '../../server/kernel/order.ts';
import { countAllMoves, countMoves, type Place } from './ranges.ts';
import { liveStanding } from './standing.ts';

const place: Place = ['fair', 'large', ''];
const ofBoard = "activity = 'fair' AND board = 'large'";
const people = 6000;
let db: Database;

/** Writes scores of some people: few different ones, and few different moments, so that most places are decided by ties. */
const write = (from: number, to: number, gain: string): Promise<unknown> =>
  db.query(
    `INSERT INTO board_scores (activity, board, day, user_id, score, reached_at)
     SELECT 'fair', 'large', '', 'p' || n, ${gain}, 100 + n % 3 FROM generate_series($1::int, $2::int) n
     ON CONFLICT (activity, board, day, user_id) DO UPDATE SET score = board_scores.score + excluded.score,
       reached_at = board_scores.reached_at + 5`,
    [from, to],
  );

/** Everybody's place, and what the one before and behind has, by counting all of them. */
async function counted(): Promise<ReadonlyMap<string, unknown>> {
  const { rows } = await db.query<{ user_id: string } & Record<string, number | null>>(
    `SELECT user_id, score, row_number() OVER o - 1 AS ahead, lag(score) OVER o AS before, lead(score) OVER o AS behind
     FROM board_scores WHERE ${ofBoard} WINDOW o AS (ORDER BY ${byPlace})`,
  );
  return new Map(rows.map(({ user_id, ...row }) => [user_id, row]));
}

/** Asks some, from the first to the last, and whoever has nothing. */
async function expectExact(): Promise<void> {
  const all = await counted();
  const standing = liveStanding(db, place);
  const asked = [...all.keys()].filter((_, nth) => nth % 97 === 0 || nth < 3 || nth > all.size - 3);
  for (const user of asked) {
    const own = await standing.own(user, people);
    const { score, ahead, before, behind } = own ?? {};
    expect([user, { score, ahead, before, behind }]).toEqual([user, all.get(user)]);
  }
  const last = [...all.values()].at(-1) as { score: number };
  expect(await standing.own('nobody', people)).toMatchObject({
    ...{ score: 0, ahead: all.size, before: last.score, behind: null },
  });
}

const ranges = async () =>
  (
    await db.query<{ held: number }>(
      `SELECT held FROM board_ranges WHERE ${ofBoard} ORDER BY under, reached_at, user_id`,
    )
  ).rows.map(({ held }) => held);

beforeAll(async () => {
  db = await openTestDatabase();
  await db.query(
    `INSERT INTO users (user_id, nickname, avatar)
     SELECT 'p' || n, 'P', '' FROM generate_series(1, ${people}) n UNION ALL SELECT 'nobody', 'N', ''`,
  );
  return () => db.close();
}, 60_000);

describe('places of a large board', () => {
  it('are exact while it grows, before and after what has moved is counted', {
    timeout: 60_000,
  }, async () => {
    await write(1, 1500, '1 + n % 4');
    await countMoves(db, place);
    expect(await ranges(), 'a small board is counted as it is').toEqual([]);
    await expectExact();
    await write(1501, 5000, '1 + n % 4');
    await expectExact();
    await countMoves(db, place);
    expect((await ranges()).length).toBe(5);
    await expectExact();
    // Many move at once, some of them twice, new ones come, and some go.
    await write(900, 3100, '1 + n % 7');
    await write(1000, 1100, '3');
    await write(5001, 5500, '2');
    await db.query(`DELETE FROM board_scores WHERE ${ofBoard} AND user_id IN ('p1', 'p2000', 'p5000')`);
    await expectExact();
    await countAllMoves(db);
    expect((await db.query('SELECT FROM board_moves')).rows).toEqual([]);
    await expectExact();
  });

  it('stay so where a range grows beyond what is counted in one, and where most have left theirs', {
    timeout: 60_000,
  }, async () => {
    const before = (await ranges()).length;
    // All of them to one place: one range has them.
    await db.query(`UPDATE board_scores SET score = 777, reached_at = 9 WHERE ${ofBoard} AND user_id < 'p5'`);
    await countMoves(db, place);
    expect(Math.max(...(await ranges()))).toBeLessThanOrEqual(2000);
    expect((await ranges()).length).toBeGreaterThan(before);
    await expectExact();
    for (let turn = 1; turn <= 8; turn += 1) {
      await db.query(`UPDATE board_scores SET score = score + 1000 WHERE ${ofBoard}`);
      await countMoves(db, place);
    }
    const held = await ranges();
    expect(held.reduce((sum, one) => sum + one, 0)).toBe((await counted()).size);
    expect(held.length).toBeLessThanOrEqual(16 + (4 * people) / 1000);
    await expectExact();
  });

  it('count nothing of another board, nor of a statement that came to nothing', async () => {
    const before = await ranges();
    await db.query(
      `INSERT INTO board_scores (activity, board, day, user_id, score, reached_at) VALUES ('fair', 'other', '', 'p7', 9999, 1)`,
    );
    await db
      .transaction(async (tx) => {
        await tx.query(`UPDATE board_scores SET score = score + 5 WHERE ${ofBoard}`);
        throw new Error('lost');
      })
      .catch(() => undefined);
    await countAllMoves(db);
    expect(await ranges()).toEqual(before);
    await expectExact();
  });

  it('are audited: a range that holds another number, and a move that nobody wrote', async () => {
    expect(await planted(db, 'SELECT 1')).toEqual([]);
    const rule = 'boards: each range of a board holds as many rows as it says';
    const one = `(${ofBoard}) AND held = (SELECT max(held) FROM board_ranges)`;
    expect(await planted(db, `UPDATE board_ranges SET held = held - 1 WHERE ${one}`)).toEqual([rule]);
    expect(
      await planted(
        db,
        `INSERT INTO board_moves VALUES ('fair', 'large', '', ARRAY[1::int2], ARRAY[-5::int8], ARRAY[1::int8], ARRAY['p9'])`,
      ),
    ).toEqual([rule]);
    expect(
      await planted(
        db,
        `ALTER TABLE board_scores DISABLE TRIGGER USER; UPDATE board_scores SET score = score + 100000 WHERE ${ofBoard} AND user_id = 'p77'`,
      ),
    ).toEqual([rule]);
  });
});
