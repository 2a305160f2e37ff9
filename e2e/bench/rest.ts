// npm run bench:rest [-- --routes a,b] [--guard]: what pages compute while nobody touches them, with motion and without (docs/bench.md).
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { type LoadedDocument, loadDocuments } from '../../build/documents.ts';
import { median } from '../../tools/bench/report.ts';
import { type AtRest, restReport, tooMuch } from '../../tools/bench/rest-report.ts';
import { startBrowser } from '../../tools/browser.ts';
import type { Person, Product } from '../product/product.ts';
import { startProduct } from '../product/start.ts';
import { midTier } from './core.ts';
import { holds, PHONE } from './visit.ts';

const { values } = parseArgs({
  options: { guard: { type: 'boolean', default: false }, routes: { type: 'string' } },
});
/** From what a page does as it opens until it rests, and how long it is watched, ms. */
const SETTLES = 6000;
const WATCHED = 5000;
/** What else the machine does falls into one of them: the one in the middle counts. */
const ROUNDS = 3;

const familyOf = ({ document }: LoadedDocument): string =>
  (document.theme as { preset?: string } | undefined)?.preset ?? '';

/** Of each family the page with most in it, unless pages are named. */
function pages(): LoadedDocument[] {
  // One that leads elsewhere has nothing of its own to show.
  const documents = loadDocuments().filter(({ route, document }) => !route.includes(':') && document.body);
  const named = values.routes?.split(',');
  if (named) return documents.filter(({ route }) => named.includes(route));
  const size = ({ document }: LoadedDocument): number => JSON.stringify(document.body).length;
  const fullest = new Map<string, LoadedDocument>();
  for (const one of documents) {
    const other = fullest.get(familyOf(one));
    if (!other || size(other) < size(one)) fullest.set(familyOf(one), one);
  }
  return [...fullest.values()];
}

interface Computed {
  readonly loops: number;
  /** Shares of a core. */
  readonly thread: number;
  readonly process: number;
}

/** Opens a page as a phone does that wants motion or not, lets it rest, and reads. */
async function rest(
  browser: Browser,
  motion: 'reduce' | 'no-preference',
  rate: number,
  open: (page: Page) => Promise<unknown>,
): Promise<Computed> {
  const context = await browser.newContext({ ...PHONE, reducedMotion: motion });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const machine = await browser.newBrowserCDPSession();
    // What the thread computes, not how long it takes: what else the machine does is not in it.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await open(page);
    await page.waitForTimeout(SETTLES);
    const loops = (await page.evaluate(`document.getAnimations().filter((one) =>
      one.effect.getTiming().iterations === Infinity && one.playState === 'running').length`)) as number;
    const inTasks = async (): Promise<number> => {
      const { metrics } = await session.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
    };
    const inProcesses = async (): Promise<number> => {
      const { processInfo } = await machine.send('SystemInfo.getProcessInfo');
      return processInfo
        .filter(({ type }) => type === 'renderer')
        .reduce((sum, { cpuTime }) => sum + cpuTime, 0);
    };
    /** Seconds of it for each second. */
    const share = async (read: () => Promise<number>): Promise<number> => {
      const from = performance.now();
      const before = await read();
      await page.waitForTimeout(WATCHED);
      return ((await read()) - before) / ((performance.now() - from) / 1000);
    };
    // The throttle itself computes: the process is read without it.
    const process = await share(inProcesses);
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    const thread = await share(inTasks);
    return { loops, thread, process };
  } finally {
    await context.close();
  }
}

/** A page of the product, somebody signed in. */
const productPage =
  ({ url }: Product, route: string, as: Person) =>
  async (page: Page): Promise<void> => {
    const query = new URLSearchParams({ lang: 'en', user_id: as.userId, token: as.token });
    await page.goto(`${url}/h5_ac/${route}?${query}`, { waitUntil: 'load' });
    // A page without live parts has nothing to wait for.
    await holds(
      page,
      "!document.querySelector('[data-island]') || performance.getEntriesByName('gala:hydrated').length > 0",
    );
  };

/** The least that motion can cost: nothing but a square of one color that goes down the page, for whoever wants motion. */
const square = (page: Page): Promise<void> =>
  page.setContent(`<!doctype html><style>
    @keyframes down { to { transform: translateY(300px) } }
    @media (prefers-reduced-motion: no-preference) { i { animation: down 9s linear infinite } }
    i { display: block; width: 20px; height: 20px; background: red }
  </style><i></i>`);

const browser = await startBrowser();
// Before the server is there: what computes beside it would make the machine look slower.
const { index, rate } = await midTier(browser);
const slower = rate.toFixed(1);
const { product, stop } = await startProduct();
const found: AtRest[] = [];
try {
  const as = product.people[0];
  if (!as) throw new Error('The product has too few people.');
  const rows = pages().map((one) => ({
    route: one.route,
    family: familyOf(one),
    open: productPage(product, one.route, as),
  }));
  for (const { route, family, open } of [{ route: 'a square', family: 'bare', open: square }, ...rows]) {
    const moves: Computed[] = [];
    const still: Computed[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      moves.push(await rest(browser, 'no-preference', rate, open));
      still.push(await rest(browser, 'reduce', rate, open));
    }
    const middle = (all: readonly Computed[], key: keyof Computed): number =>
      median(all.map((round) => round[key]));
    const figures = {
      route,
      family,
      loops: middle(moves, 'loops'),
      thread: middle(moves, 'thread'),
      threadStill: middle(still, 'thread'),
      process: middle(moves, 'process'),
      processStill: middle(still, 'process'),
    };
    // Half an hour for all: each page is told as it is known.
    console.error(restReport([figures]).at(-1));
    found.push(figures);
  }
} finally {
  await browser.close();
  await stop();
}
const busy = (loadavg()[0] ?? 0).toFixed(1);
console.log(
  `Signed in, nobody touches the page; load ${busy} on ${availableParallelism()} cores, BenchmarkIndex ${index.toFixed(0)} each\n`,
);
for (const line of restReport(found)) console.log(line);
console.log(`
loops    animations without an end that run on the screen
thread   what the page's thread computes, of one core, processor ${slower} times slower, as a mid-tier phone's; still: where less motion is asked for
motion   the difference: what moves costs the page's thread; a square: the least that a browser takes for anything that moves
process  what the page's process computes, its compositor too, of one core of this machine`);
const faults = tooMuch(found);
for (const fault of faults) console.error(`over: ${fault}`);
process.exitCode = values.guard && faults.length > 0 ? 1 : 0;
