// npm run size: what a page weighs, brotli, against its budget: until it is usable, until React has its live parts, and in all;
// and that nothing lies in its scripts that is for no phone, or that a phone loads twice.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { ASKS_ID, type Asks } from '../app/start/handed.ts';
import type { ClientChunk } from '../build/client-assets.ts';
import { root } from '../build/schemas.ts';
import { BASE_PATH } from '../engine/document/anywhere/href.ts';
import { loadedTwiceIn, strangersIn } from '../tools/lint/built-modules.ts';

/** Budgets (brotli) of a page: what it weighs and about 3 %, of scripts without React, so that growth is seen. */
interface Budget {
  name: string;
  page: string;
  /** The page with its style, texts and start, without the script at its end; and with that, as it is sent. */
  html: string;
  sent: string;
  /** That script, after which its buttons and tabs answer; scripts until React has its live parts; all that load by themselves. */
  usable?: string;
  hydrated?: string;
  all: string;
}
// 0.7 to 2 kB of each: its title as a drawing (decision 0108). 0.2 to 0.4 kB of scripts: what is won is lifted up, and a campaign's own coin.
// 0.1 kB of each: what asks for a family's parts, and the shapes that it says (decision 0106).
// 0.4 kB of pages with boards, and 0.1 kB of their scripts: who has won, crowned on the stage. Up to 0.1 kB: last rows in the middle, the way on at the end.
// Up to 0.4 kB of each page, 0.2 kB of its scripts: letters of the reader's own size, what visitors and people get both drawn, boards of groups.
// 0.1 to 0.2 kB of pages with boards: one's exact place, the way up and the lead; and the way into the app for visitors.
// 0.3 to 0.5 kB of pages with boards: each place is a button that leads to whose it is; and the flags of a wall.
// 0.3 to 0.5 kB of a page with a battle, up to 0.2 kB of others: what is heard in place of bare numbers, duels face to face, focus that stays.
// 0.1 to 0.3 kB of scripts: what is far waits and is not asked where it lies, drawings of ornaments are read one a turn (decision 0126).
// 0.9 kB of scripts: answers are drawn before React is there (decision 0137).
// 0.4 kB of scripts of pages with a champion, 0.4 kB of a page with a battle: the winners of battles and votes are crowned as well (decision 0129).
// 0.1 kB of scripts of pages with a champion: who was first when a board by days was last settled (decision 0140).
// 0.1 kB of pages: titles at walls, in teams and of whoever is crowned, and the shape of one more answer (decisions 0134, 0152).
// 0.1 kB of pages with boards: the way into the room of whoever is live.
// Some bytes of the test's start: the place of what a phone keeps of it.
// Some 50 bytes of each page: React is asked for before its end; 10.6 kB less of scripts: without what no page uses of it (decision 0157).
// 0.2 to 0.3 kB of pages with boards: the way to how each was settled, 0.1 kB of scripts (decision 0166).
// Up to 0.1 kB of scripts: a popup whose parts did not come asks again (decision 0169), a second writes what its phase shows alone.
// 0.2 kB of scripts: the key of a payment whose answer was lost is kept, taps that bring nothing say so, a page knows from when on it is whole.
// 0.6 to 1.2 kB less of pages, 1 to 1.6 kB more of their scripts, which a phone keeps: style of what a script alone draws (decision 0171).
// 0.4 kB of scripts: what is typed into a field of its own outlives a sign-in (decision 0173). 0.1 kB of pages: what is over is a stamp (decision 0170).
// Up to 0.2 kB of scripts: toasts give way to what they speak of (decision 0184), faces that are missing (0182), 0.4 kB behind all else: what loops rests
// where it is not seen (decision 0186).
// 0.1 kB of scripts: an answer that was lost is shown by the next tap, a source goes with its page, a moment that no answer has is announced.
// 0.4 kB of scripts: what is written into fields before React is there stays. 0.4 kB: what was won is lifted wherever it was won; boards that nobody is on say
// what will be there. Up to 0.1 kB of pages: the year of what is over, words of empty lists. 0.4 kB of scripts, up to 0.3 kB of pages: what was typed or chosen
// outlives a page that loads itself anew, refusals stand at their field, a tap that waits is told, the hour with which a page was served.
// 0.2 kB of a page's own script, 0.2 kB of later ones: what is typed is there when a page has come anew, refusals stand at their fields.
// 1.9 kB less of scripts of live pages, 0.2 kB less behind all else: what only left-out features of React reach, what is never asked of web-vitals.
// 0.1 to 0.2 kB above what a page weighs: the hour that a page carries, and names of files, make some ten bytes between two builds.
// 0.2 kB of pages with a hero: a phone on its side has it beside the page; 0.1 kB of scripts: where focus goes from a list, copying that says so.
// Up to 0.2 kB of scripts: marks of each language in what is heard, the way to what a form came to; 0.2 kB of a draw's: focus goes with its prize.
// 0.1 kB of each: asks whether there is room for a code beside the page (decision 0190). Up to 0.3 kB of scripts, 0.1 kB of pages: entries of lists and
// slides say the how manyth of how many they are, what was won is heard with its name, one's own points and goals have their unit beside them.
// 0.1 kB of each: what the focus goes to comes into sight, Enter in a field sends it.
// 0.1 kB of three pages, up to 0.2 kB of scripts: tasks that are over are one stamp, a row in large letters keeps its name, a tie says with whom.
// 1.1 kB less of scripts, 0.05 kB more of that inside each page: the steps that ask come with what sends.
// 0.1 kB of scripts: a tap says what it takes (decision 0206); 0.2 kB of a page whose stage counts down to its start (0204).
// 6.9 kB less of scripts, 0.7 kB of it inside each page with live parts: React without kinds of work that no page has (decision 0157), a store without what
// no page asks of it.
// Up to 0.15 kB of pages: names of tasks and options leave no word alone, what is for signed-in people alone has its place from the first frame on.
// 0.1 to 0.5 kB of pages in Chinese: words of short texts are joined (decision 0214); a key knows the day of what is done daily.
const budgets: readonly Budget[] = [
  // 0.1 kB of it in place of a request: rules of what is fetched ahead (decision 0062).
  { name: 'rule page', page: 'seed_rule', html: '7.4 kB', sent: '13.2 kB', all: '13.6 kB' },
  {
    name: 'campaign page',
    page: 'activity_20250520',
    html: '22.5 kB',
    sent: '35.2 kB',
    usable: '13.3 kB',
    hydrated: '77.8 kB',
    all: '84.9 kB',
  },
  {
    name: 'campaign page with daily boards',
    page: 'activity_20251001',
    html: '22.9 kB',
    sent: '35.6 kB',
    usable: '13.3 kB',
    hydrated: '79.3 kB',
    all: '86.3 kB',
  },
  {
    name: 'campaign page with milestones and wall',
    page: 'activity_anniversary',
    html: '23.4 kB',
    sent: '36.1 kB',
    usable: '13.3 kB',
    hydrated: '79 kB',
    all: '86 kB',
  },
  {
    name: 'campaign page with a draw and tasks',
    page: 'activity_20251111',
    html: '20.5 kB',
    sent: '33.2 kB',
    usable: '13.3 kB',
    hydrated: '79.8 kB',
    all: '86.8 kB',
  },
  {
    name: 'campaign page with polls, tasks, a board and a shop',
    page: 'activity_variety_show',
    html: '23.4 kB',
    sent: '36.1 kB',
    usable: '13.3 kB',
    hydrated: '81.4 kB',
    all: '88.4 kB',
  },
  {
    name: 'campaign page with a battle, a board and a shop',
    page: 'activity_pk_plunder',
    html: '20.6 kB',
    sent: '33.3 kB',
    usable: '13.3 kB',
    hydrated: '79.8 kB',
    all: '86.8 kB',
  },
  {
    name: 'personality test, start',
    page: 'mbti',
    html: '10.4 kB',
    sent: '23.1 kB',
    usable: '13.3 kB',
    hydrated: '75.3 kB',
    all: '82.3 kB',
  },
  {
    name: 'personality test, question',
    page: 'mbti/test',
    html: '15.9 kB',
    sent: '28.5 kB',
    usable: '13.3 kB',
    hydrated: '78.4 kB',
    all: '85.4 kB',
  },
];
/** Scripts of a live page without its widgets and the part of React that draws; React's hooks and elements are 2 kB of it. */
const ENGINE_LIMIT = '33.5 kB';
/** All scripts that any page loads by itself, bytes, and about 1 % above the heaviest: React is 37.1 kB of it. */
const ROUTE_LIMIT = 97_000;
/** With the first touch: what sends, the steps that ask and their keys. */
const SEND_LIMIT = '24.2 kB';

