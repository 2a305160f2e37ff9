import type { Asked } from '../second/asked.ts';
import { other, route, secondVisits, visits } from '../second/visits.ts';

/** Kinds of what a page asks for, in columns. */
const columns: readonly [name: string, is: (one: Asked) => boolean][] = [
  ['page', ({ path }) => path === `/h5_ac/${route}` || path === `/h5_ac/${other}`],
  ['scripts', ({ path }) => path.endsWith('.js')],
  ['pictures, ornaments', ({ path }) => /\.(svg|png|jpg|webp|avif|css)$/.test(path)],
  ['data', ({ path }) => path.startsWith('/api-server/')],
];

const kB = (asked: readonly Asked[]): string =>
  (asked.reduce((sum, { bytes }) => sum + bytes, 0) / 1000).toFixed(1);

/** Prints what each visit sends over the line: requests and kB, headers included, without reports. */
export async function printSecondVisits(): Promise<void> {
  const found = await secondVisits();
  console.log(`${route}, signed in; ${other} is the other campaign, and what the deploy changes\n`);
  console.log(`| visit | requests | kB | ${columns.map(([name]) => name).join(' | ')} | from the browser |`);
  console.log(`|---|---|---|${columns.map(() => '---|').join('')}---|`);
  for (const name of visits) {
    const asked = found[name].filter(({ path }) => !/v2\/(events|reports)$/.test(path));
    const sent = asked.filter(({ fromCache }) => !fromCache);
    const cells = columns.map(([, is]) => {
      const of = sent.filter(is);
      const same = of.length > 0 && of.every(({ status }) => status === 304) ? ', 304' : '';
      return of.length > 0 ? `${of.length}: ${kB(of)}${same}` : '';
    });
    const kept = asked.length - sent.length;
    console.log(`| ${name} | ${sent.length} | ${kB(sent)} | ${cells.join(' | ')} | ${kept} |`);
  }
}
