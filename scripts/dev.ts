// npm run dev: the product with hot reload of documents, schemas and code. An invalid document shows its errors over
// the page, and the page comes back when it is mended.
import { statSync } from 'node:fs';
import { createServer as createHttpServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import { createServer as createVite, type ViteDevServer } from 'vite';
import { loadDocuments } from '../build/documents.ts';
import type { RendererModule } from '../build/renderer.ts';
import { root } from '../build/schemas.ts';
import { documentPaths } from '../check/disk/checked-paths.ts';
import { checkDocuments } from '../check/disk/project.ts';
import { sourceOf } from '../check/disk/source.ts';
import { formatTerminal } from '../check/formats/terminal.ts';
import { BASE_PATH } from '../engine/document/anywhere/href.ts';
import { judgeDrafts } from '../product/drafts/judge.ts';
import { createTryOut, mayHandOut } from '../product/try-out.ts';
import { newTryOutKey } from '../product/try-out-key.ts';
import { DatabaseUnavailable } from '../server/storage/database-unavailable.ts';

const port = Number(process.env.PORT ?? 5173);
const known = ['--real-dates', '--no-stream', '--demo'];
const options = process.argv.slice(2);
const unknown = options.find((one) => !known.includes(one));
if (unknown !== undefined) stop(`There is no ${unknown}. There are: npm run dev -- ${known.join(' ')}`);
const demo = mayHandOut('127.0.0.1', process.env.DATABASE_URL, options.includes('--demo'));
const key = newTryOutKey();

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

let answer: RequestListener = (_request, response) => response.writeHead(503, { 'Retry-After': '2' }).end();
const http = createHttpServer((request, response) => answer(request, response));
http.once('error', (error: NodeJS.ErrnoException) =>
  stop(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is in use. Stop what runs there, or choose another: PORT=${port + 1} npm run dev`
      : error.message,
  ),
);
await new Promise<void>((resolve) => http.listen(port, '127.0.0.1', resolve));

const vite = await createVite({
  root,
  base: BASE_PATH,
  appType: 'custom',
  // Vite's own socket goes over this server: no second port that another one may hold.
  server: { middlewareMode: true, hmr: { server: http } },
});
vite.watcher.add([join(root, 'activities'), join(root, 'schemas')]);

/** The findings that were printed last: what stays as it is is told once. */
let printed = '[]';

/** The errors of all documents, as `npm run check` prints them; empty when there are none. Warnings alone are printed here. */
async function problems(): Promise<string> {
  const report = await checkDocuments({ root });
  const { findings, errors } = report;
  const told = findings.length > 0 ? formatTerminal(report, { colour: false, source: sourceOf(root) }) : '';
  const before = printed;
  printed = JSON.stringify(findings.map(({ file, line, column, message }) => [file, line, column, message]));
  if (errors > 0) return told;
  if (told && printed !== before) console.warn(told);
  return '';
}

/** What Vite wants in the head of a page: its client, and React's hooks for hot reload. */
async function viteTags(url: string): Promise<string> {
  // Vite would put the base path before every address once more: it gets a page without any.
  const shell = await vite.transformIndexHtml(url, '<html><head></head></html>');
  return /<head>([\s\S]*)<\/head>/.exec(shell)?.[1] ?? '';
}

/** The renderer with the code as it is now; scripts and pictures come from Vite itself. */
async function freshRenderer(server: ViteDevServer) {
  const module = (await server.ssrLoadModule('/build/renderer.ts')) as RendererModule;
  return module.openDevRenderer();
}

let broken = await problems();
if (broken) console.error(broken);
let renderer = await freshRenderer(vite);
const served = await createTryOut({
  renderer: () => renderer,
  dataDir: process.env.GALA_DATA ?? join(root, '.data'),
  databaseUrl: process.env.DATABASE_URL,
  realDates: options.includes('--real-dates'),
  stream: !options.includes('--no-stream'),
  documents: () => (broken ? [] : loadDocuments()),
  sessions: demo,
  judge: judgeDrafts,
  tools: demo ? { address: `${BASE_PATH}app/simulator/simulator.ts`, key } : undefined,
  development: {
    html: async (url, html) => html.replace('<head>', `<head>${await viteTags(url)}`),
  },
}).catch((error: unknown) => {
  if (error instanceof DatabaseUnavailable) stop(error.message);
  throw error;
});
/** Broken from the start: no page is known yet, and the errors need one to stand on. */
let bare = broken !== '';

let timer: ReturnType<typeof setTimeout> | undefined;
/** Files that have changed since it was last looked at them. */
const changed = new Set<string>();
/** One after the other: what a change has told must not be taken back by the end of the one before. */
let refreshed = Promise.resolve();
const onFile = (path: string): void => {
  if (path.startsWith(join(root, '.data')) || path.startsWith(join(root, 'dist'))) return;
  changed.add(path);
  clearTimeout(timer);
  timer = setTimeout(() => {
    refreshed = refreshed.then(refresh);
  }, 80);
};
for (const event of ['add', 'change', 'unlink'] as const) vite.watcher.on(event, onFile);

const isBelow = (path: string, folder: string): boolean => path.startsWith(join(root, folder));
const holdsData = (path: string): boolean =>
  isBelow(path, 'activities') ||
  isBelow(path, 'schemas') ||
  (isBelow(path, 'modules') && /[\\/]data[\\/]/.test(path));

/** The documents as they lie on the disk: another text for each change. */
const onDisk = (): string =>
  documentPaths(root)
    .map((path) => `${path} ${statSync(join(root, path), { throwIfNoEntry: false })?.mtimeMs}`)
    .join('\n');

async function refresh(): Promise<void> {
  const paths = [...changed];
  changed.clear();
  if (paths.length === 0) return;
  const judged = onDisk();
  try {
    const isData = paths.some(holdsData);
    if (isData) broken = await problems();
    if (broken) {
      console.error(broken);
      vite.ws.send({ type: 'error', err: { message: broken, stack: '' } });
      return;
    }
    renderer = await freshRenderer(vite);
    await served.reload();
    // What was written meanwhile has been read, and judged by nobody: the turn that judges it shows both.
    if (onDisk() !== judged) {
      for (const path of paths) onFile(path);
      return;
    }
    bare = false;
    if (isData || paths.some((path) => /\.(tsx?|css)$/.test(path)))
      vite.ws.send({ type: 'full-reload', path: '*' });
  } catch (error) {
    const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
    console.error(message);
    vite.ws.send({ type: 'error', err: { message, stack } });
  }
}

vite.ws.on('connection', () => {
  if (broken) vite.ws.send({ type: 'error', err: { message: broken, stack: '' } });
});

await served.fastify.ready();
answer = (request, response) => {
  // Vite takes the base path off the address; pages have theirs below it.
  const { url = '/' } = request;
  vite.middlewares(request, response, async () => {
    if (bare && url.startsWith(BASE_PATH)) {
      response.writeHead(503, { 'Content-Type': 'text/html; charset=utf-8' });
      response.end(`<!doctype html><html><head>${await viteTags(url)}</head></html>`);
      return;
    }
    request.url = url;
    served.fastify.routing(request, response);
  });
};
const [session] = served.sessions;
const address = `http://127.0.0.1:${port}${BASE_PATH}activity_20250520`;
const told = session
  ? `${address}?lang=en&user_id=${session.userId}&token=${session.token}&try=${key}
  A browser that has opened this address has the tools on every page: add ?phase=ended or ?at=day2 for another moment,
  ?simulator for a host app over the page.`
  : `${address}?lang=en
  Others may share this database: nobody is signed in, and there are no tools. --demo gives both.`;
console.log(`\n  ${told}\n  Documents, schemas and code reload by themselves. Stop with Ctrl+C.\n`);
process.once('SIGINT', async () => {
  http.close();
  await vite.close();
  await served.close();
  process.exit(0);
});