const weights = new Map<string, number>();
/** What a text weighs: scripts are in many budgets, and the best compression takes long. */
function weightOfText(name: string, read: () => string | Buffer): number {
  const weight =
    weights.get(name) ??
    brotliCompressSync(read(), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
  weights.set(name, weight);
  return weight;
}
const weightOf = (file: string): number => weightOfText(file, () => readFileSync(join(root, file)));

const htmlOf = (page: string): string => readFileSync(join(root, `dist/pages/${page}.cn.html`), 'utf8');

/** A page in two files: itself without the script at its end, and that script, which has kernel and core. */
function pageAndInside(page: string): { page: string; inside: string } {
  const html = htmlOf(page);
  const at = html.lastIndexOf('<script>');
  const write = (ending: string, text: string): string => {
    const file = join('dist/budget', `${page.replaceAll('/', '-')}.${ending}`);
    writeFileSync(join(root, file), text);
    return file;
  };
  return { page: write('page.html', html.slice(0, at)), inside: write('inside.js', html.slice(at)) };
}

/** The scripts that a pre-rendered page asks for at once: by its start, and by a tag. */
function scriptsOf(page: string): string[] {
  const [, asks = ''] = new RegExp(`id="${ASKS_ID}">([^<]+)<`).exec(htmlOf(page)) ?? [];
  const { react } = JSON.parse(asks) as Asks;
  const tags = [...htmlOf(page).matchAll(/<link rel="modulepreload" href="([^"]+)">/g)].map(
    ([, href = '']) => href,
  );
  return [...tags, ...(react === undefined ? [] : [react])].map((href) =>
    join('dist/client', href.slice(BASE_PATH.length)),
  );
}

