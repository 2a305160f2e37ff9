// npm run bench:pages [-- --seconds 60 --campaigns 200]: pages a second and their 99th percentile, cold, warm and changing, with 200 campaigns
// live at once, beside a bare server that sends the same bytes; and what a server holds in memory while people look and things happen.
// With --minutes 60 [--rate 50]: a mixed load in their place, and what is held every five minutes.
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { clientFolder } from '../../build/renderer.ts';
import { mixedLoad } from './mixed.ts';
import { type Asked, growthOf, kindsTable, memoryTable, type Row, rowOf, slopeOf, table } from './report.ts';
import { memoryOf, type Server, startServer, stopServer } from './server.ts';

/** Requests that are on their way at once. */
const atOnce = 16;

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    campaigns: { type: 'string', default: '200' },
    minutes: { type: 'string' },
    rate: { type: 'string', default: '50' },
    people: { type: 'string', default: '4000' },
  },
});
const [seconds, count, rate] = [Number(values.seconds), Number(values.campaigns), Number(values.rate)];
const minutes = values.minutes === undefined ? null : Number(values.minutes);
if (!(seconds > 0 && count > 0 && rate > 0 && (minutes ?? 1) > 0 && Number(values.people) > 9))
  throw new Error('--seconds, --campaigns, --minutes and --rate are numbers above 0, --people one above 9');
if (!existsSync(join(clientFolder, 'chunks.json')))
  throw new Error('dist/client: expected built scripts, got none: npm run build');

const agent = new Agent({ keepAlive: true, maxSockets: atOnce });

function ask({ port }: Server, path: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'br', accept: 'text/html', lang: 'en' };
    get({ host: '127.0.0.1', port, path, agent, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        if (response.statusCode === 200) resolve(Buffer.concat(parts));
        else reject(new Error(`${path}: expected 200, got ${response.statusCode}`));
      });
    }).on('error', reject);
  });
}

/** Asks one after the other in so many lanes, until a list is at its end, or the time is. @param next the path of the how manyth; null: no more */
async function asked(server: Server, next: (n: number) => string | null): Promise<Asked> {
  const taken: number[] = [];
  let [n, bytes] = [0, 0];
  const begun = performance.now();
  const lane = async (): Promise<void> => {
    for (let path = next(n++); path !== null; path = next(n++)) {
      const since = performance.now();
      const { length } = await ask(server, path);
      bytes += length;
      taken.push(performance.now() - since);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return { taken, bytes, ms: performance.now() - begun };
}

/** Any of them, for so long. */
function during(paths: readonly string[], ms: number): () => string | null {
  const end = performance.now() + ms;
  return () => (performance.now() < end ? (paths[Math.floor(Math.random() * paths.length)] ?? null) : null);
}

const folder = mkdtempSync(join(tmpdir(), 'gala-pages-rate-'));
const servers: Server[] = [];

async function start(...parameters: readonly string[]): Promise<Server> {
  const server = await startServer(...parameters);
  servers.push(server);
  return server;
}

const machine = (): string =>
  `${availableParallelism()} processors, load ${loadavg().map((one) => one.toFixed(1))[0]}`;

async function mixed(during: number): Promise<void> {
  const gala = await start('gala', folder, String(count), values.people);
  console.log(
    `${gala.campaigns.length} campaigns live, ${gala.accounts.length} people, ${rate} requests a second for ${during} minutes; ${machine()}`,
  );
  const told = await mixedLoad(gala, { minutes: during, rate }, (held) =>
    console.log(memoryTable([held]).at(-1)),
  );
  for (const line of [...kindsTable(told.kinds, told.ms), '', ...memoryTable(told.held)]) console.log(line);
  console.log(`${told.changes} documents saved; ${machine()}`);
  const failed = told.kinds.reduce((sum, one) => sum + one.failed, 0);
  if (failed > told.kinds.reduce((sum, one) => sum + one.taken.length, 0) / 100) {
    console.error(`${failed} requests failed: this was no load`);
    process.exitCode = 1;
  }
  // The first minutes fill what is kept of pages.
  const later = told.held.slice(Math.floor(told.held.length / 3));
  for (const key of ['heap', 'held', 'resident'] as const)
    console.log(
      `${key}: ${slopeOf(later, key).toFixed(2)} MB a minute behind minute ${later[0]?.at.toFixed(0)}`,
    );
  if (growthOf(later.length > 1 ? [later[0], later.at(-1)].flatMap((one) => one ?? []) : []).grows) {
    console.error('the server holds more and more');
    process.exitCode = 1;
  }
}

async function turns(): Promise<void> {
  const gala = await start('gala', folder, String(count));
  const pages = gala.campaigns.map(({ route }) => `/h5_ac/${route}?lang=en`);
  const boards = gala.campaigns.flatMap(({ route, board }) =>
    board === null ? [] : [`/api-server/v2/activities/${route}/boards/${board}`],
  );
  console.log(
    `${pages.length} campaigns live, things happen in all of them; ${atOnce} requests at once, ${machine()}`,
  );
  const rows: Row[] = [];
  rows.push(rowOf('cold', await asked(gala, (n) => pages[n] ?? null)));
  // Squeezed once more behind the first answer.
  await new Promise((resolve) => setTimeout(resolve, 5000));
  const own = join(folder, 'bytes');
  mkdirSync(own);
  for (const [n, path] of pages.entries()) writeFileSync(join(own, String(n)), await ask(gala, path));
  const bare = await start('bare', own);
  const same = pages.map((_, n) => `/${n}`);
  const short = Math.min(10, seconds / 4) * 1000;
  rows.push(rowOf('warm', await asked(gala, during(pages, short))));
  rows.push(rowOf('the same bytes, bare', await asked(bare, during(same, short))));
  const memory = [await memoryOf(gala)];
  for (const half of ['first', 'second']) {
    const mixed = pages.flatMap((path, n) => [path, boards[n % boards.length] ?? path]);
    rows.push(
      rowOf(`changing, and their boards, ${half} half`, await asked(gala, during(mixed, seconds * 500))),
    );
    memory.push(await memoryOf(gala));
  }
  for (const line of table(rows)) console.log(line);
  const growth = growthOf(memory);
  console.log(`held at start, middle, end: ${growth.told}`);
  if (growth.grows) {
    console.error('the server holds more and more');
    process.exitCode = 1;
  }
}

try {
  await (minutes === null ? turns() : mixed(minutes));
} finally {
  agent.destroy();
  for (const server of servers) await stopServer(server);
  rmSync(folder, { recursive: true, force: true });
}
