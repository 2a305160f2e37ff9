// npm run faults [-- part of a fault's or a page's name ...]: every part that data feeds, under every fault.
import { startBrowser } from '../../tools/browser.ts';
import type { Person } from '../product/product.ts';
import { startProduct } from '../product/start.ts';
import { chosen, type Trial } from './chosen.ts';
import { faults } from './faults.ts';
import { openLane } from './lane.ts';
import { intoMoment } from './moment.ts';
import { pages } from './pages.ts';
import { failed, type Outcome, tryFault } from './trial.ts';

/** Browser pages at a time: most of a trial is waiting. */
const AT_ONCE = 3;

const asked = process.argv.slice(2);
const { work, strangers } = chosen(asked, pages, faults);
if (strangers.length > 0) {
  console.error(
    `No fault and no page that is tried has ${strangers.map((one) => `'${one}'`).join(', ')} in its name.`,
  );
  console.error(`Faults: ${faults.map(({ name }) => name).join(', ')}`);
  console.error(
    `Pages, with what each is for: ${pages.map(({ path, widgets }) => `\n  ${path}: ${widgets.join(', ')}`).join('')}`,
  );
  process.exit(1);
}

const { product, stop } = await startProduct();
const browser = await startBrowser();
const outcomes: Outcome[] = [];

async function tryOne({ fault, ...page }: Trial, person: Person): Promise<void> {
  const { path, widgets } = page;
  const lane = await openLane(product);
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await intoMoment(context, product, path);
  try {
    const query = new URLSearchParams({ lang: 'en', user_id: person.userId, token: person.token });
    const found = await tryFault(context, lane, page, query, fault);
    const missing = widgets.filter((widget) => !found.some((one) => one.widget === widget));
    if (missing.length > 0) throw new Error(`the page does not show ${missing.join(', ')}`);
    outcomes.push(...found);
  } catch (error) {
    const wrong = String(error).split('\n')[0] ?? '';
    outcomes.push({
      part: path,
      widget: path,
      fault,
      words: undefined,
      way: false,
      healed: undefined,
      kept: false,
      wrong,
    });
  } finally {
    await context.close();
    await lane.close();
  }
}

const seconds = (ms: number | undefined): string => (ms === undefined ? 'never' : (ms / 1000).toFixed(1));
const worst = (all: readonly (number | undefined)[]): number | undefined =>
  all.includes(undefined) ? undefined : Math.max(...(all as number[]));

/** One line a widget and fault: the worst of its parts. */
function print(): void {
  console.log(`${'part'.padEnd(18)} ${'fault'.padEnd(15)} words s  way on  healed s  earlier kept  wrong`);
  const groups = new Map<string, Outcome[]>();
  for (const one of outcomes) {
    const key = `${one.widget} ${one.fault.name}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  for (const group of groups.values()) {
    const [first] = group;
    if (!first) continue;
    const { widget, fault } = first;
    const words = seconds(worst(group.map((one) => one.words))).padStart(7);
    const healed = seconds(worst(group.map((one) => one.healed))).padStart(8);
    const way = (group.every((one) => one.way) ? 'yes' : 'NO').padEnd(6);
    const kept = (group.every((one) => one.kept) ? 'yes' : 'NO').padEnd(12);
    const wrong = [...new Set(group.map((one) => one.wrong))].filter(Boolean).join('; ');
    console.log(
      `${widget.padEnd(18)} ${fault.name.padEnd(15)} ${words}  ${way}  ${healed}  ${kept}  ${wrong}`,
    );
  }
}

const begun = Date.now();
let next = 0;
await Promise.all(
  Array.from({ length: AT_ONCE }, async (_, lane) => {
    for (let one = work[next++]; one; one = work[next++]) {
      // Somebody else in each lane: the server counts requests by person.
      await tryOne(one, product.people[lane] as Person);
    }
  }),
);
await browser.close();
await stop();
print();
const bad = outcomes.filter(failed);
const blanks = outcomes.filter(({ wrong }) => wrong !== '').length;
const minutes = ((Date.now() - begun) / 60_000).toFixed(1);
console.log(
  `\n${outcomes.length} parts under a fault, ${blanks} blank or wrong, ${bad.length - blanks} late or without a way on; ${minutes} min`,
);
process.exitCode = outcomes.length === 0 || bad.length > 0 ? 1 : 0;
