// npm run bare: both commands of the README on a machine that has Node.js and npm, and nothing else.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { root } from '../build/schemas.ts';
import { BASE_PATH } from '../engine/document/anywhere/href.ts';
import { freePort } from '../tools/free-port.ts';

/** What the smallest Linux has, and all that the commands may find on their PATH. */
const TOOLS = [
  ...[
    'node',
    'npm',
    'npx',
    'sh',
    'bash',
    'env',
    'dirname',
    'basename',
    'uname',
    'ls',
    'cat',
    'rm',
    'cp',
    'mv',
  ],
  ...['mkdir', 'ln', 'chmod', 'sed', 'grep', 'ps', 'sleep', 'readlink', 'realpath', 'tr', 'cut', 'head'],
];

/** Laid over with nothing where the system lets us: faces, and servers that a test could find by itself. */
const HIDDEN = ['/usr/share/fonts', '/usr/local/share/fonts', '/usr/lib/postgresql'];

/** How long `npm start` may take until its page answers, in ms. */
const PATIENCE = 5 * 60_000;

const { values } = parseArgs({
  options: {
    /** Runs `.ci/run` in place of the second command. */
    ci: { type: 'boolean', default: false },
    /** The first command alone. */
    start: { type: 'boolean', default: false },
    /** Leaves the folder for a look. */
    keep: { type: 'boolean', default: false },
  },
});

const folder = mkdtempSync(join(tmpdir(), 'gala-bare-'));
const at = (...path: string[]): string => join(folder, ...path);

/** An environment with nothing of this machine in it but the tools, npm's cache and its settings. */
function nothing(): NodeJS.ProcessEnv {
  for (const name of ['bin', 'home', 'tmp']) mkdirSync(at(name));
  const places = (process.env.PATH ?? '').split(delimiter);
  for (const tool of TOOLS) {
    const found = places.map((place) => join(place, tool)).find((path) => existsSync(path));
    if (found) symlinkSync(realpathSync(found), at('bin', tool));
  }
  const setting = (key: string): string =>
    execFileSync('npm', ['config', 'get', key], { encoding: 'utf8', cwd: tmpdir() }).trim();
  return {
    PATH: at('bin'),
    HOME: at('home'),
    TMPDIR: at('tmp'),
    npm_config_cache: setting('cache'),
    npm_config_userconfig: setting('userconfig'),
  };
}

/** A shell that hides faces and servers before it runs the command, where this system has such shells. */
function hiding(): string[] {
  const script = HIDDEN.filter((path) => existsSync(path))
    .map((path) => `mount -t tmpfs none ${path} &&`)
    .join(' ');
  try {
    execFileSync('unshare', ['--mount', 'sh', '-c', `${script} true`], { stdio: 'ignore' });
    return ['unshare', '--mount', 'sh', '-c', `${script} exec env -i "$@"`, 'sh'];
  } catch {
    console.log('· this system lets nobody hide folders: its faces and servers stay in sight');
    return ['env', '-i'];
  }
}

const shell = hiding();
const env = nothing();

/** Runs a command of the README in the clone. */
function begin(command: string) {
  const [program = '', ...rest] = shell;
  const pairs = Object.entries(env).map(([name, value]) => `${name}=${value}`);
  return spawn(program, [...rest, ...pairs, 'sh', '-c', command], {
    cwd: at('clone'),
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  });
}

const answers = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
};

/** `npm ci && npm start`: until its page answers. */
async function starts(): Promise<string | undefined> {
  const port = await freePort();
  const child = begin(`npm ci && PORT=${port} npm start`);
  let ended = false;
  const over = once(child, 'exit').then(() => {
    ended = true;
  });
  const until = Date.now() + PATIENCE;
  try {
    while (Date.now() < until && !ended) {
      const page = `http://127.0.0.1:${port}${BASE_PATH}activity_center?lang=th`;
      if ((await answers(`http://127.0.0.1:${port}/readyz`)) && (await answers(page))) return undefined;
      await wait(500);
    }
    return ended ? 'it ended before its page answered' : `no page after ${PATIENCE / 1000} s`;
  } finally {
    // The whole group: npm does not pass on what ends it.
    if (!ended && child.pid) process.kill(-child.pid, 'SIGTERM');
    await over;
  }
}

async function runs(command: string): Promise<number> {
  const [code] = await once(begin(command), 'exit');
  return typeof code === 'number' ? code : 1;
}

interface Total {
  passed: number;
  failed: number;
  skipped: number;
}

const lines: string[] = [];
const minutes = (since: number): string => `${((Date.now() - since) / 60_000).toFixed(1)} min`;

function report(good: boolean, command: string, told: string, since: number): void {
  lines.push(`${good ? 'ok  ' : 'FAIL'} ${command}: ${told}, ${minutes(since)}`);
  if (!good) process.exitCode = 1;
}

async function main(): Promise<void> {
  execFileSync('git', ['clone', '--quiet', '--no-local', root, at('clone')], { stdio: 'inherit' });

  const start = Date.now();
  const fault = await starts();
  report(fault === undefined, 'npm ci && npm start', fault ?? 'its page answers', start);
  if (!values.start) {
    const test = Date.now();
    const command = values.ci ? '.ci/run' : 'npm ci && npm test';
    const code = await runs(command);
    const file = at('clone/dist/test/total.json');
    const total = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Total) : undefined;
    const told = total
      ? `${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`
      : 'no total';
    report(code === 0 && total?.failed === 0, command, told, test);
  }
  console.log(`\n${lines.join('\n')}`);
}

try {
  await main();
} finally {
  if (values.keep) console.log(`· left in ${folder}`);
  else rmSync(folder, { recursive: true, force: true });
}
