import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../free-port.ts';

const packages = '/usr/lib/postgresql';

/** The newest server that Debian's packages have brought, or null. */
export function findBinaries(): string | null {
  if (!existsSync(packages)) return null;
  const newestFirst = readdirSync(packages).sort((a, b) => Number(b) - Number(a));
  const folders = newestFirst.map((version) => join(packages, version, 'bin'));
  return folders.find((folder) => existsSync(join(folder, 'initdb'))) ?? null;
}

/** PostgreSQL refuses to run as root; Debian's package brings a user of its own. */
function run(command: string, parameters: readonly string[]): void {
  const asRoot = userInfo().uid === 0;
  const [file, all] = asRoot
    ? ['setpriv', ['--reuid=postgres', '--regid=postgres', '--clear-groups', command, ...parameters]]
    : [command, parameters];
  execFileSync(file, all, { stdio: 'pipe', cwd: tmpdir() });
}

/**
 * A PostgreSQL of its own, in a folder that goes with it.
 *
 * @param settings of the server; those of a server that somebody would run, unless said
 */
export async function startPostgres(binaries: string, settings: Readonly<Record<string, string>> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'gala-postgres-'));
  if (userInfo().uid === 0) execFileSync('chown', ['postgres', folder]);
  const data = join(folder, 'data');
  const port = await freePort();
  const all = { listen_addresses: '127.0.0.1', unix_socket_directories: folder, ...settings };
  const options = [`-p ${port}`, ...Object.entries(all).map(([key, value]) => `-c ${key}=${value}`)].join(
    ' ',
  );
  run(join(binaries, 'initdb'), ['-D', data, '-U', 'gala', '--auth=trust', '--encoding=UTF8', '--locale=C']);
  const start = () =>
    run(join(binaries, 'pg_ctl'), [
      '-D',
      data,
      '-w',
      '-t',
      '180',
      '-l',
      join(folder, 'log'),
      '-o',
      options,
      'start',
    ]);
  const stop = (mode: 'fast' | 'immediate') =>
    run(join(binaries, 'pg_ctl'), ['-D', data, '-w', '-m', mode, 'stop']);
  start();
  return {
    /** The process that all others of it come from. */
    pid: () => Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]),
    url: `postgres://gala@127.0.0.1:${port}/postgres`,
    /** Loses all that is not in its write-ahead log, and comes back. */
    crash() {
      stop('immediate');
      start();
    },
    /** What it holds goes with it: nothing of that is written down first. */
    remove() {
      stop('immediate');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
