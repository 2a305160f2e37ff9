// Every third day, 4 s: opens a server with a database of its own.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DraftAnswer } from '../../schemas/generated/types.gen.ts';
import type { Database } from '../database/database.ts';
import { createHarness, fair, type Harness } from '../fixtures/harness.ts';
import { openTestDatabase } from '../fixtures/test-database.ts';
import type { Draft } from '../kernel/drafts.ts';

let db: Database;
let h: Harness;
const sent: string[] = [];
const broken = (count: number): Draft => ({
  id: 'draft-00000002',
  title: { en: 'Broken', cn: '坏的' },
  href: null,
  at: 2,
  findings: Array.from({ length: count }, (_, i) => ({
    severity: 'error',
    line: i + 1,
    column: 1,
    message: `mistake ${i}`,
  })),
});
const kept: Draft[] = [
  { id: 'draft-00000003', title: undefined, href: '/activity_testing/draft-00000003', at: 3, findings: [] },
  broken(23),
];

beforeAll(async () => {
  db = await openTestDatabase();
  const drafts = {
    list: async () => kept,
    isAside: async (id: string) => id === 'draft-00000009',
    keep: async (text: string) => {
      sent.push(text);
      return broken(1);
    },
  };
  h = await createHarness(db, { documents: [fair], drafts });
}, 60_000);

afterAll(async () => {
  await h.app.close();
  await db.close();
});

const tools = { 'x-tools': 'yes' };
const list = (query = '') => h.call('GET', `/v2/drafts${query}`, { lang: 'en', headers: tools });

it('drafts are the newest first, each with its first mistakes and how many more there are', async () => {
  const { data } = await list();
  expect(data.asked).toBeNull();
  expect(data.items).toMatchObject([
    { id: 'draft-00000003', title: '', href: '/activity_testing/draft-00000003', findings: [], more: 0 },
    { id: 'draft-00000002', title: 'Broken', href: null, more: 3 },
  ]);
  const [, { findings }] = data.items as [DraftAnswer, DraftAnswer];
  expect(findings).toHaveLength(20);
  expect(findings[19]).toEqual({ severity: 'error', line: 20, column: 1, message: 'mistake 19' });
});

it('one that is asked for stands first; what is none is told with the nearest that there is', async () => {
  expect((await list('?id=draft-00000002')).data).toMatchObject({
    items: [{ id: 'draft-00000002' }, { id: 'draft-00000003' }],
    asked: null,
  });
  expect((await list('?id=fairr')).data.asked).toEqual({ id: 'fairr', near: 'fair', aside: false });
  expect((await list('?id=nothing-of-the-kind')).data.asked).toEqual({
    id: 'nothing-of-the-kind',
    near: null,
    aside: false,
  });
  expect((await list('?id=draft-00000009')).data.asked).toMatchObject({ id: 'draft-00000009', aside: true });
});

it('a document is kept as it was sent, and answered as it was judged', async () => {
  const text = '{ "title": "ไทย" }\n';
  const { code, data } = await h.call('POST', '/v2/drafts', { lang: 'en', headers: tools, body: { text } });
  expect([code, data.id, data.href, data.more]).toEqual([0, 'draft-00000002', null, 0]);
  expect(sent).toEqual([text]);
});

it('without the tools nothing is told and nothing is kept', async () => {
  sent.length = 0;
  for (const headers of [{}, { 'x-tools': 'no' }]) {
    expect((await h.call('GET', '/v2/drafts', { headers })).code).toBe(2);
    expect((await h.call('POST', '/v2/drafts', { headers, body: { text: '{}' } })).code).toBe(2);
  }
  expect(sent).toEqual([]);
});

it('who holds no tools is refused before a byte of what they send is read', async () => {
  // Read first, a megabyte and a half of names held the server for seconds, and anybody might have sent it.
  const limit = 1_572_864;
  for (const body of ['{', '{"text":"{}","text":"{}"}', 'x'.repeat(limit + 1)])
    for (const type of ['application/json', 'application/x-www-form-urlencoded']) {
      const headers = { 'content-type': type };
      const { status, code } = await h.call('POST', '/v2/drafts', { headers, body });
      expect([body.slice(0, 20), type, status, code]).toEqual([body.slice(0, 20), type, 200, 2]);
    }
});

it('nothing, and more than a document can be, are refused', async () => {
  for (const text of ['', 'x'.repeat(262_145), 7])
    expect((await h.call('POST', '/v2/drafts', { headers: tools, body: { text } })).status).toBe(400);
});
