// Every third day, 4 s: opens a server with a database of its own.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../server/database/database.ts';
import { newUser, noon } from '../../server/fixtures/harness.ts';
import { openTestDatabase } from '../../server/fixtures/test-database.ts';
import { diceOf } from '../../server/simulate/dice.ts';
import { liveGroups } from './live-groups.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
}, 60_000);
afterAll(() => db.close());

interface Room {
  readonly group: string;
  readonly host: string;
  readonly score: number;
  readonly reached: number;
}

/** Rooms with few scores and moments, so that many are level; hosts have several. */
async function open(seed: string): Promise<{ readonly rooms: readonly Room[]; readonly hosts: string[] }> {
  const dice = diceOf(seed, 0, noon, ['']);
  const hosts: string[] = [];
  for (let nth = 0; nth < 24; nth += 1) hosts.push((await newUser(db)).id);
  const rooms = Array.from({ length: 50 }, (_, nth) => {
    const of = { group: `${seed}-${nth}`, host: dice.pick(hosts) };
    return { ...of, score: dice.whole(0, 6), reached: noon + dice.whole(0, 2) };
  });
  for (const { group, host, score, reached } of rooms) {
    await db.query("INSERT INTO live_rooms (live_obj_id, host, title) VALUES ($1, $2, '')", [group, host]);
    await scored(seed, group, score, reached);
  }
  // Nobody has told of these, and this one is of another kind.
  await scored(seed, 'untold', 9, noon);
  await scored(seed, rooms[0]?.group ?? '', 9, noon, 'guild');
  return { rooms, hosts };
}
const scored = (board: string, group: string, score: number, reached: number, kind = 'room') =>
  db.query(
    `INSERT INTO board_group_scores (activity, board, day, kind, group_id, score, reached_at)
     VALUES ('fair', $1, '', $2, $3, $4, $5)`,
    [board, kind, group, score, reached],
  );

const order = (a: Room, b: Room) =>
  b.score - a.score ||
  a.reached - b.reached ||
  (a.host === b.host ? (a.group < b.group ? -1 : 1) : a.host < b.host ? -1 : 1);

it.each(['one', 'two', 'three'])(
  'the first places and one’s own are those of the whole order: %s',
  async (seed) => {
    const { rooms, hosts } = await open(seed);
    const all = rooms.filter(({ score }) => score > 0).sort(order);
    const ranked = all.filter(({ host }, nth) => all.findIndex((one) => one.host === host) === nth);
    const board = liveGroups(db, 'room', ['fair', seed, '']);
    for (const [offset, size, listed] of [
      [0, 20, 10],
      [5, 10, 100],
      [8, 5, 10],
      [30, 5, 100],
    ] as const) {
      const { rows, total } = await board.page(offset, size, listed);
      expect(total).toBe(Math.min(ranked.length, listed));
      expect(rows.map(({ group, user_id, score }) => [group, user_id, score])).toEqual(
        ranked
          .slice(offset, Math.min(offset + size, listed))
          .map(({ group, host, score }) => [group, host, score]),
      );
    }
    for (const host of hosts)
      for (const listed of [7, 100]) {
        const own = await board.own(host, listed);
        const place = ranked.findIndex((one) => one.host === host);
        const last = ranked[Math.min(listed, ranked.length) - 1]?.score ?? null;
        const any = rooms
          .filter((one) => one.host === host)
          .map(({ group }) => group)
          .sort()[0];
        const told = own && {
          group: own.group,
          score: own.score,
          ahead: own.ahead,
          before: own.before,
          behind: own.behind,
        };
        const mine = ranked[place];
        if (mine === undefined)
          expect(told).toEqual(
            any === undefined
              ? null
              : { group: any, score: 0, ahead: ranked.length, before: last, behind: null },
          );
        else
          expect(told).toEqual({
            group: mine.group,
            score: mine.score,
            ahead: place,
            before: place < listed ? (ranked[place - 1]?.score ?? null) : last,
            behind: ranked[place + 1]?.score ?? null,
          });
      }
    expect(await board.own('nobody', 10)).toBe(null);
  },
);
