// Every third day, 4 s: opens a server with a database of its own.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { proves } from '../../tools/testing/proves.ts';
import type { Database } from '../database/database.ts';
import { createHarness, fair, type Harness } from '../fixtures/harness.ts';
import { openTestDatabase } from '../fixtures/test-database.ts';

let db: Database;
let h: Harness;
const plain = (route: string, more: object = {}) => ({ route, document: { title: { en: route }, ...more } });
const documents = [
  plain('index'),
  fair,
  plain('hall/rule'),
  plain('hall/index'),
  plain('hall/of/[who]', { params: { who: ['rose', 'lily'] } }),
  plain('tt/[[which]]'),
  plain('any/[which]'),
  { route: 'old', document: { redirect: '/hall' } },
];

beforeAll(async () => {
  db = await openTestDatabase();
  h = await createHarness(db, { documents });
}, 60_000);

afterAll(async () => {
  await h.app.close();
  await db.close();
});

const ask = (query = '', headers: Record<string, string> = { 'x-tools': 'yes' }) =>
  h.call('GET', `/v2/routes${query}`, { lang: 'en', headers });
type Rows = { id: string; group: string; href: string | null; title: string }[];

describe('T14: all addresses', () => {
  it('are listed by group, each with where it answers', async () => {
    proves('T14');
    const { data } = await ask();
    expect((data.items as Rows).map(({ id, group, href }) => [group, id, href])).toEqual([
      ['campaigns', 'fair', '/fair'],
      ['/hall', 'hall', '/hall'],
      ['/hall', 'hall/of/[who]', '/hall/of/rose'],
      ['/hall', 'hall/rule', '/hall/rule'],
      ['pages', 'any/[which]', null],
      ['pages', 'index', '/'],
      ['pages', 'old', '/old'],
      ['pages', 'tt/[[which]]', '/tt'],
    ]);
    expect(data.items).toContainEqual({
      id: 'old',
      group: 'pages',
      href: '/old',
      title: '',
      redirect: '/hall',
    });
    expect(data.items).toContainEqual(expect.objectContaining({ id: 'fair', phase: 'live' }));
    expect(data.next).toBeNull();
  });

  it('come in pages: every one once, however small the pages are', async () => {
    const found: string[] = [];
    let next: unknown;
    for (let asked = 0; next !== null && asked < 9; asked += 1) {
      const { data } = await ask(`?size=3${next === undefined ? '' : `&cursor=${next}`}`);
      found.push(...(data.items as Rows).map(({ id }) => id));
      next = data.next;
    }
    expect([found.length, new Set(found).size]).toEqual([documents.length, documents.length]);
    expect((await ask('?cursor=999')).data).toEqual({ items: [], next: null });
  });

  it('are told nobody who holds no tools (decision 0031)', async () => {
    expect(await ask('', {})).toMatchObject({ code: 2, data: null });
  });
});
