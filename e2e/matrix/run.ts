// npm run test:matrix [-- --routes a,b --languages cn,en --widths 390 --moments live,ended --who visitor --part 2/8 --sample today --at-once 1 --late 1000 --fresh]:
// every route in its languages, phases, widths, for visitors and people; goes on where it was stopped.
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { stampOf, startSources } from '../../build/build-stamp.ts';
import { loadDocuments } from '../../build/documents.ts';
import { root } from '../../build/schemas.ts';
import { type Language, languages } from '../../engine/i18n/language.ts';
import { people, type Who } from '../../tools/contact-sheet/cells.ts';
import { faultsOf, type Look } from '../../tools/contact-sheet/sheet.ts';
import {
  figuresOf,
  keyOf,
  matrixOf,
  partOf,
  phases,
  sampleOf,
  spreadOf,
  widths,
} from '../../tools/matrix/matrix.ts';
import { today } from '../../tools/testing/part-of-day.ts';
import { lookAt } from '../contact-sheet/look.ts';
import { several, whole } from '../contact-sheet/options.ts';
import { reusePhone, startForLooks } from '../contact-sheet/reused-phone.ts';
import { startProduct } from '../product/start.ts';

const { values } = parseArgs({
  options: {
    routes: { type: 'string' },
    languages: { type: 'string', default: languages.join(',') },
    widths: { type: 'string', default: widths.join(',') },
    moments: { type: 'string', default: phases.join(',') },
    who: { type: 'string', default: people.join(',') },
    part: { type: 'string', default: '1/1' },
    sample: { type: 'string' },
    'at-once': { type: 'string', default: '2' },
    late: { type: 'string' },
    fresh: { type: 'boolean', default: false },
  },
});
const wanted = {
  routes: values.routes?.split(','),
  widths: values.widths.split(',').map((one) => whole('widths', one, 2000)),
  moments: several<(typeof phases)[number]>('moments', values.moments, phases),
  who: several<Who>('who', values.who, people),
};
const [part = '', parts = ''] = values.part.split('/');
const atOnce = whole('at-once', values['at-once'], 16);
const documents = loadDocuments().filter(({ document }) => document.redirect === undefined);

const speaks = several<Language>('languages', values.languages, languages);

// A route that is none is told before anything is started.
matrixOf(
  documents.map(({ route }) => ({ route, schedule: undefined })),
  speaks,
  wanted,
);
const out = join(root, 'dist/matrix');
const late = values.late === undefined ? 0 : whole('late', values.late, 5000);
const file = join(out, late > 0 ? `looks-${late}-late.jsonl` : 'looks.jsonl');
/** What was seen of other sources is forgotten. */
const stamp = stampOf([...startSources, 'e2e/contact-sheet', 'e2e/product', 'product']);
interface Kept {
  readonly stamp: string;
  readonly look: Look;
}
if (values.fresh) rmSync(file, { force: true });
mkdirSync(out, { recursive: true });
const kept = existsSync(file)
  ? readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line) => (line === '' ? [] : [JSON.parse(line) as Kept]))
  : [];
const looks = new Map(kept.flatMap((one) => (one.stamp === stamp ? [[keyOf(one.look), one.look]] : [])));

const { product, stop } = await startProduct();
const browser = await startForLooks(true);
const since = Date.now();
let looked = 0;
/** Asked to end: what is under way is looked at, and the figures of what has been seen are told. */
let stopping = false;
const all = matrixOf(
  documents.map(({ route, document }) => ({
    route,
    schedule: product.schedules[route],
    languages: document.languages,
  })),
  speaks,
  wanted,
);
const day = values.sample === 'today' ? today : Number(values.sample);
const sampled = values.sample === undefined ? all : sampleOf(all, day);
const cells = partOf(sampled, whole('part', part, 1000), whole('part', parts, 1000));
try {
  const open = spreadOf(cells.filter((cell) => !looks.has(keyOf(cell))));
  console.log(`${cells.length} looks of ${all.length}, ${cells.length - open.length} of them kept`);
  const next = open.entries();
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      stopping = true;
    });
  const one = async (): Promise<void> => {
    const phone = await reusePhone(browser);
    for (const [i, cell] of next) {
      if (stopping) return;
      const look = await lookAt(phone, product, cell, { as: product.people[23], out, screens: 0, late });
      // What could not be opened may be there when the run goes on.
      if (!look.faults.look) appendFileSync(file, `${JSON.stringify({ stamp, look } satisfies Kept)}\n`);
      looks.set(keyOf(cell), look);
      looked++;
      const faults = faultsOf(look);
      if (faults.length > 0) console.log(`${i + 1}/${open.length} ${keyOf(cell)}: ${faults.join('; ')}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
} finally {
  await browser.close();
  await stop();
}

if (stopping) console.log('stopped; the same command goes on from here');
const seen = cells.flatMap((cell) => looks.get(keyOf(cell)) ?? []);
for (const line of figuresOf(seen)) console.log(line);
if (looked > 0) console.log(`${((Date.now() - since) / looked / 1000).toFixed(2)} s a look`);
process.exitCode = seen.some((look) => faultsOf(look).length > 0) ? 1 : 0;
