import { randomUUID } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  lstatSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { DatabaseUnavailable } from './database-unavailable.ts';

/** A folder that this process alone may write to (decision 0053). */
export interface FolderLock {
  /** False once another process has taken the folder over: from then on nothing may be written. */
  holds(): boolean;
  /** @param folder where it lies now, if it was moved meanwhile */
  release(folder?: string): Promise<void>;
}

export interface LockOptions {
  /** Which running system this is: locks of another one cannot be asked, only watched. Default: Linux's boot id. */
  readonly kernel?: string | null;
  /** How often a holder shows that it lives, ms. */
  readonly beat?: number;
  /** How long a holder that cannot be asked may show nothing before it is taken for dead, ms. */
  readonly patience?: number;
}

/** What a lock file says, behind the count of its beats. */
interface Holder {
  readonly pid: number;
  readonly host: string;
  readonly kernel: string | null;
  /** No two are the same. */
  readonly token: string;
  /** Its socket, as the file system knows it: null where there are none. */
  readonly socket: string | null;
}

const lockName = /^server-(\d+)\.lock$/;
const socketName = /^server-.+\.sock$/;
const socketOf = (token: string): string => `server-${token}.sock`;

/** The same for all containers of a machine until it starts again; null where the system tells none. */
function bootId(): string | null {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return null;
  }
}

/** Beats even while the engine holds the event loop for seconds: it has a thread of its own. */
const beating = `
const { writeSync } = require('node:fs');
const { workerData: { file, beat } } = require('node:worker_threads');
let beats = 0;
setInterval(() => {
  beats += 1;
  try { writeSync(file, String(beats).padStart(12, '0'), 0); } catch {}
}, beat);
`;

function textOf(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

function holderIn(text: string): Holder | null {
  try {
    return JSON.parse(text.slice(12)) as Holder;
  } catch {
    return null;
  }
}

/** Which file this is, whatever its name: null when there is none. */
function inodeOf(path: string): string | null {
  const found = lstatSync(path, { bigint: true, throwIfNoEntry: false });
  return found ? `${found.dev}:${found.ino}` : null;
}

/** Runs with a short address of a socket in the folder: the system takes no more than some 100 characters. */
async function withAddress<Result>(
  folder: string,
  name: string,
  use: (address: string) => Promise<Result>,
): Promise<Result> {
  const opened = openSync(folder, 'r');
  try {
    return await use(`/proc/self/fd/${opened}/${name}`);
  } finally {
    closeSync(opened);
  }
}

/** Whether the holder's socket is open: the system closes it with the process, however that ends. Null: nobody knows. */
function listens(folder: string, { token, socket: inode }: Holder): Promise<boolean | null> {
  const name = socketOf(token);
  if (inode === null || inodeOf(join(folder, name)) !== inode) return Promise.resolve(null);
  return withAddress(
    folder,
    name,
    (address) =>
      new Promise((resolve) => {
        const socket = connect(address, () => {
          socket.destroy();
          resolve(true);
        });
        socket.once('error', (error: NodeJS.ErrnoException) =>
          resolve(error.code === 'ECONNREFUSED' ? false : error.code === 'EAGAIN' ? true : null),
        );
      }),
  );
}

/** Whether somebody holds a lock: asks the holder where that is possible, and else watches for beats. */
async function isAlive(path: string, first: string | null, options: Required<LockOptions>): Promise<boolean> {
  if (first === null) return false;
  const holder = holderIn(first);
  if (holder?.kernel === options.kernel) {
    const alive = await listens(dirname(path), holder);
    if (alive !== null) return alive;
  }
  for (const begin = performance.now(); performance.now() - begin < options.patience; ) {
    await sleep(options.beat / 4);
    const text = textOf(path);
    if (text === null) return false;
    if (text !== first) return true;
  }
  return false;
}

/** Listens inside the folder; null where the system or the file system has no such sockets. */
async function listenIn(folder: string, name: string): Promise<Server | null> {
  const server = createServer((socket) => socket.destroy()).unref();
  return withAddress(
    folder,
    name,
    (address) =>
      new Promise((resolve) => {
        server.once('error', () => resolve(null));
        server.listen(address, () => resolve(server));
      }),
  );
}

const locksIn = (folder: string): string[] => readdirSync(folder).filter((name) => lockName.test(name));

const numberOf = (name: string): number => Number(lockName.exec(name)?.[1]);

/**
 * Takes a folder for this process: no other may, whichever container or machine it runs in. What a process left that
 * was killed is taken over.
 *
 * @throws DatabaseUnavailable that says who has it
 */
export async function lockFolder(folder: string, told: LockOptions = {}): Promise<FolderLock> {
  const options = { kernel: bootId(), beat: 1000, patience: 6000, ...told };
  const refuse = (name: string): never => {
    const holder = holderIn(textOf(join(folder, name)) ?? '');
    const by = holder ? `process ${holder.pid} on ${holder.host}` : 'another process';
    throw new DatabaseUnavailable(
      `The data folder ${folder} is in use by ${by}. Stop it first, or choose another folder.`,
      undefined,
    );
  };

  const left = new Map(locksIn(folder).map((name) => [name, textOf(join(folder, name))]));
  await Promise.all(
    [...left].map(async ([name, text]) => {
      if (await isAlive(join(folder, name), text, options)) refuse(name);
    }),
  );

  const token = randomUUID();
  const socket = socketOf(token);
  const server = options.kernel === null ? null : await listenIn(folder, socket);
  const inode = server && inodeOf(join(folder, socket));
  const mine = `server-${Math.max(0, ...[...left.keys()].map(numberOf)) + 1}.lock`;
  const path = join(folder, mine);
  const closeSocket = (at = folder): void => {
    server?.close();
    rmSync(join(at, socket), { force: true });
  };
  let file: number;
  try {
    // Of all that found the same dead lock, the system lets one make the next.
    file = openSync(path, 'wx');
  } catch (error) {
    closeSocket();
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    // Who made it has still to write its name.
    await sleep(50);
    return refuse(mine);
  }
  const holder: Holder = {
    pid: process.pid,
    host: hostname(),
    kernel: options.kernel,
    token,
    socket: inode,
  };
  writeSync(file, `${'0'.repeat(12)}${JSON.stringify(holder)}\n`);
  fsyncSync(file);
  // A lock that was looked at may be another's by now, or its holder may have woken up.
  const other = locksIn(folder).find(
    (name) => name !== mine && textOf(join(folder, name)) !== (left.get(name) ?? null),
  );
  if (other !== undefined) {
    closeSync(file);
    rmSync(path);
    closeSocket();
    return refuse(other);
  }
  for (const name of readdirSync(folder))
    if (left.has(name) || (socketName.test(name) && name !== socket))
      rmSync(join(folder, name), { force: true });

  const made = inodeOf(path);
  const worker = new Worker(beating, { eval: true, execArgv: [], workerData: { file, beat: options.beat } });
  worker.unref();
  worker.on('error', () => undefined);
  return {
    holds() {
      try {
        return inodeOf(path) === made;
      } catch (error) {
        return (error as NodeJS.ErrnoException).code !== 'ESTALE';
      }
    },
    async release(at = folder) {
      await worker.terminate();
      if (inodeOf(join(at, mine)) === made) rmSync(join(at, mine), { force: true });
      closeSocket(at);
      closeSync(file);
    },
  };
}
