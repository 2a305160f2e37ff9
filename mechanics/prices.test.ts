// Every third day, 5 s: opens a server with a database of its own.
import { describe, expect, it } from 'vitest';
import { readContract } from '../server/api/contract.ts';
import { errors } from '../server/errors.ts';
import { fair, newKey, noon } from '../server/fixtures/harness.ts';
import { at, base, openFair } from '../server/fixtures/open-fair.ts';
import { testRoom } from '../server/fixtures/test-room.ts';
import { balanceOf, ticketsOf } from '../server/ledger/accounts.ts';
import { grant } from '../server/ledger/grant.ts';

const { h } = openFair();
const changed = errors.PRICE_CHANGED.code;

interface Tap {
  readonly token: string;
  /** What was read. */
  readonly price?: string;
  readonly key?: string;
}
const tap = (path: string, body: object, { token, price, key = newKey() }: Tap) =>
  h.call('POST', `${base}/${path}`, {
    token,
    key,
    body,
    ...(price === undefined ? {} : { headers: { 'expected-price': price } }),
  });
const balance = async (token: string) => (await h.call('GET', `${base}/balance`, { token })).data.amount;

type Campaign = Record<string, unknown>;
/** Runs with another campaign of the fair. */
async function withCampaign(change: (campaign: Campaign) => Campaign, work: () => Promise<void>) {
  const document = structuredClone(fair.document) as { campaign: Campaign };
  document.campaign = { ...document.campaign, ...change(document.campaign) };
  await h.app.setDocuments([{ route: 'fair', document }]);
  await work().finally(() => h.app.setDocuments([fair]));
}
const points = (amount: number) => [{ kind: 'points', points: amount }];
const first = (list: unknown, changes: object) =>
  (list as object[]).map((one, nth) => (nth === 0 ? { ...one, ...changes } : one));

/** Every call that takes something, with what it costs at the fair, and the fair in which it costs one more. */
const paying: readonly {
  readonly call: string;
  readonly path: string;
  readonly body?: object;
  readonly cost: number;
  readonly dearer: (campaign: Campaign) => Campaign;
}[] = [
  {
    call: 'makeDraw',
    path: 'draws/wheel',
    cost: 10,
    dearer: ({ draws }) => ({ draws: first(draws, { cost: { single: points(11), ten: points(95) } }) }),
  },
  {
    call: 'makeDraw',
    path: 'draws/wheel',
    body: { count: 10 },
    cost: 95,
    dearer: ({ draws }) => ({ draws: first(draws, { cost: { single: points(10), ten: points(96) } }) }),
  },
  {
    call: 'redeemItem',
    path: 'exchange/badge',
    cost: 100,
    dearer: ({ exchange }) => ({ exchange: first(exchange, { cost: 101 }) }),
  },
  {
    call: 'redeemItem',
    path: 'exchange/badge',
    body: { count: 2 },
    // Of one, as it stands beside it.
    cost: 100,
    dearer: ({ exchange }) => ({ exchange: first(exchange, { cost: 101 }) }),
  },
  {
    call: 'makeUpCheckIn',
    path: 'check_in/one',
    cost: 30,
    dearer: ({ checkIn }) => ({
      checkIn: { ...(checkIn as object), makeUp: { cost: points(31), limits: { total: 1 } } },
    }),
  },
  {
    call: 'buyPassTrack',
    path: 'pass/track',
    cost: 60,
    dearer: ({ pass }) => ({ pass: { ...(pass as object), track: { cost: points(61) } } }),
  },
  {
    call: 'buyPassLevel',
    path: 'pass/levels',
    cost: 15,
    dearer: ({ pass }) => ({
      pass: { ...(pass as object), catchUp: { cost: points(16), limits: { total: 3, day: 2 } } },
    }),
  },
  {
    call: 'castVote',
    path: 'polls/dance',
    body: { options: 'kite,drum' },
    cost: 4,
    dearer: ({ polls }) => ({
      polls: (polls as { id: string }[]).map((one) =>
        one.id === 'dance' ? { ...one, cost: points(5) } : one,
      ),
    }),
  },
];

