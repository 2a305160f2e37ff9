// By turns, 55 s: opens and breaks databases on the disk.
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newUser } from '../fixtures/harness.ts';
import { DatabaseUnavailable } from './database-unavailable.ts';
import { putAside } from './embedded.ts';
import { openDatabase } from './open-database.ts';

let parent: string;
/** A database with one user, closed cleanly. */
let sound: string;
/** Where a test has its own of it. */
let folder: string;

beforeAll(async () => {
  parent = mkdtempSync(join(tmpdir(), 'gala-open-'));
  sound = join(parent, 'sound');
  const db = await openDatabase({ dataDir: sound });
  await newUser(db);
  await db.close();
}, 180_000);
afterAll(() => rmSync(parent, { recursive: true, force: true }));
beforeEach(() => {
  folder = join(parent, 'database');
});
afterEach(() => {
  for (const name of readdirSync(parent))
    if (name !== 'sound') rmSync(join(parent, name), { recursive: true });
});

/** A copy that may be written to. */
const copy = (): void => cpSync(sound, folder, { recursive: true });

/** The same files under other names, at once: nothing may write to them, only put others in their place. */
function link(from = sound, to = folder): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [one, other] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) link(one, other);
    else linkSync(one, other);
  }
}

/** Puts a file in the place of another. */
function replace(path: string, content: string | Buffer): void {
  rmSync(path);
  writeFileSync(path, content);
}

async function users(dataDir: string): Promise<number> {
  const db = await openDatabase({ dataDir });
  const { rows } = await db.query('SELECT user_id FROM users');
  await db.close();
  return rows.length;
}

/** What is said of a folder that does not open. */
async function refused(dataDir = folder): Promise<string> {
  const told = await openDatabase({ dataDir }).then(
    async (db) => {
      await db.close();
      return new Error('It opened.');
    },
    (error: Error) => error,
  );
  expect(told).toBeInstanceOf(DatabaseUnavailable);
  expect(told.message.split('\n')).toHaveLength(1);
  return told.message;
}

/** Every file below a folder with its size and when it was last written to, by the system's own account. */
function everything(): Record<string, string> {
  return Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => {
        const path = join(parentPath, name);
        const { ino, size, mtimeNs, ctimeNs } = lstatSync(path, { bigint: true });
        return [path, [ino, size, mtimeNs, ctimeNs].join(' ')];
      }),
  );
}

const wayOut = 'or move it away to begin with an empty one (a try-out: npm start -- --fresh).';

describe('a data folder that is damaged is named, with what to do, and is left as it is', {
  timeout: 120_000,
}, () => {
  const damage: Record<string, readonly [told: string, (pgdata: string) => void]> = {
    'the version file is gone': ['pgdata/PG_VERSION is missing', (at) => rmSync(join(at, 'PG_VERSION'))],
    'the version file says nothing': [
      'pgdata/PG_VERSION has 0 bytes instead of 3',
      (at) => replace(join(at, 'PG_VERSION'), ''),
    ],
    'the control file is zeros': [
      'pgdata/global/pg_control is zeros',
      (at) => replace(join(at, 'global/pg_control'), Buffer.alloc(8192)),
    ],
    'the control file is cut off': [
      'pgdata/global/pg_control has 100 bytes instead of 8192',
      (at) => {
        const path = join(at, 'global/pg_control');
        replace(path, readFileSync(path).subarray(0, 100));
      },
    ],
    'the control file is gone': [
      'pgdata/global/pg_control is missing',
      (at) => rmSync(join(at, 'global/pg_control')),
    ],
    'the log of changes is gone': [
      'pgdata/pg_wal is missing or empty',
      (at) => {
        for (const name of readdirSync(join(at, 'pg_wal')))
          if (/^[0-9A-F]{24}$/.test(name)) rmSync(join(at, 'pg_wal', name));
      },
    ],
    'the ends of transactions are gone': [
      'pgdata/pg_xact is missing or empty',
      (at) => rmSync(join(at, 'pg_xact'), { recursive: true }),
    ],
    'the tables are gone': [
      'pgdata/base/1 is missing or empty',
      (at) => rmSync(join(at, 'base'), { recursive: true }),
    ],
    'all but one file is gone': [
      'pgdata/PG_VERSION is missing',
      (at) => {
        rmSync(at, { recursive: true });
        mkdirSync(at);
        writeFileSync(join(at, 'postgresql.conf'), '');
      },
    ],
    'a file is in its place': [
      'pgdata is not a folder',
      (at) => {
        rmSync(at, { recursive: true });
        writeFileSync(at, 'x');
      },
    ],
  };
  it.each(Object.entries(damage))('%s', async (_name, [expected, harm]) => {
    link();
    harm(join(folder, 'pgdata'));
    const before = everything();
    const told = await refused();
    expect(told).toContain(
      `The embedded database in ${folder} is damaged: ${expected}. It was left as it is.`,
    );
    expect(told).toContain(wayOut);
    expect(everything()).toEqual(before);
  });

  it('but where only the engine can tell: then it says that the attempt may have changed it', async () => {
    copy();
    const wal = join(folder, 'pgdata/pg_wal');
    for (const name of readdirSync(wal))
      if (/^[0-9A-F]{24}$/.test(name)) writeFileSync(join(wal, name), Buffer.alloc(16 * 1024 * 1024));
    const told = await refused();
    expect(told).toBe(
      `The embedded database in ${folder} is damaged: the engine cannot open it. Its attempt may have changed files in it. Put a copy of the folder in its place, ${wayOut}`,
    );
    expect(readdirSync(folder).filter((name) => name.startsWith('server'))).toEqual([]);
  });
});

