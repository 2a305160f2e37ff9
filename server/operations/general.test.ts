// Every third day, 4 s: opens a server with a database of its own.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { createHarness, type Harness, noon } from '../fixtures/harness.ts';
import { openTestDatabase } from '../fixtures/test-database.ts';

let db: Database;
let h: Harness;

beforeAll(async () => {
  db = await openTestDatabase();
  h = await createHarness(db);
}, 60_000);

afterAll(async () => {
  await h.app.close();
  await db.close();
});

it('query_location answers under both clients, by the header of the proxy', async () => {
  expect((await h.call('GET', '/query_location')).data).toEqual({ areacode: 'CN' });
  const abroad = await h.call('GET', '/query_location', { headers: { 'x-area': 'th' } });
  expect(abroad.data).toEqual({ areacode: 'TH' });
  const anchor = await h.app.inject('/api-anchor/query_location');
  expect(anchor.json()).toMatchObject({ code: 0, data: { areacode: 'CN' } });
  expect((await h.app.inject('/api-anchor/v2/time')).statusCode).toBe(404);
});

it('lists activities from their preview on, titled in the language of the request', async () => {
  const list = await h.call('GET', '/v2/activities', { lang: 'zh-HK' });
  expect(list.data.items).toMatchObject([{ id: 'fair', route: '/fair', title: '遊園會', phase: 'live' }]);
  h.setClock(Date.parse('2025-05-01T00:00:00+08:00'));
  expect((await h.call('GET', '/v2/activities')).data.items).toEqual([]);
  h.setClock(noon);
});

it('lists an activity from the millisecond of its preview on', async () => {
  const preview = '2025-05-30T00:00:00+08:00';
  const schedule = { preview, start: '2025-12-01T00:00:00+08:00', end: '2025-12-08T00:00:00+08:00' };
  const own = await createHarness(db, { documents: [{ route: 'coming', document: { schedule } }] });
  const listed = async (now: number) => {
    own.setClock(now);
    return ((await own.call('GET', '/v2/activities')).data.items as object[]).length;
  };
  const begins = Date.parse(preview);
  expect([await listed(begins - 1), await listed(begins)]).toEqual([0, 1]);
  await own.app.close();
});

it('lists activities page by page: what runs first, then what comes, then what is over', async () => {
  const at = (start: string, end: string) => ({ schedule: { start, end } });
  const own = await createHarness(db, {
    documents: [
      { route: 'over', document: at('2025-01-01T00:00:00+08:00', '2025-01-02T00:00:00+08:00') },
      { route: 'coming', document: at('2025-12-01T00:00:00+08:00', '2025-12-08T00:00:00+08:00') },
      { route: 'one', document: at('2025-05-01T00:00:00+08:00', '2025-07-08T00:00:00+08:00') },
      { route: 'two', document: at('2025-05-02T00:00:00+08:00', '2025-07-08T00:00:00+08:00') },
    ],
  });
  const ask = async (query: string) => {
    const { status, data } = await own.call('GET', `/v2/activities${query}`);
    const items = (data?.items ?? []) as { id: string }[];
    return [status, items.map(({ id }) => id), data?.next];
  };
  expect(await ask('?size=3')).toEqual([200, ['two', 'one', 'coming'], '3']);
  expect(await ask('?size=3&cursor=3')).toEqual([200, ['over'], null]);
  expect(await ask('?phases=ended,preview')).toEqual([200, ['coming', 'over'], null]);
  expect(await ask('?size=1&phases=live')).toEqual([200, ['two'], '1']);
  expect((await ask('?phases=never'))[0]).toBe(400);
  expect((await ask('?size=101'))[0]).toBe(400);
  await own.app.close();
});

it('lists an activity that names no preview at once', async () => {
  const schedule = { start: '2025-12-01T00:00:00+08:00', end: '2025-12-08T00:00:00+08:00' };
  const own = await createHarness(db, { documents: [{ route: 'plain', document: { schedule } }] });
  expect((await own.call('GET', '/v2/activities')).data.items).toMatchObject([{ id: 'plain' }]);
  await own.app.close();
});
