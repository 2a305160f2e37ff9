import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refusals as exchangeRefusals } from '../mechanics/exchange/refusals.ts';
import { refusals as goalRefusals } from '../mechanics/milestones/refusals.ts';
import { audit } from './audit.ts';
import type { Database } from './database/database.ts';
import { errors } from './errors.ts';
import { everyRoom } from './fixtures/every-room.ts';
import { createHarness, fair, type Harness, newKey, noon, serviceKey } from './fixtures/harness.ts';
import { openTestDatabase } from './fixtures/test-database.ts';

let db: Database;
let h: Harness;
let events = 0;

const at = (text: string) => Date.parse(`${text}+08:00`);
const base = '/v2/activities/fair';

beforeAll(async () => {
  db = await openTestDatabase();
  h = await createHarness(db);
}, 60_000);

afterAll(async () => {
  expect(new Set(Object.values(await audit(db, everyRoom)))).toEqual(new Set([0]));
  await h.app.close();
  await db.close();
});

beforeEach(() => h.setClock(noon));

interface GiftOptions {
  readonly gift?: string;
  readonly count?: number;
  readonly at?: number;
  readonly eventId?: string;
}

async function gift(from: string, to: string, options: GiftOptions = {}) {
  events += 1;
  const body = {
    eventId: `t:${events}`,
    activity: 'fair',
    gift: 'rose',
    count: 1,
    at: noon,
    from,
    to,
    ...options,
  };
  return h.call('POST', '/v2/gift_events', { body, headers: { 'x-service-key': serviceKey } });
}

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
  await db.query('DELETE FROM board_scores');
}

describe('gift events', () => {
  it('score for the receiver, on boards that count them, and earn points for the sender', async () => {
    const [a, b] = [await h.newUser(), await h.newUser()];
    expect((await gift(a.id, b.id, { gift: 'castle', count: 2 })).data).toMatchObject({
      points: 1040,
      earned: 520,
    });
    expect((await h.call('GET', `${base}/balance`, { token: a.token })).data).toEqual({
      currency: 'ticket',
      amount: 520,
    });
    expect((await names('charm', b.token)).me).toMatchObject({ score: 1040 });
    expect((await names('charm', a.token)).me).toMatchObject({ score: 0, rank: null });
    expect((await names('rose-givers', a.token)).me).toMatchObject({ score: 0 });
  });

  it('count once per eventId, and refuse the id for another gift', async () => {
    const [a, b] = [await h.newUser(), await h.newUser()];
    const first = await gift(a.id, b.id, { eventId: 'same' });
    const again = await gift(a.id, b.id, { eventId: 'same' });
    expect(again.text).toBe(first.text);
    expect((await gift(a.id, b.id, { eventId: 'same', count: 2 })).code).toBe(errors.KEY_REUSED.code);
    expect((await names('charm', b.token)).me).toMatchObject({ score: 10 });
  });

  it('are refused before the start, after the end, from the future, and to oneself', async () => {
    const [a, b] = [await h.newUser(), await h.newUser()];
    expect((await gift(a.id, b.id, { at: at('2025-06-09T23:59:59') })).code).toBe(errors.NOT_OPEN.code);
    expect((await gift(a.id, b.id, { at: noon + 61_000 })).code).toBe(errors.BAD_REQUEST.code);
    expect((await gift(a.id, a.id)).code).toBe(errors.BAD_REQUEST.code);
    h.setClock(at('2025-06-13T00:00:01'));
    expect((await gift(a.id, b.id, { at: at('2025-06-13T00:00:00') })).code).toBe(errors.OVER.code);
    expect((await gift(a.id, b.id, { at: at('2025-06-12T23:59:59') })).code).toBe(0);
    h.setClock(at('2025-06-14T00:00:00'));
    expect((await gift(a.id, b.id, { at: at('2025-06-12T23:59:59') })).code).toBe(errors.OVER.code);
  });
});

