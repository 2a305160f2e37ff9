// Every third day, 4 s: opens a server with a database of its own.
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Renderer, RenderInput } from '../app/prerender/renderer.ts';
import type { LoadedDocument } from '../build/documents.ts';
import type { Dress } from '../schemas/generated/types.gen.ts';
import type { Database } from '../server/database/database.ts';
import { noon } from '../server/fixtures/noon.ts';
import { openTestDatabase } from '../server/fixtures/test-database.ts';
import { roomOf } from '../server/kernel/room.ts';
import { grant } from '../server/ledger/grant.ts';
import { issueToken } from '../server/operations/tokens.ts';
import { createProduct, type Product } from './product.ts';

const day = 86_400_000;
const loaded = (route: string, more: object = {}): LoadedDocument =>
  ({
    route,
    document: {
      version: 1,
      title: { en: 'Fair', th: 'งาน' },
      languages: ['en', 'th'],
      theme: { preset: 'rose-night' },
      schedule: { start: new Date(noon - day).toISOString(), end: new Date(noon + day).toISOString() },
      body: [],
      ...more,
    },
  }) as LoadedDocument;

let db: Database;
let product: Product;
let documents: LoadedDocument[];
/** What was drawn, and the public answers that its pages ask for. */
let drawn: RenderInput[];
let asked: Record<string, string>;

const renderer = {
  asset: (path: string) => `/h5_ac/${path}`,
  titleOf: () => 'A title with its facts',
  publicRequests: () => asked,
  render: (input: RenderInput) => {
    drawn.push(input);
    return { html: `<p>${drawn.length}</p>`, hashes: { styles: [], scripts: [] }, faults: [] };
  },
} as unknown as Renderer;

beforeAll(async () => {
  db = await openTestDatabase();
}, 60_000);
afterAll(() => db.close());

beforeEach(async () => {
  documents = [loaded('fair'), loaded('quick', { data: { list: { get: '/v2/activities', every: '10s' } } })];
  drawn = [];
  asked = {};
  product = await createProduct({
    db,
    renderer: () => renderer,
    documents: () => documents,
    clock: () => noon,
    logger: { level: 'silent' },
    origin: 'https://h5.example.com',
  });
});
afterEach(async () => {
  vi.useRealTimers();
  await product.fastify.close();
});

const inject: FastifyInstance['inject'] = ((url: string) => product.fastify.inject(url)) as never;
const page = (route: string, lang = 'en') => inject(`/h5_ac/${route}?lang=${lang}`);

it('a page is drawn for the server’s moment onward, in its language, with the public answers in that language', async () => {
  asked = { list: '/v2/activities', gone: '/v2/activities/nowhere/exchange' };
  expect((await page('fair', 'th')).body).toBe('<p>1</p>');
  expect(drawn).toMatchObject([
    {
      ...{ route: 'fair', lang: 'th', now: noon, onward: true, origin: 'https://h5.example.com' },
      answers: {
        list: { items: expect.arrayContaining([expect.objectContaining({ id: 'fair', title: 'งาน' })]) },
      },
    },
  ]);
  expect(Object.keys(drawn[0]?.answers ?? {}), 'one that fails is left out').toEqual(['list']);
});

it.each([
  ['at most a minute', 'fair', 60],
  ['as long as its quickest source', 'quick', 10],
])('a drawn page is good %s', async (_, route, seconds) => {
  vi.useFakeTimers({ toFake: ['Date'], now: noon });
  const drawnAfter = async (s: number): Promise<number> => {
    vi.setSystemTime(noon + s * 1000);
    await page(route);
    return drawn.length;
  };
  expect(await drawnAfter(0)).toBe(1);
  expect(await drawnAfter(seconds)).toBe(1);
  expect(await drawnAfter(seconds + 1)).toBe(2);
});

it('lists of campaigns have covers where they are served, and titles with their facts', async () => {
  documents = [loaded('fair', { title: 'Win {{ prize.halo.cost }}', cover: 'art/rose-night/cover.svg' })];
  await product.reload();
  const { data } = (await inject('/api-server/v2/activities')).json();
  expect(data.items).toMatchObject([
    { title: 'A title with its facts', cover: '/h5_ac/art/rose-night/cover.svg' },
  ]);
});

it('prizes that somebody has are told with their pictures where they are served', async () => {
  const prizes = [
    { id: 'frame', kind: 'frame', name: { en: 'Frame' }, icon: 'art/rose-night/prizes/frame.svg' },
    { id: 'cup', name: { en: 'Cup' } },
  ];
  documents = [loaded('fair', { campaign: { prizes } })];
  await product.reload();
  await db.query("INSERT INTO users (user_id, nickname, avatar) VALUES ('7001', 'Winner', '')");
  const token = await issueToken(db, '7001', noon + day);
  const kind = roomOf('tasks').kind();
  const given = { activity: 'fair', user: '7001', kind, reference: 'won', at: noon };
  await db.transaction((tx) =>
    grant(
      tx,
      given,
      prizes.map(({ id }) => ({ kind: 'prize', prize: id })),
    ),
  );
  const answer = await product.fastify.inject({
    url: '/api-server/v2/dresses',
    headers: { authorization: `Bearer ${token}`, lang: 'en' },
  });
  expect(answer.json().data.items.map(({ name, icon }: Dress) => [name, icon])).toEqual([
    ['Frame', '/h5_ac/art/rose-night/prizes/frame.svg'],
    ['Cup', null],
  ]);
});

it('documents that have changed are followed by pages, campaigns and the API alike', async () => {
  expect((await page('new')).statusCode).toBe(404);
  documents = [loaded('new', { title: 'New', aliases: ['/newer'] })];
  await product.reload();
  expect((await page('new')).statusCode).toBe(200);
  expect(product.addresses()).toMatchObject([{ route: 'new', aliases: ['/newer'] }]);
  expect(product.campaigns().activities.map(({ id }) => id)).toEqual(['new']);
  expect(product.scheduleAt('new')).toEqual(documents[0]?.document.schedule);
  expect((await inject('/api-server/v2/activities')).json().data.items).toMatchObject([{ id: 'new' }]);
  expect((await page('fair')).statusCode).toBe(404);
});
