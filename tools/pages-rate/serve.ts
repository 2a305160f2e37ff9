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
import { createTryOut } from '../../product/try-out.ts';
import { boundless } from '../../server/fixtures/harness.ts';

/** What a server tells once it listens. */
export interface Ready {
  readonly port: number;
  /** Campaigns that are live, with a board of each. */
  readonly campaigns: readonly { readonly route: string; readonly board: string | null }[];
}

/** Memory of its process after its rubbish is gone, bytes. */
export interface Memory {
  /** What its objects and their bytes take. */
  readonly held: number;
  /** What the process has of the machine, the embedded database with it. */
  readonly resident: number;
}

const [, , kind, folder, count] = process.argv;
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

async function product(into: string): Promise<Ready> {
  written(into);
  const documents = loadDocuments(join(into, 'documents'));
  const renderer = await openRenderer(documents);
  const { fastify } = await createTryOut({
    renderer: () => renderer,
    dataDir: join(into, 'data'),
    realDates: false,
    stream: true,
    sessions: false,
    rateLimits: boundless,
    documents: () => documents,
  });
  const address = await fastify.listen({ host: '127.0.0.1', port: 0 });
  const campaigns = documents
    .filter(({ route }) => route.startsWith('copy_'))
    .map(({ route, document }) => {
      const { boards } = (document.campaign ?? {}) as { boards?: readonly { readonly id: string }[] };
      return { route, board: boards?.[0]?.id ?? null };
    });
  return { port: Number(new URL(address).port), campaigns };
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
  };
}

const ready = kind === 'bare' ? await bare(folder) : await product(folder);
process.on('message', () => {
  for (let n = 0; n < 3; n += 1) globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  const memory: Memory = { held: heapUsed + external, resident: rss };
  process.send?.(memory);
});
process.on('disconnect', () => process.exit(0));
process.send?.(ready);
