// npm run size: what a page weighs, brotli, against its budget: until it is usable, until React has its live parts, and in all.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { ASKS_ID, type Asks } from '../app/start/handed.ts';
import { root } from '../build/schemas.ts';
import { BASE_PATH } from '../engine/document/anywhere/href.ts';

/** Budgets (brotli) of a page: what it weighs and about 3 %, so that growth is seen. */
interface Budget {
  name: string;
  page: string;
  /** The page itself, with its style, texts and start. */
  html: string;
  /** Scripts until its buttons and tabs answer; until React has its live parts; all that load by themselves. */
  usable?: string;
  hydrated?: string;
  all: string;
}
const budgets: readonly Budget[] = [
  { name: 'rule page', page: 'seed_rule', html: '6.5 kB', all: '12.4 kB' },
  {
    name: 'campaign page',
    page: 'activity_20250520',
    html: '17.2 kB',
    usable: '14 kB',
    hydrated: '90.8 kB',
    all: '97.8 kB',
  },
  {
    name: 'campaign page with daily boards',
    page: 'activity_20251001',
    html: '18.2 kB',
    usable: '14 kB',
    hydrated: '91.7 kB',
    all: '98.6 kB',
  },
  {
    name: 'campaign page with milestones and wall',
    page: 'activity_anniversary',
    html: '18.4 kB',
    usable: '14 kB',
    hydrated: '91.7 kB',
    all: '98.6 kB',
  },
  {
    name: 'personality test, start',
    page: 'mbti',
    html: '13.1 kB',
    usable: '14 kB',
    hydrated: '91.2 kB',
    all: '98.2 kB',
  },
  {
    name: 'personality test, question',
    page: 'mbti/test',
    html: '14.4 kB',
    usable: '14 kB',
    hydrated: '94.4 kB',
    all: '101.3 kB',
  },
];
/** Scripts of a live page without React and its widgets. */
const ENGINE_LIMIT = '27.6 kB';
/** With the first touch: what sends. */
const SEND_LIMIT = '23.1 kB';

const brotli = (bytes: Buffer | string): number =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/** The scripts that a pre-rendered page asks for at once. */
function scriptsOf(page: string): string[] {
  const html = readFileSync(join(root, `dist/pages/${page}.cn.html`), 'utf8');
  const [, kernel = ''] = /<script type="module" src="([^"]+)"/.exec(html) ?? [];
  const [, asks = ''] = new RegExp(`id="${ASKS_ID}">([^<]+)<`).exec(html) ?? [];
  const { scripts } = JSON.parse(asks) as Asks;
  return [kernel, ...scripts].map((href) => join('dist/client', href.slice(BASE_PATH.length)));
}

/** The script of a stage that comes by itself, or with a touch. */
function scriptOf(stage: string): string {
  const name = readdirSync(join(root, 'dist/client/assets')).find((file) => file.startsWith(`${stage}-`));
  if (name === undefined)
    throw new Error(`dist/client/assets: expected the script of the stage ${stage}, got none`);
  return `dist/client/assets/${name}`;
}

function main(): void {
  const named = (path: string, stages: RegExp): boolean => stages.test(basename(path));
  const checks = budgets.flatMap(({ name, page, html, usable, hydrated, all }) => {
    const hydrate = scriptsOf(page);
    const use = hydrate.filter((path) => named(path, /^(kernel|core|rolldown)/));
    return [
      { name: `${name}: the page itself`, path: [`dist/pages/${page}.cn.html`], limit: html },
      ...(usable ? [{ name: `${name}: scripts until usable`, path: use, limit: usable }] : []),
      ...(hydrated ? [{ name: `${name}: scripts until hydrated`, path: hydrate, limit: hydrated }] : []),
      {
        name: `${name}: all scripts that load by themselves`,
        path: [...hydrate, scriptOf('telemetry')],
        limit: all,
      },
    ];
  });
  const engine = scriptsOf('activity_20250520').filter((path) => named(path, /^(engine|core|kernel)/));
  checks.push(
    { name: 'scripts of a live page without React and its widgets', path: engine, limit: ENGINE_LIMIT },
    { name: 'with the first touch: what sends', path: [scriptOf('send')], limit: SEND_LIMIT },
  );
  for (const { name, path } of checks) {
    console.log(name);
    for (const file of path)
      console.log(`  ${(brotli(readFileSync(join(root, file))) / 1000).toFixed(2).padStart(7)} kB  ${file}`);
  }
  mkdirSync(join(root, 'dist/budget'), { recursive: true });
  const config = join(root, 'dist/budget/size-limit.json');
  writeFileSync(
    config,
    JSON.stringify(
      checks.map((one) => ({ ...one, brotli: true, path: one.path.map((file) => join(root, file)) })),
    ),
  );
  try {
    execFileSync(process.execPath, [join(root, 'node_modules/size-limit/bin.js'), '--config', config], {
      cwd: root,
      stdio: 'inherit',
    });
  } catch {
    process.exitCode = 1;
  }
}

if (process.argv[1]?.endsWith('size.ts')) main();
