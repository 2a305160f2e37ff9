import { describe, expect, it } from 'vitest';
import type { LiveHostsAnswer } from '../../schemas/generated/types.gen.ts';
import { noon, serviceKey } from '../../server/fixtures/harness.ts';
import { base, openFair } from '../../server/fixtures/open-fair.ts';
import { LIVE_FOR } from '../../server/kernel/told-rooms.ts';

const { h, gift } = openFair();

const tell = (rooms: readonly object[], key = serviceKey) =>
  h.call('POST', '/v2/rooms', { body: { rooms }, headers: { 'x-service-key': key } });
const room = (host: string, more: object = {}) => {
  return { live_obj_id: `room-${host}`, host, title: 'Songs', live: true, viewers: 5, at: noon, ...more };
};
const read = async (token?: string, query = '?size=100') =>
  (await h.call('GET', `${base}/live_hosts${query}`, token === undefined ? {} : { token }))
    .data as unknown as LiveHostsAnswer;
const recommended = async (token?: string) =>
  (
    (await h.call('GET', `${base}/recommended_hosts`, token === undefined ? {} : { token }))
      .data as unknown as LiveHostsAnswer
  ).items.map(({ id }) => id);
const became = async (rooms: readonly object[]) =>
  ((await tell(rooms)).data.rooms as { became: string; reason?: string }[]).map(
    (one) => one.reason ?? one.became,
  );

/** Hosts with a room, each with one rose fewer than the one before. */
async function hosts(count: number) {
  const giver = await h.newUser();
  const all: { readonly id: string; readonly token: string }[] = [];
  for (let n = 0; n < count; n += 1) {
    const one = await h.newUser();
    expect((await gift(giver.id, one.id, { count: 9_000 - n })).code).toBe(0);
    all.push(one);
  }
  return { giver, all, ids: all.map(({ id }) => id) };
}

async function emptied() {
  await h.db.query('DELETE FROM live_host_places');
  await h.db.query('DELETE FROM live_rooms');
}

describe('how rooms stand', () => {
  it('is told by the app’s own server alone, and each room is judged by itself', async () => {
    const { id } = await h.newUser();
    const other = await h.newUser();
    expect((await tell([room(id)], 'x'.repeat(32))).code).not.toBe(0);
    expect(
      await became([
        room(id),
        room('nobody-there'),
        room(other.id, { at: noon + 3_600_000 }),
        room(other.id, { live: false, viewers: 3 }),
        room(other.id, { viewers: -1 }),
        room(other.id, { viewers: 1.5 }),
        room(other.id, { live_obj_id: `room-${id}` }),
      ]),
    ).toEqual(['kept', 'unknown-user', 'future', 'invalid', 'invalid', 'invalid', 'other-host']);
    const view = async () => (await h.call('GET', `/pc/live_view?live_obj_id=room-${id}`)).data;
    expect(await view()).toMatchObject({ live: true, viewers: 5, since: noon, host: { user_id: id } });
    expect(await became([room(id, { viewers: 9, at: noon - 1 })]), 'what comes late').toEqual(['older']);
    expect(await became([room(id)]), 'and again').toEqual(['kept']);
    expect(await view()).toMatchObject({ viewers: 5 });
  });

  it('a room that is not told again in time is closed, and one that is stays open since it opened', async () => {
    const { id } = await h.newUser();
    const view = async (at: number) => {
      h.setClock(at);
      const { live, viewers, since } = (await h.call('GET', `/pc/live_view?live_obj_id=room-${id}`)).data;
      return [live, viewers, since];
    };
    await tell([room(id)]);
    expect(await view(noon + LIVE_FOR - 1)).toEqual([true, 5, noon]);
    expect(await view(noon + LIVE_FOR)).toEqual([false, 0, null]);
    h.setClock(noon + 60_000);
    await tell([room(id, { at: noon + 60_000, viewers: 8 })]);
    expect(await view(noon + LIVE_FOR)).toEqual([true, 8, noon]);
    h.setClock(noon + 9_000_000);
    await tell([room(id, { at: noon + 9_000_000 })]);
    expect(await view(noon + 9_000_000), 'begins anew').toEqual([true, 5, noon + 9_000_000]);
    await tell([room(id, { at: noon + 9_000_001, live: false, viewers: 0 })]);
    expect(await view(noon + 9_000_001)).toEqual([false, 0, null]);
  });

  it('told at once in any order, the newest is kept', async () => {
    const { id } = await h.newUser();
    const states = Array.from({ length: 30 }, (_, n) => room(id, { at: noon - n, viewers: n }));
    await Promise.all(states.map((one) => tell([one])));
    expect((await h.call('GET', `/pc/live_view?live_obj_id=room-${id}`)).data).toMatchObject({ viewers: 0 });
    expect(await became([room(id, { at: noon + 1 }), room(id, { at: noon + 2, viewers: 7 })])).toEqual([
      'older',
      'kept',
    ]);
  });
});

