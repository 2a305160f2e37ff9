// npm run size: what a page weighs until it is usable, brotli, against its budget; and what that is made of.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { BASE_PATH } from '../engine/document/anywhere/href.ts';
import { root } from './schemas.ts';

/** Budgets (brotli): script and style in all until the page is usable; what it weighs and about 3 %, so that growth is seen. */
const budgets: { name: string; page: string; limit: string }[] = [
  { name: 'rule page', page: 'seed_rule', limit: '8.6 kB' },
  { name: 'campaign page', page: 'activity_20250520', limit: '89 kB' },
  { name: 'campaign page with daily boards', page: 'activity_20251001', limit: '89 kB' },
  { name: 'campaign page with milestones and wall', page: 'activity_anniversary', limit: '90.8 kB' },
  { name: 'personality test, start', page: 'mbti', limit: '86 kB' },
  { name: 'personality test, question', page: 'mbti/test', limit: '89.6 kB' },
];
const ENGINE_LIMIT = '17.3 kB';

const brotli = (bytes: Buffer | string): number =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/** The files that a pre-rendered page asks for at once, and its style as a file of its own. */
export function filesOf(page: string): { scripts: string[]; style: string } {
  const html = readFileSync(join(root, `dist/pages/${page}.cn.html`), 'utf8');
  const links = [...html.matchAll(/<(?:script type="module" src|link rel="modulepreload" href)="([^"]+)"/g)];
  const scripts = [
    ...new Set(links.map(([, href = '']) => join('dist/client', href.slice(BASE_PATH.length)))),
  ];
  const css = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, one]) => one).join('');
  const style = `dist/budget/${page.replaceAll('/', '-')}.css`;
  mkdirSync(join(root, 'dist/budget'), { recursive: true });
  writeFileSync(join(root, style), css);
  return { scripts, style };
}

function main(): void {
  const checks = budgets.map(({ name, page, limit }) => {
    const { scripts, style } = filesOf(page);
    return { name, path: [...scripts, style], limit, brotli: true };
  });
  const engine = filesOf('activity_20250520').scripts.filter((path) => /\/(engine|core|kernel)-/.test(path));
  checks.push({
    name: 'engine without React and libraries',
    path: engine,
    limit: ENGINE_LIMIT,
    brotli: true,
  });
  for (const { name, path } of checks) {
    console.log(name);
    for (const file of path)
      console.log(`  ${(brotli(readFileSync(join(root, file))) / 1000).toFixed(2).padStart(7)} kB  ${file}`);
  }
  const config = join(root, 'dist/budget/size-limit.json');
  writeFileSync(
    config,
    JSON.stringify(checks.map((one) => ({ ...one, path: one.path.map((file) => join(root, file)) }))),
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