/** What all scripts weigh that each page loads by itself, by its route. */
function weightsOfPages(): Map<string, number> {
  const ending = '.cn.html';
  const pages = readdirSync(join(root, 'dist/pages'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length));
  return new Map(
    pages.map((page) => {
      const html = htmlOf(page);
      const inside = html.slice(html.lastIndexOf('<script>'));
      const files = [...scriptsOf(page), scriptOf('telemetry')].map(weightOf);
      return [
        page,
        files.reduce(
          (all, one) => all + one,
          weightOfText(inside, () => inside),
        ),
      ];
    }),
  );
}

/** The script of a stage that comes by itself, or with a touch. */
function scriptOf(stage: string): string {
  const name = readdirSync(join(root, 'dist/client/assets')).find((file) => file.startsWith(`${stage}-`));
  if (name === undefined)
    throw new Error(`dist/client/assets: expected the script of the stage ${stage}, got none`);
  return `dist/client/assets/${name}`;
}

function main(): void {
  mkdirSync(join(root, 'dist/budget'), { recursive: true });
  const named = (path: string, stages: RegExp): boolean => stages.test(basename(path));
  const checks = budgets.flatMap(({ name, page, html, sent, usable, hydrated, all }) => {
    const parts = pageAndInside(page);
    const hydrate = [parts.inside, ...scriptsOf(page)];
    return [
      { name: `${name}: the page without its script`, path: [parts.page], limit: html },
      {
        name: `${name}: the page as it is sent`,
        path: [`dist/pages/${page}.cn.html`],
        limit: sent,
      },
      ...(usable ? [{ name: `${name}: its script, until usable`, path: [parts.inside], limit: usable }] : []),
      ...(hydrated ? [{ name: `${name}: scripts until hydrated`, path: hydrate, limit: hydrated }] : []),
      {
        name: `${name}: all scripts that load by themselves`,
        path: [...hydrate, scriptOf('telemetry')],
        limit: all,
      },
    ];
  });
  const engine = [
    pageAndInside('activity_20250520').inside,
    ...scriptsOf('activity_20250520').filter((path) => named(path, /^engine/)),
  ];
  checks.push(
    { name: 'scripts of a live page without React and its widgets', path: engine, limit: ENGINE_LIMIT },
    { name: 'with the first touch: what sends', path: [scriptOf('send')], limit: SEND_LIMIT },
  );
  const chunks = JSON.parse(readFileSync(join(root, 'dist/client/chunks.json'), 'utf8')) as ClientChunk[];
  for (const fault of [...strangersIn(chunks), ...loadedTwiceIn(chunks)]) {
    console.error(fault);
    process.exitCode = 1;
  }
  const config = join(root, 'dist/budget/size-limit.json');
  writeFileSync(
    config,
    JSON.stringify(
      checks.map((one) => ({ ...one, brotli: true, path: one.path.map((file) => join(root, file)) })),
    ),
  );
  const said = spawnSync(
    process.execPath,
    [join(root, 'node_modules/size-limit/bin.js'), '--config', config, '--json'],
    { cwd: root, encoding: 'utf8' },
  );
  if (!said.stdout.startsWith('[')) throw new Error(`size-limit: expected its report, got ${said.stderr}`);
  // What is too large first: it is the line that a table of all steps shows.
  for (const fault of overLimit(JSON.parse(said.stdout) as Weighed[])) {
    console.error(fault);
    process.exitCode = 1;
  }
  const pages = weightsOfPages();
  for (const fault of tooHeavy(pages, ROUTE_LIMIT)) {
    console.error(fault);
    process.exitCode = 1;
  }
  console.log(`all scripts that a page loads by itself: at most ${ROUTE_LIMIT / 1000} kB, of the heaviest`);
  for (const [page, weight] of byWeight(pages).slice(0, 5))
    console.log(`  ${(weight / 1000).toFixed(2).padStart(7)} kB  ${page}`);
  for (const { name, path, limit } of checks) {
    console.log(`${name}: at most ${limit}`);
    for (const file of path) console.log(`  ${(weightOf(file) / 1000).toFixed(2).padStart(7)} kB  ${file}`);
  }
}

