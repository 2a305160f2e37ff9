// By turns: fills quotas.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { createHarness, type Harness, newKey, noon } from '../fixtures/harness.ts';
import { openTestDatabase } from '../fixtures/test-database.ts';
import { defaultTelemetryQuota, sweepTelemetry } from './telemetry-quota.ts';

let db: Database;
let h: Harness;
const day = 86_400_000;
const quota = { rows: 10, bytes: 2000, days: 14 };

beforeAll(async () => {
  db = await openTestDatabase();
  h = await createHarness(db, { telemetryQuota: quota });
}, 60_000);

afterAll(async () => {
  await h.app.close();
  await db.close();
});

beforeEach(async () => {
  h.setClock(noon);
  for (const table of ['events', 'reports', 'telemetry_days']) await db.query(`DELETE FROM ${table}`);
});

let made = 0;
const ids = (count: number) =>
  Array.from({ length: count }, () => `quota-${String(++made).padStart(6, '0')}`);

async function events(of: readonly string[], page = '/h5_ac/fair') {
  const list = of.map((id) => ({ id, event: 'seen', at: noon, page, props: {} }));
  return (await h.call('POST', '/v2/events', { body: { app: 'gala-h5', events: list } })).data;
}

async function reports(count: number) {
  const list = ids(count).map((id) => ({ id, kind: 'error', message: 'x', page: '/', at: noon }));
  return (await h.call('POST', '/v2/reports', { body: { app: 'gala-h5', reports: list } })).data;
}

const rowsOf = async (table: string) => (await db.query(`SELECT id FROM ${table}`)).rows.length;
const today = async () => (await db.query('SELECT rows, bytes, dropped FROM telemetry_days')).rows;

describe('the quota of telemetry', () => {
  it('events and reports share the rows of a day; what finds no room is answered, counted, and not kept', async () => {
    expect(await events(ids(6))).toEqual({ stored: 6, refused: [], dropped: 0 });
    expect(await reports(4)).toEqual({ stored: 4, refused: [], dropped: 0 });
    expect(await events(ids(3))).toEqual({ stored: 0, refused: [], dropped: 3 });
    expect(await reports(2)).toEqual({ stored: 0, refused: [], dropped: 2 });
    expect([await rowsOf('events'), await rowsOf('reports')]).toEqual([6, 4]);
    expect(await today()).toMatchObject([{ rows: 10, dropped: 5 }]);
  });

  it('bytes count as well', async () => {
    const page = `/${'x'.repeat(499)}`;
    for (let n = 0; n < 3; n += 1) expect(await events(ids(1), page)).toMatchObject({ stored: 1 });
    expect(await events(ids(1), page)).toMatchObject({ stored: 1 });
    expect(await events(ids(1), page)).toMatchObject({ stored: 0, dropped: 1 });
    expect(Number((await today())[0]?.bytes)).toBeGreaterThan(2000);
  });

  it('an event that comes twice counts once', async () => {
    const same = ids(2);
    await events(same);
    expect(await events([...same, ...same])).toMatchObject({ stored: 0, dropped: 0 });
    expect(await today()).toMatchObject([{ rows: 2 }]);
  });

  it('a full day leaves the next one its room', async () => {
    await events(ids(10));
    expect(await events(ids(1))).toMatchObject({ dropped: 1 });
    h.setClock(noon + day);
    expect(await events(ids(1))).toMatchObject({ stored: 1 });
  });

  it('a day is full until midnight of UTC', async () => {
    const midnight = Date.parse('2025-06-12T00:00:00Z');
    h.setClock(midnight - 1);
    await events(ids(10));
    expect(await events(ids(1))).toMatchObject({ dropped: 1 });
    h.setClock(midnight);
    expect(await events(ids(1))).toMatchObject({ stored: 1 });
  });

  it('orders go on while it is full', async () => {
    await events(ids(10));
    const { token } = await h.newUser(100);
    const path = '/v2/activities/fair/exchange/badge';
    expect(await h.call('POST', path, { token, key: newKey() })).toMatchObject({ code: 0 });
  });

  it('rows go after their days, and no sooner', async () => {
    await events(ids(5));
    await reports(5);
    const last = noon + quota.days * day;
    expect(await sweepTelemetry(db, quota, last)).toBe(0);
    expect(await sweepTelemetry(db, quota, last + 1)).toBe(10);
    expect([await rowsOf('events'), await rowsOf('reports')]).toEqual([0, 0]);
  });

  it('many old rows go in several statements', async () => {
    await db.query(
      `INSERT INTO events SELECT 'old-' || n, 'a', 'b', 0, '/', '{}', $1 FROM generate_series(1, 4500) AS n`,
      [noon - 15 * day],
    );
    expect(await sweepTelemetry(db, quota, noon)).toBe(4500);
  });
});

it('all that is ever kept by default is 700,000 rows and 224 MiB', () => {
  const { rows, bytes, days } = defaultTelemetryQuota;
  expect([rows * days, (bytes * days) / 1024 ** 2]).toEqual([700_000, 224]);
});
