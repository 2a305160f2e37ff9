// The product in a process of its own: pages, API and embedded database, with a clock that tests can move.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer as createControl, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { loadDocuments } from '../../build/documents.ts';
import { filesBelow } from '../../build/files-below.ts';
import { clientFolder, openRenderer } from '../../build/renderer.ts';
import { root } from '../../build/schemas.ts';
import { resolveLanguage } from '../../engine/i18n/language.ts';
import { mechanics } from '../../mechanics/index.ts';
import { withDemoDates } from '../../product/demo-dates.ts';
import { judgeDrafts } from '../../product/drafts/judge.ts';
import { createTryOut } from '../../product/try-out.ts';
import { KEY_COOKIE, newTryOutKey } from '../../product/try-out-key.ts';
import { securityHeaders } from '../../server/http/security-headers.ts';
import { readCampaigns } from '../../server/kernel/campaigns.ts';
import { roomOf } from '../../server/kernel/room.ts';
import { inPoints } from '../../server/ledger/accounts.ts';
import { book } from '../../server/ledger/ledger.ts';
import { issueToken } from '../../server/operations/tokens.ts';
import { seed } from '../../server/seed.ts';
import { openDatabase } from '../../server/storage/open-database.ts';
import type { Person, Product } from './product.ts';

const HOUR = 3_600_000;
const persons = 40;
/** People who have done nothing yet, for all files of a worker. */
const arriving = 160;
const purse = 2_000;
const serviceKey = 'service-key-of-the-end-to-end-tests';

const dataDir = process.argv[2];
if (dataDir === undefined) throw new Error('The first argument is the folder for the database.');

/** People and dates of a product that was on this data before: a deploy keeps both. */
const keptFile = join(dataDir, 'kept.json');
const kept = existsSync(keptFile)
  ? (JSON.parse(readFileSync(keptFile, 'utf8')) as {
      now: number;
      purses: Awaited<ReturnType<typeof prepare>>;
    })
  : undefined;
const now = kept?.now ?? Date.now();
let ahead = 0;
const clock = (): number => Date.now() + ahead;
/** Tests' documents below this name keep their dates: what is over, and settled, from the start on. */
const over = 'over/';
/** The product's documents, the tests', and those of one more folder. */
const folders = [undefined, join(root, 'e2e/documents'), ...process.argv.slice(4)];
const documents = folders
  .flatMap((folder) => loadDocuments(folder))
  .map((one) => ({
    ...one,
    document: one.route.startsWith(over) ? one.document : withDemoDates(one.document, now),
  }));

/** A test may look at the end of a campaign of half a year, signed in; ms. */
const PAST_EVERY_END = 10_000 * HOUR;

/** Tokens and points for the tests' people. After the seed, which leaves campaigns with accounts alone. */
async function prepare(): Promise<{ people: Person[]; newcomers: Person[]; shortLived: Person }> {
  const db = await openDatabase({ dataDir: join(dataDir ?? '', 'database') });
  const campaigns = readCampaigns(documents, mechanics);
  await seed(db, campaigns, now);
  const people: Person[] = [];
  const ids = Array.from({ length: persons + 1 }, (_, i) => String(100_040 + i));
  // All in one: each transaction waits until it is on the disk.
  await db.transaction(async (tx) => {
    for (const userId of ids)
      for (const { id } of campaigns.byId.values()) {
        const reference = `purse:${userId}`;
        const kind = roomOf('gifts', ['gift']).kind('gift');
        await book(tx, id, { owner: userId, kind, reference, at: now, changes: inPoints(purse) });
      }
  });
  for (const [i, userId] of ids.entries())
    people.push({
      userId,
      token: await issueToken(db, userId, now + (i === persons ? HOUR : PAST_EVERY_END)),
    });
  const newcomers: Person[] = [];
  for (let i = 0; i < arriving; i++) {
    const userId = String(900_001 + i);
    await db.query(
      "INSERT INTO users (user_id, nickname, avatar) VALUES ($1, 'Newcomer', '') ON CONFLICT DO NOTHING",
      [userId],
    );
    // The token of the last one ends an hour after the start.
    const ends = now + (i === arriving - 1 ? HOUR : PAST_EVERY_END);
    newcomers.push({ userId, token: await issueToken(db, userId, ends) });
  }
  await db.close();
  return { people: people.slice(0, persons), newcomers, shortLived: people[persons] as Person };
}

const purses = kept?.purses ?? (await prepare());
writeFileSync(keptFile, JSON.stringify({ now, purses }));
// The data alone is wanted: products are to begin with copies of it.
if (process.argv[3] === 'prepare') process.exit();
const renderer = await openRenderer(documents);
const plenty = { burst: 1e6, perSecond: 1e6 };
const key = newTryOutKey();
const served = await createTryOut({
  judge: judgeDrafts,
  renderer: () => renderer,
  dataDir,
  serviceKey,
  realDates: true,
  stream: false,
  sessions: false,
  clock,
  // A test that looks past an end for a moment closes nothing for those who come after it.
  settlingClock: Date.now,
  documents: () => documents,
  // No page is asked for with the simulator, which is nowhere here.
  tools: { key, address: '/h5_ac/simulator.js' },
  rateLimits: { token: plenty, address: plenty },
});
// What is asked once stays in memory: a build that begins meanwhile takes no file away from a running test.
for (const path of filesBelow(join(clientFolder, 'assets'))) {
  if (/\.(br|gz)$/.test(path)) continue;
  await served.fastify.inject({ url: `/h5_ac/assets/${path}` });
}
const url = await served.fastify.listen({ host: '127.0.0.1', port: Number(process.argv[3] ?? 0) });

/** What tests may do and phones may not. A page that is drawn bare comes with the policy that its styles and scripts need. */
function answer(request: IncomingMessage, response: ServerResponse): string {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://control');
  const query = (name: string): string => searchParams.get(name) ?? '';
  if (pathname === '/clock') {
    ahead = Number(query('ahead'));
    return 'ok';
  }
  const found = documents.find(({ route }) => route === query('route'));
  if (pathname !== '/bare' || !found) throw new Error(`The control has no ${request.url}`);
  const now = clock() + Number(query('ahead'));
  const page = renderer.render({ ...found, lang: resolveLanguage(query('lang')), now });
  for (const [name, value] of Object.entries(securityHeaders(page.hashes))) response.setHeader(name, value);
  return page.html;
}

const control = createControl((request, response) => {
  try {
    response.end(answer(request, response));
  } catch (error) {
    response.writeHead(400).end(String(error));
  }
});
await new Promise<void>((resolve) => control.listen(0, '127.0.0.1', resolve));

const product: Product = {
  url,
  control: `http://127.0.0.1:${(control.address() as AddressInfo).port}`,
  ...purses,
  tools: { name: KEY_COOKIE, value: key },
  serviceKey,
  schedules: Object.fromEntries(
    documents.flatMap(({ route, document: { schedule } }) => {
      if (!schedule) return [];
      const end = Date.parse(schedule.end);
      return [
        [
          route,
          { start: Date.parse(schedule.start), end, settle: Date.parse(schedule.settle ?? schedule.end) },
        ],
      ];
    }),
  ),
};
console.log(JSON.stringify(product));

process.once('SIGTERM', async () => {
  control.close();
  await served.close();
  process.exit(0);
});
