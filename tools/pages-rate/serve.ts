// A server of the bench of pages, in a process of its own: the product with 200 campaigns that are live, or its opponent, which sends bytes
// that lie in its memory.
import '../../product/production.ts';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Fastify from 'fastify';
import { loadDocuments } from '../../build/documents.ts';
import { openRenderer } from '../../build/renderer.ts';
import { root } from '../../build/schemas.ts';
import { documentPaths } from '../../check/disk/checked-paths.ts';
import { syntheticDocuments } from '../../check/proofs/synthetic-documents.ts';
import { DAY } from '../../engine/document/anywhere/days.ts';
import { createTryOut } from '../../product/try-out.ts';
import { insertAll } from '../../server/database/insert-all.ts';
import { boundless } from '../../server/fixtures/harness.ts';
import { issueToken } from '../../server/operations/tokens.ts';
import { databaseFolder } from '../../server/storage/embedded.ts';
import { openDatabase } from '../../server/storage/open-database.ts';
import { SERVICE_KEY } from './service-key.ts';

/** A campaign that is live, with the first of its boards, gifts and things to redeem. */
export interface LiveCampaign {
  readonly route: string;
  readonly board: string | null;
  readonly gift: string | null;
  readonly item: string | null;
}

/** Somebody who has an account, and the token that a sign-in has given. */
export interface Account {
  readonly user: string;
  readonly token: string;
}

/** What a server tells once it listens. */
export interface Ready {
  readonly port: number;
  readonly campaigns: readonly LiveCampaign[];
  /** People who have signed in, or may. */
  readonly accounts: readonly Account[];
}

/** Memory of its process after its rubbish is gone, bytes. */
export interface Memory {
  /** What its objects and their bytes take. */
  readonly held: number;
  /** Of it what is in the heap of JavaScript. */
  readonly heap: number;
  /** What the process has of the machine, the embedded database with it. */
  readonly resident: number;
}

const [, , kind, folder, count, people = '0'] = process.argv;
if (folder === undefined) throw new Error('expected the kind of server and a folder');

/** So many copies of the committed campaigns, and the documents that are none. */
function written(into: string): void {
  const own = new Map(documentPaths(root).map((path) => [path, readFileSync(join(root, path), 'utf8')]));
  const others = [...own].filter(([, text]) => !text.includes('"campaign"'));
  for (const [path, text] of [...others, ...syntheticDocuments(own, Number(count))]) {
    const file = join(into, path.replace('activities/', 'documents/'));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** Gives people accounts and tokens. The server is not running: the embedded database is one process's. */
async function signedIn(dataDir: string, many: number): Promise<readonly Account[]> {
  const db = await openDatabase({ dataDir: databaseFolder(dataDir), databaseUrl: undefined });
  try {
    return await db.transaction(async (tx) => {
      const users = Array.from({ length: many }, (_, n) => `bench-${n}`);
      const rows = users.map((user_id) => ({ user_id, nickname: user_id, avatar: '' }));
      await insertAll(tx, 'users', 'user_id text, nickname text, avatar text', rows);
      const accounts: Account[] = [];
      for (const user of users)
        accounts.push({ user, token: await issueToken(tx, user, Date.now() + 7 * DAY) });
      return accounts;
    });
  } finally {
    await db.close();
  }
}

let change = async (): Promise<void> => undefined;

async function product(into: string, many: number): Promise<Ready> {
  written(into);
  let documents = loadDocuments(join(into, 'documents'));
  const renderer = await openRenderer(documents);
  const dataDir = join(into, 'data');
  const open = () =>
    createTryOut({
      renderer: () => renderer,
      dataDir,
      realDates: false,
      stream: true,
      sessions: false,
      // Who looks at pages as fast as they come is refused by none of them; a mixed load is people's, and has them.
      ...(many > 0 ? {} : { rateLimits: boundless }),
      serviceKey: SERVICE_KEY,
      documents: () => documents,
    });
  let accounts: readonly Account[] = [];
  if (many > 0) {
    await (await open()).close();
    accounts = await signedIn(dataDir, many);
  }
  const { fastify, reload } = await open();
  const copies = documents.filter(({ route }) => route.startsWith('copy_'));
  let changed = 0;
  // As when somebody saves a document: another title, and all of them are read anew.
  change = async () => {
    const { route } = copies[changed % copies.length] ?? {};
    changed += 1;
    documents = documents.map((one) =>
      one.route === route ? { ...one, document: { ...one.document, title: `Changed ${changed}` } } : one,
    );
    await reload();
  };
  const address = await fastify.listen({ host: '127.0.0.1', port: 0 });
  const campaigns = copies.map(({ route, document }) => {
    type Things = readonly { readonly id: string }[];
    const { boards, gifts, exchange } = (document.campaign ?? {}) as Record<string, Things | undefined>;
    const first = (things: Things | undefined): string | null => things?.[0]?.id ?? null;
    return { route, board: first(boards), gift: first(gifts), item: first(exchange) };
  });
  return { port: Number(new URL(address).port), campaigns, accounts };
}

async function bare(from: string): Promise<Ready> {
  const bytes = new Map(readdirSync(from).map((name) => [name, readFileSync(join(from, name))]));
  const fastify = Fastify();
  fastify.get('/:name', async (request, reply) => {
    const { name } = request.params as { name: string };
    return reply
      .headers({ 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' })
      .send(bytes.get(name));
  });
  return {
    port: Number(new URL(await fastify.listen({ host: '127.0.0.1', port: 0 })).port),
    campaigns: [],
    accounts: [],
  };
}

const ready = kind === 'bare' ? await bare(folder) : await product(folder, Number(people));
process.on('message', async (asked) => {
  if (asked === 'change') await change();
  for (let n = 0; n < (asked === 'memory' ? 3 : 0); n += 1) globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  const memory: Memory = { held: heapUsed + external, heap: heapUsed, resident: rss };
  process.send?.(memory);
});
process.on('disconnect', () => process.exit(0));
process.send?.(ready);
