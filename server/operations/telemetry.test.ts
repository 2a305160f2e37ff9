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

const app = 'gala-h5';
let made = 0;
const id = () => `telemetry-${String(++made).padStart(6, '0')}`;
const event = (page: string, props: object = {}) => ({ id: id(), event: 'seen', at: noon, page, props });
const report = (message: string, page = '/h5_ac/fair') => ({
  ...{ id: id(), kind: 'error', at: noon },
  message,
  page,
});

it('nothing that says who somebody is stays of a page or a message, whoever sent it', async () => {
  const at = 'https://h5.example.com/h5_ac/fair';
  const events = ['/h5_ac/fair?token=canary-1', '/h5_ac/fair?lang=en#user_id=canary-2', '/h5_ac/fair'].map(
    (page) => event(page),
  );
  expect((await h.call('POST', '/v2/events', { body: { app, events } })).data).toMatchObject({ stored: 3 });
  const reports = [
    report(`TypeError at ${at}?token=canary-3`),
    report('x is not defined', '/h5_ac/fair?device_id=canary-4'),
    report(`Failed to load ${at}/a.svg`),
  ];
  expect((await h.call('POST', '/v2/reports', { body: { app, reports } })).data).toMatchObject({ stored: 3 });
  const { rows } = await db.query('SELECT page FROM events ORDER BY id');
  expect(rows).toEqual([{ page: '/h5_ac/fair' }, { page: '/h5_ac/fair?lang=en' }, { page: '/h5_ac/fair' }]);
  expect((await db.query('SELECT message, page FROM reports ORDER BY id')).rows).toEqual([
    { message: `TypeError at ${at}`, page: '/h5_ac/fair' },
    { message: 'x is not defined', page: '/h5_ac/fair' },
    { message: `Failed to load ${at}/a.svg`, page: '/h5_ac/fair' },
  ]);
});

it('thirty reports of a page are kept as they are', async () => {
  const message =
    'TypeError: x is undefined at https://h5.example.com/h5_ac/assets/kernel-AbCd.js:1:2345 in https://h5.example.com/h5_ac/fair';
  const reports = Array.from({ length: 30 }, () => report(message, '/h5_ac/dress_center/profile'));
  await h.call('POST', '/v2/reports', { body: { app, reports } });
  const { rows } = await db.query('SELECT 1 FROM reports WHERE message = $1', [message]);
  expect(rows).toHaveLength(30);
});

it('what is made to be hard to clean does not hold the server up, and is not kept', async () => {
  const parts = (nth: number) =>
    Array.from({ length: 160 }, (_, one) => ((nth * 160 + one) % 1296).toString(36).padStart(2, '0'))
      .join('/')
      .replaceAll(/((?:..\/){15}..)\//g, '$1 ');
  const events = Array.from({ length: 30 }, (_, nth) =>
    event('/h5_ac/fair', Object.fromEntries(['a', 'b', 'c', 'd'].map((key) => [key, parts(nth)]))),
  );
  // 60 kB that anybody may send fifty times a second: cleaned without a bound, they take a second of a processor.
  expect((await h.call('POST', '/v2/events', { body: { app, events } })).data).toMatchObject({ stored: 30 });
  const { rows } = await db.query<{ props: string }>('SELECT props FROM events WHERE id = $1', [
    events.at(-1)?.id,
  ]);
  expect(rows).toEqual([{ props: '{}' }]);
});
