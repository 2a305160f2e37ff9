// By turns, 85 s: starts products that lie far apart in time.
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ActivityDocument } from '../engine/document/document.ts';
import { audit } from '../server/audit.ts';
import { everyRoom } from '../server/fixtures/every-room.ts';
import { fair, newKey } from '../server/fixtures/harness.ts';
import { openDatabase } from '../server/storage/open-database.ts';
import { leaveToOtherDays } from '../tools/testing/other-days.ts';
import { partOfDay } from '../tools/testing/part-of-day.ts';
import { createTryOut, mayHandOut, type TryOut, type TryOutOptions } from './try-out.ts';

const DAY = 86_400_000;
const begin = Date.parse('2026-03-02T09:00:00Z');
const rich = '100001';

/** The fixture campaign without its picture, and without rewards by place: what a settlement pays comes on top of what people had. */
const { cover: _, ...bare } = JSON.parse(
  JSON.stringify(fair.document, (key, value: unknown) => (key === 'rewards' ? undefined : value)),
) as ActivityDocument;

let folder: string;
const open: TryOut[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gala-try-out-'));
});
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A start of the try-out at a moment, over the fixture campaign. Pages are no part of these tests. */
async function start(now: number, options: Partial<TryOutOptions> = {}): Promise<TryOut> {
  const served = await createTryOut({
    renderer: () => {
      throw new Error('These tests draw no page.');
    },
    documents: () => [{ route: fair.route, document: bare }],
    dataDir: folder,
    realDates: false,
    stream: false,
    sessions: true,
    clock: () => now,
    ...options,
  });
  open.push(served);
  return served;
}

async function stop(served: TryOut): Promise<void> {
  open.splice(open.indexOf(served), 1);
  await served.close();
}

async function call<Data>(served: TryOut, path: string, key?: string): Promise<Data> {
  const token = served.sessions.find(({ userId }) => userId === rich)?.token;
  const answer = await served.fastify.inject({
    method: key === undefined ? 'GET' : 'POST',
    url: `/api-server/v2/activities${path}`,
    headers: { authorization: `Bearer ${token}`, ...(key === undefined ? {} : { 'idempotency-key': key }) },
  });
  const { code, data } = answer.json<{ code: number; data: Data }>();
  expect(code, answer.body).toBe(0);
  return data;
}

/** What the rich one has, and what of it must still be there after any restart. */
async function belongings(served: TryOut) {
  const balance = await call<{ amount: number }>(served, '/fair/balance');
  const records = await call<{ items: object[] }>(served, '/fair/exchange_records');
  return { amount: balance.amount, orders: records.items };
}

const phase = async (served: TryOut): Promise<string | undefined> =>
  (await call<{ items: { id: string; phase: string }[] }>(served, '')).items.find(({ id }) => id === 'fair')
    ?.phase;

const rowsToday = async (served: TryOut): Promise<number> =>
  (await call<{ total: number }>(served, '/fair/boards/daily')).total;

async function audited(): Promise<Record<string, number>> {
  const db = await openDatabase({ dataDir: join(folder, 'database') });
  const found = await audit(db, everyRoom);
  await db.close();
  return found;
}

