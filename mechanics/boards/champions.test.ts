// Every third day, 4 s: opens a server with a database of its own.
import { describe, expect, it } from 'vitest';
import type { ChampionsAnswer } from '../../schemas/generated/types.gen.ts';
import { noon } from '../../server/fixtures/harness.ts';
import {
  db,
  end,
  gift,
  h,
  id,
  liveliness,
  newFair,
  openSettlements,
  people,
  settle,
  use,
} from './testing.ts';

const day = 86_400_000;

openSettlements();

const read = async (board = 'daily', query = '') =>
  (await h.call('GET', `/v2/activities/${id}/boards/${board}/champions${query}`))
    .data as unknown as ChampionsAnswer;
/** Days, each with its people by their numbers. */
const hall = ({ items }: ChampionsAnswer) =>
  items.map(({ day: on, rows }) => [
    on,
    rows.map(({ user }) => people.findIndex((one) => one.id === user.user_id)),
  ]);
const until = async (moment: number) => {
  h.setClock(moment);
  await settle(db, moment);
};

describe('the hall of a board', () => {
  it('is empty until something is settled; then each day has its first three, and a day that nobody was in has none', async () => {
    await liveliness();
    expect(await read()).toEqual({ items: [], next: null });
    await until(end());
    const { items } = await read();
    expect(hall({ items, next: null })).toEqual([['2025-06-11', [0, 2, 1]]]);
    expect(items[0]).toMatchObject({
      from: Date.parse('2025-06-11T00:00:00+08:00'),
      to: Date.parse('2025-06-12T00:00:00+08:00'),
      participants: 5,
      rows: [
        { rank: 1, score: 50 },
        { rank: 2, score: 30 },
        { rank: 3, score: 30 },
      ],
    });
    expect((await read('charm')).items).toMatchObject([
      { day: null, from: Date.parse('2025-06-10T00:00:00+08:00'), to: end() },
    ]);
    expect((await h.call('GET', `/v2/activities/${id}/boards/nowhere/champions`)).code).not.toBe(0);
  });

  it('comes page by page, the latest first, and a day that is settled meanwhile moves none', async () => {
    for (const nth of [0, 1, 2]) await gift(nth, 10, noon + (nth - 1) * day);
    await until(Date.parse('2025-06-12T00:10:00+08:00'));
    const first = await read('daily', '?size=1');
    expect(hall(first)).toEqual([['2025-06-11', [1]]]);
    await until(end());
    const second = await read('daily', `?size=1&cursor=${first.next}`);
    expect(hall(second)).toEqual([['2025-06-10', [0]]]);
    expect(second.next).toBeNull();
    expect(hall(await read())).toEqual([
      ['2025-06-12', [2]],
      ['2025-06-11', [1]],
      ['2025-06-10', [0]],
    ]);
  });

  it('holds nothing of a day that is not over at the moment that is asked for', async () => {
    await liveliness();
    await settle();
    h.setClock(Date.parse('2025-06-12T00:09:59+08:00'));
    expect(hall(await read())).toEqual([]);
    h.setClock(Date.parse('2025-06-12T00:10:00+08:00'));
    expect(hall(await read())).toHaveLength(1);
    expect(hall(await read('charm'))).toEqual([]);
  });

  it('keeps what earlier times have settled: a campaign each time, a day once', async () => {
    use(newFair(-day));
    await liveliness();
    await settle(db, end());
    use(newFair());
    await until(end());
    expect(hall(await read())).toEqual([['2025-06-11', [0, 2, 1]]]);
    const { items } = await read('charm');
    expect(items.map(({ from }) => from)).toEqual(
      ['2025-06-10', '2025-06-09'].map((date) => Date.parse(`${date}T00:00:00+08:00`)),
    );
  });

  it('names the room of whoever is live, and of nobody else', async () => {
    await liveliness();
    await until(end());
    const rooms = [
      ['on', people[0]?.id, end()],
      ['off', people[2]?.id, null],
    ];
    for (const [room, host, since] of rooms)
      await db.query(
        `INSERT INTO live_rooms (live_obj_id, host, title, viewers, since) VALUES ($1 || $2, $2, '', 0, $3)`,
        [room, host, since],
      );
    expect((await read()).items[0]?.rows.map(({ live_obj_id }) => live_obj_id)).toEqual([
      `on${people[0]?.id}`,
      null,
      null,
    ]);
  });
});
