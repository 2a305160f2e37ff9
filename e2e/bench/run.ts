// npm run bench [-- --rounds 7 --route activity_20250520 --guard]: a campaign page beside the same page as plain HTML.
// npm run bench -- --second: what a visit loads again.
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { type LoadedDocument, loadDocuments } from '../../build/documents.ts';
import { type Figures, faultsOf, report } from '../../tools/bench/report.ts';
import { type Rival, rivals } from '../../tools/bench/rivals.ts';
import { startBrowser } from '../../tools/browser.ts';
import { startProduct } from '../product/start.ts';
import { openFront } from './front.ts';
import { printSecondVisits } from './second.ts';
import { measure } from './visit.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    // The page whose figures docs/bench.md follows: one that new documents do not move.
    route: { type: 'string', default: 'activity_20250520' },
    guard: { type: 'boolean', default: false },
    second: { type: 'boolean', default: false },
  },
});

if (values.second) {
  await printSecondVisits();
  process.exit();
}

/** The board that a document lists first; its campaign has points as well. */
const boardOf = ({ document }: LoadedDocument): string | undefined =>
  document.campaign?.currency === undefined
    ? undefined
    : (document.campaign.boards as readonly { id: string }[] | undefined)?.[0]?.id;

const documents = loadDocuments().filter((one) => boardOf(one) !== undefined);
const chosen = documents.find(({ route }) => route === values.route);
if (!chosen) {
  console.error(`--route ${values.route}: expected one of ${documents.map(({ route }) => route).join(', ')}`);
  process.exit(2);
}
const { route } = chosen;
const board = boardOf(chosen) ?? '';

const { product, stop } = await startProduct();
const front = await openFront(product, route, board);
const browser = await startBrowser();
const samples: Record<Rival, Figures[]> = { plain: [], fetch: [], gala: [] };
try {
  const as = product.people[0];
  if (!as) throw new Error('The product has nobody who could be signed in.');
  // The server draws and compresses each page once before it counts.
  for (const rival of rivals) await measure(browser, front, rival, route, as);
  for (let round = 0; round < Number(values.rounds); round++)
    for (const rival of rivals) samples[rival].push(await measure(browser, front, rival, route, as));
} finally {
  await browser.close();
  await front.close();
  await stop();
}
const busy = (loadavg()[0] ?? 0).toFixed(1);
console.log(
  `${route}, signed in, cold: ${values.rounds} rounds in turn, medians in ms; 150 ms, 1.6 Mbps, processor 4 times slower; load ${busy} on ${availableParallelism()} cores\n`,
);
for (const line of report(samples)) console.log(line);
const faults = values.guard ? faultsOf(samples) : [];
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