describe('boards', () => {
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
      me: { rank: 5, score: 960, gap: 10 },
    });
    expect(second.ranks[0]).toBe(21);
    expect((await names('charm', users[0]?.token)).me).toMatchObject({ rank: 1, gap: null });
    expect((await names('charm', users[30]?.token)).me).toMatchObject({ rank: null, score: 700, gap: 10 });
    expect((await names('charm', users[31]?.token)).me).toMatchObject({ rank: null, score: 690, gap: 20 });
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

  it('unknown boards and activities are told as such', async () => {
    expect((await h.call('GET', `${base}/boards/none`)).code).toBe(errors.UNKNOWN_ITEM.code);
    expect((await h.call('GET', '/v2/activities/none/boards/charm')).code).toBe(errors.UNKNOWN_ACTIVITY.code);
  });
});

describe('exchange', () => {
  const redeem = (item: string, token: string, key = newKey(), body: object = {}) =>
    h.call('POST', `${base}/exchange/${item}`, { token, key, body });

  it('takes the price of the document, records the order and shows the new balance', async () => {
    const { token } = await h.newUser(250);
    const order = await redeem('badge', token);
    expect(order.data).toMatchObject({
      item: 'badge',
      count: 1,
      cost: 100,
      balance: 150,
      taken: 1,
      left: 1,
      state: 'open',
    });
    const records = await h.call('GET', `${base}/exchange_records`, { token });
    const { orderId } = order.data;
    expect(records.data).toEqual({
      items: [{ orderId, item: 'badge', count: 1, cost: 100, at: noon }],
      next: null,
    });
    expect((await h.call('GET', `${base}/balance`, { token })).data.amount).toBe(150);
  });

  it('pages the user’s own records, and nobody else’s', async () => {
    const [a, b] = [await h.newUser(100), await h.newUser(100)];
    for (let i = 0; i < 3; i += 1) await redeem('sticker', a.token);
    await redeem('sticker', b.token);
    const first = await h.call('GET', `${base}/exchange_records?size=2`, { token: a.token });
    expect(first.data.items).toHaveLength(2);
    const second = await h.call('GET', `${base}/exchange_records?size=2&cursor=${first.data.next}`, {
      token: a.token,
    });
    expect(second.data.items).toHaveLength(1);
    expect(second.data.next).toBeNull();
  });

  it('refuses without enough points, beyond the daily limit and beyond the limit', async () => {
    const { token } = await h.newUser(450);
    const poor = await h.newUser(99);
    expect((await redeem('badge', poor.token)).code).toBe(errors.NOT_ENOUGH.code);
    expect((await redeem('badge', token, newKey(), { count: 2 })).data).toMatchObject({
      state: 'limitReached',
      left: 0,
    });
    expect((await redeem('badge', token)).code).toBe(errors.LIMIT_REACHED.code);
    h.setClock(at('2025-06-12T00:00:00'));
    const list = await h.call('GET', `${base}/exchange`, { token });
    expect((list.data.items as object[])[0]).toMatchObject({ id: 'badge', taken: 2, left: 1, state: 'open' });
    expect((await redeem('badge', token)).code).toBe(0);
    expect((await redeem('badge', token)).code).toBe(errors.LIMIT_REACHED.code);
  });

  it('is open from the start until the end, by the server’s clock', async () => {
    const { token } = await h.newUser(500);
    const state = async () =>
      ((await h.call('GET', `${base}/exchange`)).data.items as { state: string }[])[0]?.state;
    h.setClock(at('2025-06-10T00:00:00') - 1);
    expect([(await redeem('badge', token)).code, await state()]).toEqual([errors.NOT_OPEN.code, 'notOpen']);
    h.setClock(at('2025-06-10T00:00:00'));
    expect([(await redeem('badge', token)).code, await state()]).toEqual([0, 'open']);
    h.setClock(at('2025-06-13T00:00:00') - 1);
    expect([(await redeem('badge', token)).code, await state()]).toEqual([0, 'open']);
    h.setClock(at('2025-06-13T00:00:00'));
    expect([(await redeem('badge', token)).code, await state()]).toEqual([errors.OVER.code, 'over']);
  });

  it('same key, same answer: byte for byte, one debit, even after the end', async () => {
    const { token } = await h.newUser(500);
    const key = newKey();
    const first = await redeem('badge', token, key);
    h.setClock(at('2025-06-20T00:00:00'));
    expect((await redeem('badge', token, key, { count: 1 })).text).toBe(first.text);
    expect((await h.call('GET', `${base}/balance`, { token })).data.amount).toBe(400);
  });

  it('same key, other request: refused; another user’s same key is another key', async () => {
    const [a, b] = [await h.newUser(500), await h.newUser(500)];
    const key = newKey();
    await redeem('sticker', a.token, key);
    expect((await redeem('sticker', a.token, key, { count: 2 })).code).toBe(errors.KEY_REUSED.code);
    expect((await redeem('badge', a.token, key)).code).toBe(errors.KEY_REUSED.code);
    expect((await redeem('sticker', b.token, key)).code).toBe(0);
  });

  it('a final refusal stays under its key; one that is not leaves the key free', async () => {
    const { id, token } = await h.newUser(60);
    const final = newKey();
    expect((await redeem('badge', token, final)).code).toBe(errors.NOT_ENOUGH.code);
    const friend = await h.newUser();
    await gift(id, friend.id, { gift: 'castle' });
    expect((await redeem('badge', token, final)).code).toBe(errors.NOT_ENOUGH.code);
    expect((await redeem('badge', token)).code).toBe(0);
    const early = newKey();
    h.setClock(at('2025-06-09T23:59:59'));
    expect((await redeem('sticker', token, early)).code).toBe(errors.NOT_OPEN.code);
    h.setClock(noon);
    expect((await redeem('sticker', token, early)).code).toBe(0);
  });

  it('wants a key of 16 to 64 plain characters', async () => {
    const { token } = await h.newUser(100);
    const path = `${base}/exchange/sticker`;
    expect(await h.call('POST', path, { token, body: {} })).toMatchObject({
      status: 400,
      code: errors.KEY_MISSING.code,
    });
    for (const key of ['short', 'x'.repeat(65), 'spaces are not plain']) {
      expect((await redeem('sticker', token, key)).code).toBe(errors.KEY_MISSING.code);
    }
  });

  it('sells no more than the stock, tells soldOut and never the number', async () => {
    const document = structuredClone(fair.document) as {
      campaign: { exchange: { id: string; stock?: number }[] };
    };
    const lantern = document.campaign.exchange.find((item) => item.id === 'lantern');
    if (lantern === undefined) throw new Error('The fixture has no lantern');
    lantern.stock = 2;
    await h.app.setDocuments([{ route: 'fair', document }]);
    const codes = [];
    for (let i = 0; i < 3; i += 1) codes.push((await redeem('lantern', (await h.newUser(50)).token)).code);
    expect(codes).toEqual([0, 0, exchangeRefusals.SOLD_OUT.code]);
    const visitor = await h.call('GET', `${base}/exchange`);
    expect((visitor.data.items as object[])[1]).toEqual({
      id: 'lantern',
      cost: 50,
      limit: 1,
      taken: 0,
      left: null,
      state: 'soldOut',
    });
    expect(visitor.text).not.toContain('stock');
    const late = await h.call('GET', `${base}/exchange`, { token: (await h.newUser(50)).token });
    expect((late.data.items as object[])[1]).toMatchObject({ left: 0, state: 'soldOut' });
    // An operator raises it, and lowers it below what is sold.
    lantern.stock = 3;
    await h.app.setDocuments([{ route: 'fair', document }]);
    expect((await redeem('lantern', (await h.newUser(50)).token)).code).toBe(0);
    lantern.stock = 1;
    await h.app.setDocuments([{ route: 'fair', document }]);
    expect((await redeem('lantern', (await h.newUser(50)).token)).code).toBe(exchangeRefusals.SOLD_OUT.code);
    await h.app.setDocuments([fair]);
  });
});

