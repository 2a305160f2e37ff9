// npm run contact-sheet [-- --routes a,b --languages cn,en,th --widths 390 --moments live,ended --screens 2 --visitor --out dist/contact-sheet --documents folder --product file]:
// every document, looked at in a browser against the real server, as one page of pictures with what was measured and what is wrong.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { loadDocuments } from '../../build/documents.ts';
import { type Language, languages } from '../../engine/i18n/language.ts';
import { cellsOf, type Moment, missingLanguages, moments } from '../../tools/contact-sheet/cells.ts';
import { faultsOf, type Look, sheetOf } from '../../tools/contact-sheet/sheet.ts';
import type { Product } from '../product/product.ts';
import { startProduct } from '../product/start.ts';
import { lookAt } from './look.ts';
import { several, whole } from './options.ts';
import { reusePhone, startForLooks } from './reused-phone.ts';

const { values } = parseArgs({
  options: {
    routes: { type: 'string' },
    languages: { type: 'string', default: 'cn,en,th' },
    widths: { type: 'string', default: '390' },
    moments: { type: 'string', default: moments.join(',') },
    screens: { type: 'string', default: '2' },
    visitor: { type: 'boolean', default: false },
    out: { type: 'string', default: 'dist/contact-sheet' },
    documents: { type: 'string' },
    product: { type: 'string' },
  },
});

const wanted = {
  routes: values.routes?.split(','),
  languages: several<Language>('languages', values.languages, languages),
  widths: values.widths.split(',').map((one) => whole('widths', one, 2000)),
  moments: several<Moment>('moments', values.moments, moments),
  who: [values.visitor ? ('visitor' as const) : ('signed' as const)],
};
const screens = whole('screens', values.screens, 20);
const out = resolve(values.out);
const folder = values.documents === undefined ? undefined : resolve(values.documents);
const documents = loadDocuments(folder).filter(({ document }) => document.redirect === undefined);

// A route that is none is told before anything is started.
cellsOf(
  documents.map(({ route }) => ({ route, schedule: undefined })),
  wanted,
);
// One that runs already is what it has told of itself, and goes on.
const { product, stop } =
  values.product === undefined
    ? await startProduct(folder === undefined ? [] : [folder])
    : {
        product: JSON.parse(readFileSync(values.product, 'utf8')) as Product,
        stop: async () => undefined,
      };
const browser = await startForLooks();
const looks: Look[] = [];
try {
  const cells = cellsOf(
    documents.map(({ route }) => ({ route, schedule: product.schedules[route] })),
    wanted,
  );
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const as = product.people[0];
  const next = cells.entries();
  const one = async (): Promise<void> => {
    const phone = await reusePhone(browser);
    for (const [i, cell] of next) {
      looks[i] = await lookAt(phone, product, cell, { as, out, screens });
      const faults = faultsOf(looks[i]);
      const { route, lang, width, moment } = cell;
      console.log(
        `${i + 1}/${cells.length} ${route} ${lang} ${width} ${moment}${faults.length ? `: ${faults.join('; ')}` : ''}`,
      );
    }
  };
  await Promise.all([one(), one()]);
} finally {
  await browser.close();
  await stop();
}

const shown = new Set(looks.map(({ route }) => route));
const missing = new Map(
  documents
    .filter(({ route }) => shown.has(route))
    .map(({ route, document }) => [route, missingLanguages(document)]),
);
writeFileSync(join(out, 'index.html'), sheetOf(looks, missing));
writeFileSync(join(out, 'looks.json'), `${JSON.stringify(looks, undefined, 1)}\n`);
const bad = looks.filter((look) => faultsOf(look).length > 0);
console.log(
  `${looks.length} looks at ${shown.size} documents, ${bad.length} with faults; ${join(out, 'index.html')}`,
);
process.exitCode = bad.length > 0 ? 1 : 0;
