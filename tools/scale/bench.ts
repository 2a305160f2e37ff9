// npm run bench:build [-- count ...]: time, pages a second and bytes of building these documents and so many synthetic ones; what a second
// build costs, and one after a document has changed; how long a server takes to be up with all of them.
import '../../product/production.ts';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadDocuments } from '../../build/documents.ts';
import { filesBelow } from '../../build/files-below.ts';
import { type Prerendered, prerender } from '../../build/prerender.ts';
import { clientFolder, openRenderer } from '../../build/renderer.ts';
import { root } from '../../build/schemas.ts';
import { documentPaths } from '../../check/disk/checked-paths.ts';
import { syntheticDocuments } from '../../check/proofs/synthetic-documents.ts';
import { createTryOut } from '../../product/try-out.ts';

const seconds = (since: number): number => (performance.now() - since) / 1000;
const told = (name: string, since: number, more = ''): void =>
  console.log(`  ${name}: ${seconds(since).toFixed(1)} s${more}`);

/** The documents, and so many copies of campaigns, in a folder of their own. */
function written(folder: string, count: number): void {
  const own = new Map(documentPaths(root).map((path) => [path, readFileSync(join(root, path), 'utf8')]));
  for (const [path, text] of [...own, ...syntheticDocuments(own, count)]) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

async function build(name: string, documents: string, pages: string): Promise<void> {
  const since = performance.now();
  const loaded = loadDocuments(documents);
  const renderer = await openRenderer(loaded);
  told(`${name}: documents read, scripts joined`, since);
  const drawing = performance.now();
  const made: Prerendered = await prerender({ renderer, documents: loaded, folder: pages });
  const rate = made.drawn > 0 ? `, ${Math.round(made.drawn / seconds(drawing))} a second` : '';
  told(`${name}: ${made.pages} pages, ${made.drawn} drawn`, drawing, rate);
  if (made.faults.length > 0) throw new Error(made.faults[0]);
}

function sizeOf(folder: string): string {
  let [plain, compressed] = [0, 0];
  for (const path of filesBelow(folder)) {
    const { size } = statSync(join(folder, path));
    if (path.endsWith('.html')) plain += size;
    if (path.endsWith('.br')) compressed += size;
  }
  return `${(plain / 1e6).toFixed(1)} MB, compressed ${(compressed / 1e6).toFixed(1)} MB`;
}

/** Until a server with all documents listens, its database kept from the last time or new. */
async function up(name: string, documents: string, dataDir: string): Promise<void> {
  const since = performance.now();
  const loaded = loadDocuments(documents);
  const renderer = await openRenderer(loaded);
  const served = await createTryOut({
    renderer: () => renderer,
    dataDir,
    realDates: false,
    stream: false,
    sessions: false,
    documents: () => loaded,
  });
  await served.fastify.listen({ host: '127.0.0.1', port: 0 });
  told(name, since, `, ${Math.round(process.memoryUsage().rss / 1e6)} MB`);
  const asked = performance.now();
  const list = await served.fastify.inject({ url: '/api-server/v2/activities', headers: { lang: 'en' } });
  told('the list of activities', asked, `, ${Math.round(list.rawPayload.length / 1000)} kB`);
  await served.close();
}

/** One count, in a process of its own: what the others have left in memory is not in it. */
async function one(count: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'gala-scale-'));
  const [documents, pages, data] = ['activities', 'pages', 'data'].map((name) => join(folder, name));
  if (documents === undefined || pages === undefined || data === undefined) throw new Error('no folders');
  try {
    written(folder, count);
    await build('all new', documents, pages);
    console.log(`  bytes of the pages: ${sizeOf(pages)}`);
    await build('nothing changed', documents, pages);
    const changed = join(documents, 'seed_rule.json');
    writeFileSync(changed, readFileSync(changed, 'utf8').replace('"cn": "', '"cn": "新'));
    await build('one changed', documents, pages);
    await up('a server is up, its database new', documents, data);
    await up('a server is up once more', documents, data);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const [first, ...rest] = process.argv.slice(2);
if (first === '--one') await one(Number(rest[0]));
else {
  if (!existsSync(join(clientFolder, 'chunks.json')))
    throw new Error('dist/client: expected built scripts, got none: npm run build');
  for (const count of first === undefined ? [0, 1000, 10_000] : [first, ...rest].map(Number)) {
    console.log(
      `${count} synthetic documents beside the committed ones, ${availableParallelism()} processors, load ${loadavg()[0]?.toFixed(1)}:`,
    );
    const { status } = spawnSync(
      process.execPath,
      [
        '--max-old-space-size=6144',
        '--import',
        'tsx',
        fileURLToPath(import.meta.url),
        '--one',
        String(count),
      ],
      { cwd: root, stdio: 'inherit' },
    );
    if (status !== 0) process.exitCode = 1;
  }
}