describe('milestones', () => {
  const claim = (milestone: string, token: string, key = newKey()) =>
    h.call('POST', `${base}/milestones/${milestone}`, { token, key });

  it('are reached together, and claimed once by each', async () => {
    const [a, b] = [await h.newUser(), await h.newUser()];
    await gift(a.id, b.id, { gift: 'castle', count: 4 });
    const view = async (token?: string) =>
      (await h.call('GET', `${base}/milestones`, token === undefined ? {} : { token })).data.milestones;
    expect(await view()).toMatchObject([
      { id: 'first', reached: true, claimed: false, reward: 40 },
      { id: 'thanks', reached: true, reward: null },
      { id: 'far', reached: false },
    ]);
    const key = newKey();
    const first = await claim('first', b.token, key);
    expect(first.data).toEqual({ milestone: 'first', reward: 40, balance: 40 });
    expect((await claim('first', b.token, key)).text).toBe(first.text);
    const late = newKey();
    const refused = await claim('first', b.token, late);
    expect(refused.code).toBe(goalRefusals.ALREADY_CLAIMED.code);
    const kept = await h.db.query('SELECT answer IS NOT NULL AS kept FROM idempotency_keys WHERE key = $1', [
      late,
    ]);
    expect(kept.rows, 'the refusal stands under its key').toEqual([{ kept: true }]);
    expect((await claim('thanks', b.token)).data).toEqual({ milestone: 'thanks', reward: 0, balance: 40 });
    expect((await claim('far', b.token)).code).toBe(goalRefusals.NOT_REACHED.code);
    expect((await claim('none', b.token)).code).toBe(errors.UNKNOWN_ITEM.code);
    expect(((await view(b.token)) as object[])[0]).toMatchObject({ claimed: true });
    expect(((await view(a.token)) as object[])[0]).toMatchObject({ claimed: false });
    h.setClock(at('2025-06-13T12:00:00'));
    expect((await claim('first', a.token)).code).toBe(0);
    h.setClock(at('2025-06-14T00:00:00'));
    expect((await claim('thanks', a.token)).code).toBe(errors.OVER.code);
  });
});

