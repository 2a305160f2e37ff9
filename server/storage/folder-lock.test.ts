// By turns: starts processes that fight for a folder.
import { type ChildProcess, fork, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DatabaseUnavailable } from './database-unavailable.ts';
import { lockFolder } from './folder-lock.ts';

const holder = fileURLToPath(new URL('../fixtures/hold-folder.ts', import.meta.url));
/** How another machine is played: its locks cannot be asked, only watched. */
const elsewhere = { kernel: 'another machine', beat: 20, patience: 1500 };
const here = { beat: 20, patience: 1500 };

let folder: string;
const children: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gala-lock-'));
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** What a process says that was to take the folder, and then holds it: `held`, or why it does not. */
async function take(child: ChildProcess): Promise<string> {
  children.push(child);
  let said = '';
  for await (const chunk of child.stdout ?? []) {
    said += String(chunk);
    if (said.includes('\n')) break;
  }
  return said.trim();
}

const start = (): ChildProcess => fork(holder, [folder], { execArgv: ['--import', 'tsx'], silent: true });

/** The same in a PID namespace of its own, as in a container: it sees no process of this one. */
const contained = (): ChildProcess =>
  spawn('unshare', [
    '--pid',
    '--fork',
    '--mount-proc',
    '--kill-child',
    process.execPath,
    '--import',
    'tsx',
    holder,
    folder,
  ]);
const canContain =
  spawnSync('unshare', ['--pid', '--fork', '--mount-proc', process.execPath, '-e', '']).status === 0;

async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, 'close');
  child.kill('SIGKILL');
  await ended;
}

const inUse =
  /^The data folder .* is in use by process \d+ on \S+\. Stop it first, or choose another folder\.$/;

describe('a folder of one process', { timeout: 60_000 }, () => {
  it('is refused to a second one, and to the same', async () => {
    const lock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(inUse);
    await expect(lockFolder(folder)).rejects.toBeInstanceOf(DatabaseUnavailable);
    expect(await take(start())).toMatch(inUse);
    await lock.release();
    expect(readdirSync(folder)).toEqual([]);
    expect(await take(start())).toBe('held');
  });

  it('is refused at once on the same machine, however long it has written no sign of life', async () => {
    const silent = { beat: 600_000, patience: 50 };
    const lock = await lockFolder(folder, silent);
    await expect(lockFolder(folder, silent)).rejects.toThrow(inUse);
    expect(lock.holds()).toBe(true);
    await lock.release();
  });

  it.runIf(existsSync('/proc/self/fd'))('that is given back leaves no file open', async () => {
    // Those of this folder: the process of a test opens and closes others meanwhile.
    const open = () =>
      readdirSync('/proc/self/fd').filter((one) => {
        try {
          return readlinkSync(join('/proc/self/fd', one)).startsWith(folder);
        } catch {
          return false;
        }
      });
    const lock = await lockFolder(folder);
    expect(open()).not.toEqual([]);
    await lock.release();
    expect(open()).toEqual([]);
  });

  it.runIf(canContain)('is refused across PID namespaces, whichever has it', async () => {
    const first = contained();
    expect(await take(first)).toBe('held');
    await expect(lockFolder(folder)).rejects.toThrow(inUse);
    expect(await take(contained())).toMatch(inUse);
    await kill(first);
    expect(await take(start())).toBe('held');
    expect(await take(contained())).toMatch(inUse);
  });

  it('that was killed is taken over, by one of all that try at once', async () => {
    const first = start();
    expect(await take(first)).toBe('held');
    await kill(first);
    const told = await Promise.all([start(), start(), start()].map(take));
    expect(told.filter((one) => one === 'held')).toHaveLength(1);
    for (const one of told) if (one !== 'held') expect(one).toMatch(inUse);
    expect(readdirSync(folder)).toHaveLength(2);
  });

  it('has a path too long for a socket’s address', async () => {
    const deep = join(folder, 'a'.repeat(90), 'b'.repeat(90));
    mkdirSync(deep, { recursive: true });
    const lock = await lockFolder(deep);
    await expect(lockFolder(deep)).rejects.toThrow(inUse);
    await lock.release();
    expect(readdirSync(deep)).toEqual([]);
  });
});

describe('a folder that another process takes in the same moment', () => {
  it.each(['server-1.lock', 'server-9.lock'])('by %s is left to that one as it was', async (other) => {
    const taking = lockFolder(folder, here);
    // Both had looked, and found nobody.
    writeFileSync(join(folder, other), '');
    await expect(taking).rejects.toThrow(/is in use by another process/);
    expect(readdirSync(folder)).toEqual([other]);
  });
});

describe('a folder of a process on another machine', () => {
  it('is refused while that one shows that it lives', async () => {
    const lock = await lockFolder(folder, elsewhere);
    await expect(lockFolder(folder, here)).rejects.toThrow(inUse);
    expect(lock.holds()).toBe(true);
    await lock.release();
  });

  it('that shows nothing is taken over; should it wake up, it holds nothing and takes nothing away', async () => {
    // Beats that do not come within the patience: a machine that stands still.
    const asleep = await lockFolder(folder, { ...elsewhere, beat: 1e9 });
    const lock = await lockFolder(folder, { ...here, patience: 100 });
    expect(asleep.holds()).toBe(false);
    expect(lock.holds()).toBe(true);
    await asleep.release();
    expect(lock.holds()).toBe(true);
    await expect(lockFolder(folder)).rejects.toThrow(inUse);
    await lock.release();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is not in use by anybody where it is gone meanwhile', async () => {
    writeFileSync(join(folder, 'server-7.lock'), '');
    const taking = lockFolder(folder, { ...here, kernel: null, patience: 60_000 });
    rmSync(folder, { recursive: true });
    await expect(taking).rejects.toThrow(/ENOENT/);
  });

  it('whose holder cannot be asked, although it is of this machine, is watched', async () => {
    const name = 'server-lost.sock';
    symlinkSync('nowhere', join(folder, name));
    const { dev, ino } = lstatSync(join(folder, name), { bigint: true });
    const holder = { pid: 1, host: 'x', kernel: 'this', token: 'lost', socket: `${dev}:${ino}` };
    writeFileSync(join(folder, 'server-1.lock'), `${'0'.repeat(12)}${JSON.stringify(holder)}`);
    const lock = await lockFolder(folder, { kernel: 'this', beat: 20, patience: 100 });
    expect(lock.holds()).toBe(true);
    await lock.release();
  });

  it.each(['', '\0'.repeat(200), 'no lock at all'])(
    'that left %j at a power loss is taken over',
    async (text) => {
      writeFileSync(join(folder, 'server-7.lock'), text);
      const lock = await lockFolder(folder, { ...here, patience: 100 });
      expect(readdirSync(folder)).toContain('server-8.lock');
      expect(readdirSync(folder)).not.toContain('server-7.lock');
      await lock.release();
    },
  );
});