describe('a price that was read', () => {
  it('can be said of every call that takes points', () => {
    const say = readContract().operations.flatMap(({ id, schema }) =>
      'expected-price' in (schema.headers?.properties ?? {}) ? [id] : [],
    );
    expect(new Set(say)).toEqual(new Set(paying.map(({ call }) => call)));
  });

  it.each(paying)(
    '$call $path $body: another one takes nothing',
    async ({ path, body = {}, cost, dearer }) => {
      h.setClock(at('2025-06-11T18:00:00'));
      const { token } = await h.newUser(1000);
      await withCampaign(dearer, async () => {
        const key = newKey();
        const refused = await tap(path, body, { token, price: `points/${cost}`, key });
        expect(refused.code).toBe(changed);
        expect(await balance(token)).toBe(1000);
        // The same key stands for nothing yet: it succeeds at the price of now.
        const dear = `points/${cost + 1}`;
        const done = await tap(path, body, { token, price: dear, key });
        expect(done.code).toBe(0);
        expect((await tap(path, body, { token, price: dear, key })).text).toBe(done.text);
      });
    },
  );

  it.each(paying)(
    '$call $path $body: the right one, and none, are taken; their answer stands whatever it costs afterwards',
    async ({ path, body = {}, cost, dearer }) => {
      h.setClock(at('2025-06-11T18:00:00'));
      for (const price of [`points/${cost}`, undefined]) {
        const { token } = await h.newUser(1000);
        const key = newKey();
        const said = { token, key, ...(price === undefined ? {} : { price }) };
        const done = await tap(path, body, said);
        expect(done.code).toBe(0);
        const left = await balance(token);
        await withCampaign(dearer, async () => {
          expect((await tap(path, body, said)).text).toBe(done.text);
          // An answer was lost, the page has shown the new price, and the same intent goes on.
          expect((await tap(path, body, { token, key, price: `points/${cost + 1}` })).text).toBe(done.text);
        });
        expect(await balance(token)).toBe(left);
      }
    },
  );

  it('is that of tickets or of points: neither is taken in place of the other', async () => {
    const { id, token } = await h.newUser(30);
    const left = () => balanceOf(h.db, ticketsOf('fair', id, 'wheel'));
    await h.db.transaction((tx) =>
      grant(tx, { activity: 'fair', user: id, kind: testRoom.kind('test-given'), reference: 'r', at: noon }, [
        { kind: 'ticket', draw: 'wheel', tickets: 1 },
      ]),
    );
    expect((await tap('draws/wheel', {}, { token, price: 'points/10' })).code).toBe(changed);
    expect([await balance(token), await left()]).toEqual([30, 1]);
    expect((await tap('draws/wheel', {}, { token, price: 'tickets/1' })).data).toMatchObject({
      cost: 0,
      tickets: 1,
    });
    const now = await balance(token);
    // Used on another phone.
    expect((await tap('draws/wheel', {}, { token, price: 'tickets/1' })).code).toBe(changed);
    expect([await balance(token), await left()]).toEqual([now, 0]);
  });

  it('goes before what somebody has too little of, behind what keeps them away', async () => {
    const { token } = await h.newUser(0);
    expect((await tap('draws/wheel', {}, { token, price: 'tickets/1' })).code).toBe(changed);
    expect((await tap('draws/wheel', {}, { token, price: 'points/10' })).code).toBe(errors.NOT_ENOUGH.code);
    h.setClock(at('2025-06-13T00:00:00'));
    expect((await tap('draws/wheel', {}, { token, price: 'tickets/1' })).code).toBe(errors.OVER.code);
  });

  it('of many taps at once on a last ticket takes it once, and no points', async () => {
    const { id, token } = await h.newUser(500);
    await h.db.transaction((tx) =>
      grant(tx, { activity: 'fair', user: id, kind: testRoom.kind('test-given'), reference: 'r', at: noon }, [
        { kind: 'ticket', draw: 'wheel', tickets: 1 },
      ]),
    );
    const codes = await Promise.all(
      Array.from(
        { length: 10 },
        async () => (await tap('draws/wheel', {}, { token, price: 'tickets/1' })).code,
      ),
    );
    expect(codes.sort()).toEqual([0, ...Array.from({ length: 9 }, () => changed)]);
    expect(await balance(token)).toBeGreaterThanOrEqual(500);
  });

  it('that is none is no request', async () => {
    const { token } = await h.newUser(30);
    for (const price of ['10', 'points/-1', 'points/010', 'coins/10', 'points/10, points/11', ''])
      expect((await tap('draws/wheel', {}, { token, price })).status).toBe(400);
    expect(await balance(token)).toBe(30);
  });
});