it('of two words about one room with the same moment, in one batch, the later one counts', async () => {
  const { id } = await h.newUser();
  await tell([room(id, { viewers: 5 }), room(id, { viewers: 8 })]);
  const { rows } = await h.db.query('SELECT viewers FROM live_rooms WHERE live_obj_id = $1', [`room-${id}`]);
  expect(rows).toEqual([{ viewers: 8 }]);
});

describe('the rooms of a campaign', () => {
  it('are of whoever something counts for: live first, then by place; without a room nobody is there', async () => {
    await emptied();
    const { all, ids } = await hosts(4);
    const [a = '', b = '', c = ''] = ids;
    const stranger = await h.newUser();
    await tell([room(a, { live: false, viewers: 0 }), room(b), room(c, { viewers: 500 }), room(stranger.id)]);
    const { items, next } = await read();
    expect(items.map(({ id, live, viewers }) => [id, live, viewers])).toEqual([
      [b, true, 5],
      [c, true, 500],
      [a, false, 0],
    ]);
    expect(next).toBeNull();
    const me = all[3]?.token ?? '';
    await h.call('PUT', '/idol_carnival_to_join', { token: me, body: { idol_id: b, follow: true } });
    expect((await read(me)).items.map(({ following }) => following)).toEqual([true, false, false]);
    expect((await read()).items.some(({ following }) => following)).toBe(false);
    h.setClock(noon + LIVE_FOR);
    expect((await read()).items.map(({ id, live }) => [id, live])).toEqual([
      [a, false],
      [b, false],
      [c, false],
    ]);
  });

  it('by pages, nobody who stays is missed or shown twice, whatever others do meanwhile', async () => {
    await emptied();
    const { ids } = await hosts(12);
    await tell(ids.map((id, n) => room(id, n < 5 ? {} : { live: false, viewers: 0 })));
    const seen: string[] = [];
    let cursor = '';
    for (let page = 0; page < 10; page += 1) {
      const { items, next } = await read(undefined, `?size=3${cursor}`);
      seen.push(...items.map(({ id }) => id));
      // The one that was the last of this page goes, and the very last opens: neither moves anybody else.
      if (page === 0)
        await tell([
          room(ids[2] ?? '', { live: false, viewers: 0, at: noon + 1 }),
          room(ids[11] ?? '', { at: noon + 1 }),
        ]);
      if (next === null) break;
      cursor = `&cursor=${next}`;
    }
    const stays = ids.filter((_, n) => n !== 2 && n !== 11);
    expect(seen.filter((id) => stays.includes(id))).toEqual(stays);
    for (const wrong of ['5', '2.1.1.a', "0.1.1.'", '0.1.1'])
      expect((await h.call('GET', `${base}/live_hosts?cursor=${wrong}`)).status, wrong).toBe(400);
  });

  it('are at most `size`, without whom the campaign hides', async () => {
    await emptied();
    const { all, ids } = await hosts(3);
    await tell(ids.map((id) => room(id)));
    const document = structuredClone((await import('../../server/fixtures/fair.ts')).fair.document) as {
      campaign: Record<string, object>;
    };
    document.campaign.liveHosts = { size: 1, recommended: 1, hidden: [ids[0]] };
    await h.app.setDocuments([{ route: 'fair', document }]);
    expect((await read()).items.map(({ id }) => id)).toEqual([ids[1]]);
    expect(await recommended(all[2]?.token)).toEqual([ids[1]]);
    document.campaign.liveHosts = { order: 'new' };
    await h.app.setDocuments([{ route: 'fair', document }]);
    await gift(all[0]?.id ?? '', all[2]?.id ?? '', { at: noon - 5_000 });
    expect((await read()).items.map(({ id }) => id).slice(-1), 'who was a host first is the last').toEqual([
      ids[2],
    ]);
    await h.app.setDocuments([(await import('../../server/fixtures/harness.ts')).fair]);
  });
});

describe('whom one might follow', () => {
  it('is never oneself, nobody whom one follows, the same all day, and another order for others', async () => {
    await emptied();
    const { giver, all, ids } = await hosts(9);
    const orders = new Set<string>();
    for (const { id, token } of all) {
      const order = await recommended(token);
      expect(order).toHaveLength(3);
      expect(order).not.toContain(id);
      h.setClock(noon + 3_600_000);
      expect(await recommended(token)).toEqual(order);
      h.setClock(noon);
      orders.add(order.join());
    }
    expect(orders.size).toBeGreaterThan(5);
    const { id, token } = giver;
    expect(ids).not.toContain(id);
    const followed: string[] = [];
    for (let left = 9; left > 0; left -= 1) {
      const [first = '', second] = await recommended(token);
      expect(followed).not.toContain(first);
      followed.push(first);
      await h.call('PUT', '/idol_carnival_to_join', { token, body: { idol_id: first, follow: true } });
      if (second !== undefined)
        expect((await recommended(token))[0], 'the others keep their order').toBe(second);
    }
    expect(await recommended(token)).toEqual([]);
    expect(await recommended()).toHaveLength(3);
  });
});
