import { fork } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newUser } from './fixtures/harness.ts';
import { DatabaseUnavailable, openDatabase, putAside } from './open-database.ts';

let parent: string;
/** A database with one user, closed cleanly. */
let sound: string;
/** A copy of it for each test. */
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
  cpSync(sound, folder, { recursive: true });
});
afterEach(() => {
  for (const name of readdirSync(parent))
    if (name !== 'sound') rmSync(join(parent, name), { recursive: true });
});

async function users(dataDir: string): Promise<number> {
  const db = await openDatabase({ dataDir });
  const { rows } = await db.query('SELECT user_id FROM users');
  await db.close();
  return rows.length;
}

/** Names of what lies in it, but for the engine's own lock. */
const contents = (): string[] =>
  readdirSync(join(folder, 'pgdata'))
    .filter((name) => name !== 'postmaster.pid')
    .sort();

describe('a data folder that is damaged is named, with what to do, and is left as it is', {
  timeout: 120_000,
}, () => {
  const damage: Record<string, (pgdata: string) => void> = {
    'the version file is gone': (pgdata) => rmSync(join(pgdata, 'PG_VERSION')),
    'the version file says nothing': (pgdata) => writeFileSync(join(pgdata, 'PG_VERSION'), ''),
    'the control file is zeros': (pgdata) =>
      writeFileSync(join(pgdata, 'global/pg_control'), Buffer.alloc(8192)),
    'the control file is gone': (pgdata) => rmSync(join(pgdata, 'global/pg_control')),
    'the log of changes is gone': (pgdata) => {
      for (const name of readdirSync(join(pgdata, 'pg_wal')))
        if (/^[0-9A-F]{24}$/.test(name)) rmSync(join(pgdata, 'pg_wal', name));
    },
    'the tables are gone': (pgdata) => rmSync(join(pgdata, 'base'), { recursive: true }),
    'all but one file is gone': (pgdata) => {
      rmSync(pgdata, { recursive: true });
      mkdirSync(pgdata);
      writeFileSync(join(pgdata, 'postgresql.conf'), '');
    },
  };
  it.each(Object.keys(damage))('%s', async (name) => {
    damage[name]?.(join(folder, 'pgdata'));
    const before = contents();
    const told = await openDatabase({ dataDir: folder }).then(
      async (db) => {
        await db.close();
        return new Error('It opened.');
      },
      (error: Error) => error,
    );
    expect(told).toBeInstanceOf(DatabaseUnavailable);
    expect(told.message).toContain(`The embedded database in ${folder} is damaged: `);
    expect(told.message).toContain('move it away to begin with an empty one');
    expect(told.message.split('\n')).toHaveLength(1);
    expect(contents()).toEqual(before);
    expect(existsSync(join(folder, 'server.pid'))).toBe(false);
  });
});

describe('a folder', { timeout: 120_000 }, () => {
  it('whose first database was never finished gets one', async () => {
    const begun = join(parent, 'begun');
    mkdirSync(join(begun, 'pgdata.new/base'), { recursive: true });
    expect(await users(begun)).toBe(0);
    expect(readdirSync(begun)).toEqual(['pgdata']);
  });

  it('where a file stands in the way is not writable', async () => {
    writeFileSync(join(parent, 'file'), '');
    await expect(openDatabase({ dataDir: join(parent, 'file/data') })).rejects.toThrow(/is not writable/);
  });

  it('that a newer server has written is refused in one sentence', async () => {
    const db = await openDatabase({ dataDir: folder });
    await db.query("INSERT INTO migrations (name) VALUES ('999-later.sql')");
    await db.close();
    await expect(openDatabase({ dataDir: folder })).rejects.toThrow(
      'The tables of the database cannot be brought to this version of the server: The database is newer than this server: it has run 999-later.sql',
    );
  });

  it('is put aside whole, each time under a name of its own, and not while it is open', async () => {
    const now = Date.parse('2026-03-02T09:00:00Z');
    const first = await putAside(folder, now);
    expect(first).toBe(`${folder}-until-2026-03-02T09-00-00`);
    expect(existsSync(folder)).toBe(false);
    expect(await putAside(folder, now)).toBeNull();
    cpSync(sound, folder, { recursive: true });
    expect(await putAside(folder, now)).toBe(`${folder}-until-2026-03-02T09-00-00-2`);
    expect(await users(first ?? '')).toBe(1);

    cpSync(sound, folder, { recursive: true });
    const db = await openDatabase({ dataDir: folder });
    await expect(putAside(folder, now)).rejects.toThrow(/is in use by process/);
    await db.close();
  });

  it('that two processes open at once, after one that was killed, is opened by one', async () => {
    writeFileSync(join(folder, 'server.pid'), '999999999\n');
    const entry = fileURLToPath(new URL('./proofs/serve.ts', import.meta.url));
    const start = async () => {
      const child = fork(entry, {
        execArgv: ['--import', 'tsx'],
        env: { ...process.env, GALA_DATA_DIR: folder, DATABASE_URL: '' },
        stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      });
      let told = '';
      child.stderr?.on('data', (chunk: Buffer) => {
        told += chunk.toString();
      });
      const ready = await Promise.race([
        once(child, 'message').then(() => true),
        once(child, 'close').then(() => false),
      ]);
      return { child, ready, told };
    };
    const both = await Promise.all([start(), start()]);
    const running = both.find(({ ready }) => ready);
    expect(both.map(({ ready }) => ready).sort()).toEqual([false, true]);
    expect(both.find(({ ready }) => !ready)?.told).toContain(`is in use by process ${running?.child.pid}`);
    expect(readFileSync(join(folder, 'server.pid'), 'utf8')).toBe(`${running?.child.pid}\n`);
    const ended = once(running?.child ?? both[0].child, 'exit');
    running?.child.disconnect();
    await ended;
  });
});
