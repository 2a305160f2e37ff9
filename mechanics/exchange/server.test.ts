import { describe, expect, it } from 'vitest';
import { audit } from '../../server/audit.ts';
import { errors } from '../../server/errors.ts';
import { everyRoom } from '../../server/fixtures/every-room.ts';
import { createHarness, fair, newKey, noon } from '../../server/fixtures/harness.ts';
import { at, base, openFair } from '../../server/fixtures/open-fair.ts';
import { recorded } from '../../server/fixtures/recorded.ts';
import { numberOf } from '../../server/fixtures/test-ids.ts';
import { refusals } from './refusals.ts';

const { h, redeem } = openFair();

describe('exchange', () => {
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
    });
    const records = await h.call('GET', `${base}/exchange_records`, { token });
    const { orderId } = order.data;
    expect(records.data).toEqual({
      items: [{ orderId, item: 'badge', count: 1, cost: 100, given: [], at: noon }],
      next: null,
    });
    expect((await h.call('GET', `${base}/balance`, { token })).data.amount).toBe(150);
  });

  it('gives what the item says, once for each that is redeemed, beside what it costs', async () => {
    const document = structuredClone(fair.document) as {
      campaign: { prizes?: object[]; exchange: { id: string; gives?: object[] }[] };
    };
    document.campaign.prizes = [{ id: 'halo', name: 'Halo' }];
    const badge = document.campaign.exchange[0];
    if (badge === undefined) throw new Error('The fixture has no items');
    badge.gives = [
      { kind: 'prize', prize: 'halo', days: 7 },
      { kind: 'points', points: 3 },
    ];
    await h.app.setDocuments([{ route: 'fair', document }]);
    const { id, token } = await h.newUser(250);
    const key = newKey();
    const order = await redeem('badge', token, key, { count: 2 });
    expect(order.data).toMatchObject({ cost: 200, balance: 56 });
    expect((await redeem('badge', token, key, { count: 2 })).text).toBe(order.text);
    await h.app.setDocuments([fair]);
    const grants = await h.db.query(
      'SELECT kind, reference, nth, points, prize, days FROM grants WHERE user_id = $1 ORDER BY nth',
      [id],
    );
    const of = { kind: 'redeemed', reference: String(numberOf('exchange_orders', order.data.orderId)) };
    const [prize, points] = [
      { ...of, points: null, prize: 'halo', days: 7 },
      { ...of, points: 3, prize: null, days: null },
    ];
    expect(grants.rows).toEqual([prize, points, prize, points].map((one, nth) => ({ ...one, nth })));
    expect(Object.entries(await audit(h.db, everyRoom)).filter(([, rows]) => rows > 0)).toEqual([]);
    await h.db.query('UPDATE exchange_orders SET gives = 3 WHERE user_id = $1', [id]);
    const broken = Object.entries(await audit(h.db, everyRoom)).filter(([, rows]) => rows > 0);
    expect(broken).toEqual([[expect.stringContaining('each order has its grants'), 1]]);
    await h.db.query('UPDATE exchange_orders SET gives = 4 WHERE user_id = $1', [id]);
  });

  it('refuses without enough points, beyond the daily limit and beyond the limit', async () => {
    const { token } = await h.newUser(450);
    const poor = await h.newUser(99);
    expect((await redeem('badge', poor.token)).code).toBe(errors.NOT_ENOUGH.code);
    expect((await redeem('badge', token, newKey(), { count: 2 })).data).toMatchObject({
      left: 0,
    });
    expect((await redeem('badge', token)).code).toBe(errors.DAY_LIMIT_REACHED.code);
    h.setClock(at('2025-06-12T00:00:00'));
    const list = await h.call('GET', `${base}/exchange`, { token });
    expect((list.data.items as object[])[0]).toMatchObject({ id: 'badge', taken: 2, left: 1, can: 'redeem' });
    expect((await redeem('badge', token)).code).toBe(0);
    expect((await redeem('badge', token)).code).toBe(errors.LIMIT_REACHED.code);
  });

  it('a limit of the day that comes in the midst of one counts what was ordered before', async () => {
    const withLimits = async (limits: object) => {
      const document = structuredClone(fair.document) as { campaign: { exchange: object[] } };
      document.campaign.exchange[0] = { ...document.campaign.exchange[0], limits };
      await h.app.setDocuments([{ route: 'fair', document }]);
    };
    await withLimits({ total: 9 });
    const { token } = await h.newUser(900);
    expect((await redeem('badge', token, newKey(), { count: 2 })).data).toMatchObject({ left: 7 });
    await withLimits({ total: 9, day: 3 });
    const [badge] = (await h.call('GET', `${base}/exchange`, { token })).data.items as object[];
    expect(badge).toMatchObject({ taken: 2, left: 1, can: 'redeem' });
    expect((await redeem('badge', token, newKey(), { count: 2 })).code).toBe(errors.DAY_LIMIT_REACHED.code);
    expect((await redeem('badge', token)).code).toBe(0);
    h.setClock(at('2025-06-12T00:00:00'));
    expect((await redeem('badge', token, newKey(), { count: 3 })).code).toBe(0);
    await h.app.setDocuments([fair]);
  });

  it('locks the account before it counts: of two orders at once the second sees the first', async () => {
    const { db, ran } = recorded(h.db);
    const own = await createHarness(db);
    const { token } = await own.newUser(100);
    ran.length = 0;
    const order = { token, key: newKey(), body: { count: 1 } };
    expect((await own.call('POST', `${base}/exchange/badge`, order)).code).toBe(0);
    const nth = (part: string) => ran.findIndex(({ sql }) => sql.includes(part));
    expect(nth('lock_ledger_account')).toBeGreaterThan(-1);
    expect(nth('FROM exchange_counts')).toBeGreaterThan(nth('lock_ledger_account'));
    await own.app.close();
  });

  it('is open from the start until the end, by the server’s clock', async () => {
    const { token } = await h.newUser(500);
    const state = async () => {
      const { items } = (await h.call('GET', `${base}/exchange`, { token })).data;
      const [{ can, reason } = {}] = items as { can?: string; reason?: string }[];
      return can ?? reason;
    };
    h.setClock(at('2025-06-10T00:00:00') - 1);
    expect([(await redeem('badge', token)).code, await state()]).toEqual([errors.NOT_OPEN.code, 'NOT_OPEN']);
    h.setClock(at('2025-06-10T00:00:00'));
    expect([(await redeem('badge', token)).code, await state()]).toEqual([0, 'redeem']);
    h.setClock(at('2025-06-13T00:00:00') - 1);
    expect([(await redeem('badge', token)).code, await state()]).toEqual([0, 'redeem']);
    h.setClock(at('2025-06-13T00:00:00'));
    expect([(await redeem('badge', token)).code, await state()]).toEqual([errors.OVER.code, 'OVER']);
  });

  it('sells no more than the stock, tells that it is sold out and never the number', async () => {
    const document = structuredClone(fair.document) as {
      campaign: { exchange: { id: string; stock?: number }[] };
    };
    const lantern = document.campaign.exchange.find((item) => item.id === 'lantern');
    if (lantern === undefined) throw new Error('The fixture has no lantern');
    lantern.stock = 2;
    await h.app.setDocuments([{ route: 'fair', document }]);
    const codes = [];
    for (let i = 0; i < 3; i += 1) codes.push((await redeem('lantern', (await h.newUser(50)).token)).code);
    expect(codes).toEqual([0, 0, refusals.SOLD_OUT.code]);
    const visitor = await h.call('GET', `${base}/exchange`);
    expect((visitor.data.items as object[])[1]).toEqual({
      id: 'lantern',
      cost: 50,
      limit: 1,
      taken: 0,
      left: null,
      reason: 'SOLD_OUT',
      nextAt: '2025-06-12T16:00:00.000Z',
    });
    expect(visitor.text).not.toContain('stock');
    const late = await h.call('GET', `${base}/exchange`, { token: (await h.newUser(50)).token });
    expect((late.data.items as object[])[1]).toMatchObject({ left: 0, reason: 'SOLD_OUT' });
    // An operator raises it, and lowers it below what is sold.
    lantern.stock = 3;
    await h.app.setDocuments([{ route: 'fair', document }]);
    expect((await redeem('lantern', (await h.newUser(50)).token)).code).toBe(0);
    lantern.stock = 1;
    await h.app.setDocuments([{ route: 'fair', document }]);
    expect((await redeem('lantern', (await h.newUser(50)).token)).code).toBe(refusals.SOLD_OUT.code);
    await h.app.setDocuments([fair]);
  });

  it('an order of more than is left of the stock takes nothing: neither things nor points', async () => {
    const document = structuredClone(fair.document) as {
      campaign: { exchange: { id: string; stock?: number }[] };
    };
    const badge = document.campaign.exchange.find((item) => item.id === 'badge');
    if (badge === undefined) throw new Error('The fixture has no badge');
    const { rows } = await h.db.query<{ sold: number }>(
      `SELECT sold FROM stock WHERE activity = 'fair' AND item = 'badge'`,
    );
    badge.stock = (rows[0]?.sold ?? 0) + 3;
    await h.app.setDocuments([{ route: 'fair', document }]);
    const [first, second] = [await h.newUser(200), await h.newUser(200)];
    expect((await redeem('badge', first.token, newKey(), { count: 2 })).code).toBe(0);
    expect((await redeem('badge', second.token, newKey(), { count: 2 })).code).toBe(refusals.SOLD_OUT.code);
    expect((await h.call('GET', `${base}/balance`, { token: second.token })).data.amount).toBe(200);
    expect((await redeem('badge', second.token)).data).toMatchObject({ balance: 100, taken: 1 });
    await h.app.setDocuments([fair]);
  });

  it('never takes a price from the phone', async () => {
    const { token } = await h.newUser(1000);
    const body = { count: 1, cost: 1 };
    const answer = await h.call('POST', '/v2/activities/fair/exchange/badge', { token, key: newKey(), body });
    expect(answer).toMatchObject({ status: 400, code: errors.BAD_REQUEST.code });
  });
});
