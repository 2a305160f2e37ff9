import { describe, expect, it } from 'vitest';
import { errors } from '../../server/errors.ts';
import { noon, serviceKey } from '../../server/fixtures/harness.ts';
import { at, base, openFair } from '../../server/fixtures/open-fair.ts';
import { liveStanding, settledStanding } from './standing.ts';

const { h, gift } = openFair();

async function names(path: string, token?: string) {
  const { data } = await h.call('GET', `${base}/boards/${path}`, token === undefined ? {} : { token });
  const rows = data.rows as { rank: number; score: number; user: { user_id: string } }[];
  return {
    me: data.me,
    next: data.next,
    ...data,
    ids: rows.map((row) => row.user.user_id),
    ranks: rows.map((row) => row.rank),
    rows,
  };
}

async function emptyBoards() {
  await h.db.query('DELETE FROM board_scores');
}

describe('boards', () => {
  it('have no place for whom nobody knows, now and when they are settled', async () => {
    for (const standing of [liveStanding(h.db, ['fair', 'charm', '']), settledStanding(h.db, 0, 3)])
      expect(await standing.own('nobody', 30)).toBeNull();
  });

  it('a tie goes to who reached the score first', async () => {
    await emptyBoards();
    const [giver, x, y, z] = [await h.newUser(), await h.newUser(), await h.newUser(), await h.newUser()];
    await gift(giver.id, x.id, { at: noon - 3000 });
    await gift(giver.id, y.id, { count: 2, at: noon - 2000 });
    await gift(giver.id, x.id, { at: noon - 1000 });
    await gift(giver.id, z.id, { count: 3, at: noon });
    expect((await names('charm')).ids).toEqual([z.id, y.id, x.id]);
  });

  it('an event that arrives late never lets somebody reach a score earlier', async () => {
    await emptyBoards();
    const [giver, x, y] = [await h.newUser(), await h.newUser(), await h.newUser()];
    await gift(giver.id, x.id, { at: noon - 1000 });
    await gift(giver.id, y.id, { count: 2, at: noon - 2000 });
    await gift(giver.id, x.id, { at: noon - 9000 });
    expect((await names('charm')).ids).toEqual([y.id, x.id]);
  });

  it('pages by cursor, tells the gap to the one before, and keeps places beyond its size unlisted', async () => {
    await emptyBoards();
    const giver = await h.newUser();
    const users = [];
    for (let i = 0; i < 32; i += 1) {
      const user = await h.newUser();
      users.push(user);
      await gift(giver.id, user.id, { count: 100 - i });
    }
    const ids = users.map((user) => user.id);
    const first = await names('charm?size=20');
    expect(first).toMatchObject({ ids: ids.slice(0, 20), total: 30, next: '20', me: null, settled: false });
    const second = await names(`charm?size=20&cursor=${first.next}`, users[4]?.token);
    expect(second).toMatchObject({
      ids: ids.slice(20, 30),
      next: null,
      me: { rank: 5, place: 5, score: 960, gap: 10, lead: 10 },
    });
    expect(second.ranks[0]).toBe(21);
    expect((await names('charm', users[0]?.token)).me).toMatchObject({ rank: 1, gap: null });
    expect((await names('charm', users[30]?.token)).me).toMatchObject({ rank: null, score: 700, gap: 10 });
    expect((await names('charm', users[31]?.token)).me).toMatchObject({
      ...{ rank: null, place: 32, score: 690, gap: 20, lead: null },
    });
    expect(await names('charm?cursor=400')).toMatchObject({ rows: [], next: null });
  });

  it('a daily board begins anew at midnight of its offset, and settles past days', async () => {
    await emptyBoards();
    const [giver, x, y] = [await h.newUser(), await h.newUser(), await h.newUser()];
    await gift(giver.id, x.id, { at: noon });
    h.setClock(at('2025-06-12T00:05:00'));
    await gift(giver.id, y.id, { at: at('2025-06-12T00:00:00') });
    await gift(giver.id, y.id, { at: at('2025-06-11T23:59:59') });
    const days = ['2025-06-10', '2025-06-11', '2025-06-12'];
    expect(await names('daily')).toMatchObject({ ids: [y.id], day: '2025-06-12', days, settled: false });
    expect(await names('daily?day=2')).toMatchObject({ ids: [x.id, y.id], settled: false });
    h.setClock(at('2025-06-12T00:10:00'));
    await gift(giver.id, y.id, { count: 5, at: at('2025-06-11T23:59:58') });
    expect(await names('daily?day=2')).toMatchObject({ ids: [x.id, y.id], settled: true });
    expect((await names('charm', y.token)).me).toMatchObject({ score: 70 });
    expect((await h.call('GET', `${base}/boards/daily?day=20`)).code).toBe(errors.UNKNOWN_ITEM.code);
    expect((await h.call('GET', `${base}/boards/daily?day=2025-06-11`)).code).toBe(errors.BAD_REQUEST.code);
    h.setClock(at('2025-07-01T00:00:00'));
    expect(await names('daily')).toMatchObject({ day: '2025-06-12', settled: true });
  });

  it('are being counted from their end until they are settled, also where nobody is on them', async () => {
    await emptyBoards();
    const counted = async (moment: string, path: string) => {
      h.setClock(at(moment));
      const { rows, settled, counting } = (await h.call('GET', `${base}/boards/${path}`)).data;
      return { rows, settled, counting };
    };
    const empty = { rows: [], settled: false, counting: undefined };
    expect(await counted('2025-06-11T23:59:59', 'daily?day=2')).toEqual(empty);
    expect(await counted('2025-06-12T00:00:00', 'daily?day=2')).toEqual({ ...empty, counting: true });
    expect(await counted('2025-06-12T00:00:00', 'daily?day=3'), 'another day').toEqual(empty);
    expect(await counted('2025-06-12T00:10:00', 'daily?day=2')).toEqual({
      ...empty,
      settled: true,
      counting: true,
    });
    expect(await counted('2025-06-12T23:59:59', 'charm')).toEqual(empty);
    expect(await counted('2025-06-13T00:00:00', 'charm')).toEqual({ ...empty, counting: true });
  });

  it('name the room of whoever is live, as long as they are, and of nobody else', async () => {
    await emptyBoards();
    const [giver, on, off, silent, two] = await Promise.all(Array.from({ length: 5 }, () => h.newUser()));
    const rooms = (told: readonly (readonly [string, { id: string } | undefined, boolean, number?])[]) =>
      h.call('POST', '/v2/rooms', {
        headers: { 'x-service-key': serviceKey },
        body: {
          rooms: told.map(([room, host, live, moment = noon]) => {
            return { live_obj_id: `${room}-${host?.id}`, host: host?.id, live, at: moment };
          }),
        },
      });
    for (const [nth, one] of [on, off, silent, two].entries())
      await gift(giver?.id ?? '', one?.id ?? '', { count: 9 - nth });
    await rooms([
      ['on', on, true],
      ['off', off, false],
      ['silent', silent, true, noon - 180_000],
      ['old', two, true, noon - 2000],
      ['new', two, true, noon - 1000],
    ]);
    const seen = async () =>
      (await names('charm')).rows.map((row) => (row as { live_obj_id?: string }).live_obj_id);
    expect(await seen()).toEqual([`on-${on?.id}`, undefined, undefined, `new-${two?.id}`]);
    await rooms([['on', on, false, noon + 1]]);
    expect((await seen())[0], 'who has left is live no more').toBeUndefined();
  });

  it('unknown boards and activities are told as such', async () => {
    expect((await h.call('GET', `${base}/boards/none`)).code).toBe(errors.UNKNOWN_ITEM.code);
    expect((await h.call('GET', '/v2/activities/none/boards/charm')).code).toBe(errors.UNKNOWN_ACTIVITY.code);
  });
});