describe('a try-out that is started again', { timeout: 120_000 }, () => {
  /** A folder as its first day has left it: the rich one has redeemed something. */
  let first: string;
  let had: Awaited<ReturnType<typeof belongings>>;
  beforeAll(async () => {
    first = mkdtempSync(join(tmpdir(), 'gala-first-day-'));
    const served = await start(begin, { dataDir: first });
    expect(await phase(served)).toBe('live');
    const invented = await belongings(served);
    await call(served, '/fair/exchange/badge', newKey());
    had = await belongings(served);
    expect(had.orders).toHaveLength(invented.orders.length + 1);
    await stop(served);
  }, 120_000);
  afterAll(() => rmSync(first, { recursive: true, force: true }));
  beforeEach(() => cpSync(first, folder, { recursive: true }));

  it.each([0.1, 2.4])('after %s days is as it was', async (days) => {
    const again = await start(begin + days * DAY);
    expect(again.dates).toEqual({ moment: begin, movedOn: 0 });
    expect(await belongings(again)).toEqual(had);
  });

  const later = [2.5, 8, 40];
  leaveToOtherDays(later, 3, (days) => `after ${days} days`);
  it.each(partOfDay(later, 3))(
    'after %s days has dates that moved on, and all that was in it, the second time too',
    async (days) => {
      const now = begin + days * DAY;
      const again = await start(now);
      expect(again.dates.movedOn).toBe(Math.floor(days));
      expect(await phase(again)).toBe('live');
      expect(await belongings(again)).toEqual(had);
      // The days since have happened, too.
      const rows = await rowsToday(again);
      expect(rows).toBeGreaterThan(10);
      await call(again, '/fair/exchange/sticker', newKey());
      const spent = await belongings(again);
      expect(spent.orders).toHaveLength(had.orders.length + 1);
      await stop(again);

      const twice = await start(now + 3_600_000);
      expect(twice.dates.movedOn).toBe(0);
      expect(await belongings(twice)).toEqual(spent);
      expect(await rowsToday(twice)).toBe(rows);
      await stop(twice);
      expect(new Set(Object.values(await audited()))).toEqual(new Set([0]));
      expect(readdirSync(folder), 'nothing was put aside').toEqual(['database']);
    },
  );

  it('with the documents’ own dates touches neither data nor dates', async () => {
    const now = begin + 8 * DAY;
    const real = await start(now, { realDates: true });
    expect(await phase(real)).toBe('ended');
    expect(await belongings(real)).toEqual(had);
    await stop(real);
    const again = await start(begin + DAY);
    expect(again.dates).toEqual({ moment: begin, movedOn: 0 });
    expect(await belongings(again)).toEqual(had);
  });

  it('that an earlier version began, with its dates in a file that is damaged, is carried on', async () => {
    writeFileSync(join(folder, 'demo-dates.json'), '{"now":');
    const db = await openDatabase({ dataDir: join(folder, 'database') });
    await db.script("DELETE FROM purpose; DELETE FROM seeded WHERE part LIKE '% from %'");
    await db.close();
    const again = await start(begin + 8 * DAY);
    expect(await phase(again)).toBe('live');
    expect(await belongings(again)).toEqual(had);
    expect(await rowsToday(again)).toBeGreaterThan(10);
  });

  it('with a clock that was a month ahead the first time has live campaigns', async () => {
    const again = await start(begin - 30 * DAY);
    expect(await phase(again)).toBe('live');
    expect(await belongings(again)).toEqual(had);
  });
});

describe('two starts at once', { timeout: 120_000 }, () => {
  it('on one folder: one runs, the other says that the folder is in use', async () => {
    const both = await Promise.allSettled([start(begin), start(begin)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refused = both.find((one) => one.status === 'rejected');
    expect(String(refused?.reason)).toMatch(/The data folder .* is in use/);
  });
});

describe('sessions of demo users and the simulator', () => {
  it.each([
    ['127.0.0.1', undefined, false, true],
    ['localhost', '', false, true],
    ['::1', undefined, false, true],
    ['0.0.0.0', undefined, false, false],
    ['::', undefined, false, false],
    ['192.168.1.20', undefined, false, false],
    ['127.0.0.1.example.com', undefined, false, false],
    ['127.0.0.1', 'postgres://gala@db/gala', false, false],
    ['0.0.0.0', undefined, true, true],
    ['127.0.0.1', 'postgres://gala@db/gala', true, true],
  ])('on %s with database %s, asked for: %s, are handed out: %s', (host, databaseUrl, asked, expected) => {
    expect(mayHandOut(host, databaseUrl, asked)).toBe(expected);
  });

  it('without them nobody is signed in', { timeout: 120_000 }, async () => {
    const served = await start(begin, { sessions: false });
    expect(served.sessions).toEqual([]);
    await stop(served);
    const db = await openDatabase({ dataDir: join(folder, 'database') });
    expect((await db.query('SELECT * FROM tokens')).rows).toEqual([]);
    await db.close();
  });
});