/** What size-limit says of one of its checks; bytes. */
interface Weighed {
  readonly name: string;
  readonly passed: boolean;
  readonly size: number;
  readonly sizeLimit: number;
}

/** What weighs more than it may, a line each. */
export const overLimit = (all: readonly Weighed[]): string[] =>
  all
    .filter(({ passed }) => !passed)
    .map(
      ({ name, size, sizeLimit }) =>
        `${name}: expected at most ${sizeLimit} B, got ${size} B (its limit is in scripts/size.ts)`,
    );

/** Pages, the heaviest first. */
const byWeight = (pages: ReadonlyMap<string, number>): [page: string, weight: number][] =>
  [...pages].sort(([, a], [, b]) => b - a);

/** Pages whose scripts weigh more than any may, a line each, the heaviest first; and a line where there is no page at all. */
export const tooHeavy = (pages: ReadonlyMap<string, number>, limit: number): string[] =>
  pages.size === 0
    ? ['dist/pages: expected pages, got none']
    : byWeight(pages)
        .filter(([, weight]) => weight > limit)
        .map(
          ([page, weight]) =>
            `${page}: expected at most ${limit} B of scripts that load by themselves, got ${weight} B (the limit of all pages is in scripts/size.ts)`,
        );

if (process.argv[1]?.endsWith('size.ts')) main();
