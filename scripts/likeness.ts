// npm run likeness [-- pairs]: which two pages are too alike in face, order or words, and which come nearest to it (3 pairs of a kind).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadDocuments } from '../build/documents.ts';
import { loadSchemas, root } from '../build/schemas.ts';
import { likenessOf } from '../tools/likeness/judge.ts';
import { stillAlike } from '../tools/likeness/still-alike.ts';

const shown = Number(process.argv[2] ?? 3);
const paletteOf = (preset: string): Record<string, string> =>
  JSON.parse(readFileSync(join(root, 'activities/art', preset, 'palette.json'), 'utf8')) as Record<
    string,
    string
  >;
const drawingOf = (path: string): string => readFileSync(join(root, 'activities', path), 'utf8');

const { alike, closestWords, closestWidgets, pages, campaigns } = likenessOf(
  loadDocuments(),
  loadSchemas(),
  paletteOf,
  drawingOf,
);
console.log(`${pages} pages, ${campaigns} of them campaigns. The closest:`);
for (const {
  pages: [one, other],
  places,
} of closestWidgets.slice(0, shown))
  console.log(`  widgets differ in ${places} places: ${one}, ${other}`);
for (const [lang, all] of closestWords)
  for (const {
    pages: [one, other],
    share,
  } of all.slice(0, shown))
    console.log(`  ${lang} ${(share * 100).toFixed(1).padStart(4)} % of the words shared: ${one}, ${other}`);

const nameOf = ([one, other]: readonly [string, string], why: string): string => `${one}, ${other}: ${why}`;
const found = new Map(
  alike.flatMap(({ pages: names, why, sentences }) => why.map((one) => [nameOf(names, one), sentences])),
);
const known = new Set(stillAlike);
const faults = [...found].filter(([name]) => !known.has(name));
const gone = stillAlike.filter((name) => !found.has(name));
for (const [name, sentences] of faults) {
  console.error(`too alike: ${name}`);
  for (const sentence of sentences.slice(0, 20)) console.error(`    ${sentence}`);
}
for (const name of gone)
  console.error(
    `tools/likeness/still-alike.ts: expected a pair that is too alike, got one that is not: ${name}`,
  );
if (faults.length > 0)
  console.error('What has to differ, in the page that is younger: docs/testing.md, No copies.');
if (faults.length + gone.length > 0) process.exitCode = 1;
else
  console.log(
    `No two are too alike${known.size > 0 ? `, ${known.size} that wait for new pictures aside` : ''}.`,
  );