describe('the thanks wall', () => {
  it('takes a sentence of the document, as often as it allows, and shows the latest first', async () => {
    const { id, token } = await h.newUser();
    const post = (message: string, key = newKey()) =>
      h.call('POST', `${base}/wall`, { token, key, body: { message } });
    expect((await post('free text')).code).toBe(errors.UNKNOWN_ITEM.code);
    const key = newKey();
    const first = await post('thank-you', key);
    expect(first.data).toMatchObject({
      post: { message: 'thank-you', user: { user_id: id } },
      mine: 1,
      left: 1,
    });
    expect((await post('thank-you', key)).text).toBe(first.text);
    expect((await post('see-you')).data).toMatchObject({ mine: 2, left: 0 });
    expect((await post('see-you')).code).toBe(errors.LIMIT_REACHED.code);
    const wall = await h.call('GET', `${base}/wall?size=1`, { token });
    expect(wall.data).toMatchObject({ items: [{ message: 'see-you' }], mine: 2, left: 0 });
    const older = await h.call('GET', `${base}/wall?size=1&cursor=${wall.data.next}`);
    expect(older.data).toMatchObject({ items: [{ message: 'thank-you' }], next: null, mine: 0, left: null });
    const other = await h.newUser();
    const early = { token: other.token, key: newKey(), body: { message: 'thank-you' } };
    h.setClock(at('2025-06-09T23:59:59'));
    expect((await h.call('POST', `${base}/wall`, early)).code).toBe(errors.NOT_OPEN.code);
    h.setClock(noon);
    expect((await h.call('POST', `${base}/wall`, early)).code).toBe(0);
  });
});