describe('a folder whose database is gone gets no empty one in its place', { timeout: 120_000 }, () => {
  it.each<readonly [string, string, (pgdata: string) => void]>([
    [
      'was emptied',
      'empty',
      (at) => {
        rmSync(at, { recursive: true });
        mkdirSync(at);
      },
    ],
    ['is missing', 'missing', (at) => rmSync(at, { recursive: true })],
    ['has the name of an unfinished one', 'missing', (at) => renameSync(at, `${at}.new`)],
  ])('when it %s', async (_name, state, harm) => {
    link();
    harm(join(folder, 'pgdata'));
    const before = everything();
    expect(await refused()).toBe(
      `The embedded database in ${folder} is gone: pgdata is ${state}, and pgdata.made says that there was one. It was left as it is. Put a copy of the folder in its place, ${wayOut}`,
    );
    expect(everything()).toEqual(before);
  });

  it('also when an earlier version has made it', async () => {
    copy();
    rmSync(join(folder, 'pgdata.made'));
    expect(await users(folder)).toBe(1);
    rmSync(join(folder, 'pgdata'), { recursive: true });
    expect(await refused()).toContain('is gone: pgdata is missing');
  });
});

describe('a folder', { timeout: 120_000 }, () => {
  it('whose first database was never finished gets one', async () => {
    const begun = join(parent, 'begun');
    mkdirSync(join(begun, 'pgdata.new/base'), { recursive: true });
    expect(await users(begun)).toBe(0);
    expect(readdirSync(begun).sort()).toEqual(['pgdata', 'pgdata.made']);
  });

  it('that leads to a disk which is not there gets none, and says that it cannot be made', async () => {
    const led = join(parent, 'led');
    mkdirSync(led);
    symlinkSync(join(parent, 'nowhere'), join(led, 'pgdata'));
    expect(await refused(led)).toBe(`The engine cannot make a database in ${led}. Is the disk full?`);
  });

  it('where a file stands in the way is not writable', async () => {
    writeFileSync(join(parent, 'file'), '');
    await expect(openDatabase({ dataDir: join(parent, 'file/data') })).rejects.toThrow(/is not writable/);
  });

  it('that a newer server has written is refused in one sentence', async () => {
    copy();
    const db = await openDatabase({ dataDir: folder });
    await db.query("INSERT INTO migrations (name) VALUES ('999-later.sql')");
    await db.close();
    await expect(openDatabase({ dataDir: folder })).rejects.toThrow(
      'The tables of the database cannot be brought to this version of the server: The database is newer than this server: it has run 999-later.sql',
    );
  });

  it('is put aside whole, each time under a name of its own, and not while it is open', async () => {
    copy();
    const now = Date.parse('2026-03-02T09:00:00Z');
    const first = await putAside(folder, now);
    expect(first).toBe(`${folder}-until-2026-03-02T09-00-00`);
    expect(existsSync(folder)).toBe(false);
    expect(await putAside(folder, now)).toBeNull();
    link();
    expect(await putAside(folder, now)).toBe(`${folder}-until-2026-03-02T09-00-00-2`);
    expect(await users(first ?? '')).toBe(1);

    copy();
    const db = await openDatabase({ dataDir: folder });
    await expect(putAside(folder, now)).rejects.toThrow(/is in use by process/);
    await db.close();
  });

  it('with a file that belongs to somebody else is not writable, and is named', async ({ skip }) => {
    copy();
    const file = join(folder, 'pgdata/global/pg_control');
    // Rights do not bind the superuser, who therefore plays somebody else.
    const uid = process.getuid?.() === 0 ? 65534 : undefined;
    if (uid !== undefined) {
      const below = readdirSync(folder, { recursive: true, encoding: 'utf8' });
      for (const path of ['.', ...below]) chownSync(join(folder, path), uid, uid);
      chmodSync(parent, 0o755);
    }
    chmodSync(file, 0o400);
    chownSync(file, process.getuid?.() ?? 0, process.getgid?.() ?? 0);
    const entry = fileURLToPath(new URL('../proofs/serve.ts', import.meta.url));
    const look = spawnSync(process.execPath, ['-e', `fs.readFileSync(${JSON.stringify(entry)})`], {
      ...(uid === undefined ? {} : { uid, gid: uid }),
    });
    if (look.status !== 0) skip('Somebody else may not read this checkout, and so cannot start from it.');
    const { stderr } = spawnSync(process.execPath, ['--import', 'tsx', entry], {
      ...(uid === undefined ? {} : { uid, gid: uid }),
      env: { PATH: process.env.PATH, TMPDIR: folder, GALA_DATA_DIR: folder },
      encoding: 'utf8',
    });
    expect(stderr).toMatch(
      /DatabaseUnavailable: The data folder .*database is not writable: EACCES: .*pg_control'/,
    );
  });

  it('that another process has taken over is not written to any more', async () => {
    copy();
    const db = await openDatabase({ dataDir: folder });
    const [lock = ''] = readdirSync(folder).filter((name) => name.endsWith('.lock'));
    // Nothing less than a machine that stands still lets this happen: the one that takes over removes the lock.
    rmSync(join(folder, lock));
    for (const attempt of [
      () => db.query('SELECT 1'),
      () => db.script('SELECT 1'),
      () => db.transaction((tx) => tx.query('SELECT 1')),
    ])
      await expect(attempt()).rejects.toThrow('was taken over by another process');
    const before = everything();
    await db.close();
    expect(everything()).toEqual(before);
  });

  it('that is taken over while something is written acknowledges nothing: the process ends', async () => {
    copy();
    const code = `
      import { readdirSync, rmSync } from 'node:fs';
      const { openDatabase } = await import(${JSON.stringify(new URL('./open-database.ts', import.meta.url).href)});
      const folder = ${JSON.stringify(folder)};
      const db = await openDatabase({ dataDir: folder });
      await db.transaction(async (tx) => {
        await tx.query("INSERT INTO users (user_id, nickname, avatar) VALUES ('1', 'x', '')");
        for (const name of readdirSync(folder)) if (name.endsWith('.lock')) rmSync(folder + '/' + name);
      });
      console.log('acknowledged');
    `;
    const { stdout, stderr, status } = spawnSync(
      process.execPath,
      ['--import', 'tsx', '--input-type=module', '-e', code],
      { encoding: 'utf8', timeout: 100_000 },
    );
    expect({ stdout, stderr, status }).toEqual({
      stdout: '',
      stderr: `The data folder ${folder} was taken over by another process: this one ends.\n`,
      status: 1,
    });
  });
});
