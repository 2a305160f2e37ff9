// By turns, 25 s: starts databases on the disk.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../build/schemas.ts';
import type { Database } from '../server/database/database.ts';
import { everyRoom } from '../server/fixtures/every-room.ts';
import { openEmptyDatabase, openTestDatabase } from '../server/fixtures/test-database.ts';
import { databaseFolder } from '../server/storage/embedded.ts';
import { openDatabase } from '../server/storage/open-database.ts';
import { auditDatabase, reportOf } from './audit.ts';

/** Goals that people have claimed, and nothing was given for. */
const plant = (db: Database, users: number): Promise<unknown> =>
  db.script(`
    INSERT INTO users SELECT '1000' || n, '', '' FROM generate_series(1, ${users}) AS n;
    INSERT INTO milestone_claims (activity, user_id, milestone, reward, at)
      SELECT 'fair', '1000' || n, 'first', 5, 0 FROM generate_series(1, ${users}) AS n;`);

describe('the audits of a database', () => {
  let db: Database;
  beforeAll(async () => {
    db = await openTestDatabase();
  });
  afterAll(() => db.close());

  it('are those of the ledger, of settlements, of facts and of every room, and all are zero on an honest one', async () => {
    const found = await auditDatabase(db);
    const rooms = everyRoom.flatMap(({ name, audits }) => (audits === undefined ? [] : [name]));
    expect(rooms).toEqual(expect.arrayContaining(['boards', 'mbti']));
    expect([...new Set(found.map(({ room }) => room))]).toEqual([
      'ledger',
      'settlement',
      'facts',
      'groups',
      ...rooms,
    ]);
    expect(found.filter(({ broken }) => broken > 0)).toEqual([]);
    expect(reportOf(found)).toMatch(/\n {5}0 {2}boards +a settled day is as it was settled\n/);
    expect(reportOf(found)).toMatch(/\n\d+ audits, no row is wrong$/);
  });

  it('say which row is wrong, five at most, and name no user in full', async () => {
    await plant(db, 7);
    const told = reportOf(await auditDatabase(db));
    expect(told).toMatch(
      /\n {5}7 {2}milestones +each claim has its grants\n {8}user_id "10…", milestone "first"/,
    );
    expect(told).toContain('        and 2 more\n');
    expect(told.match(/user_id/g)).toHaveLength(5);
    expect(told).toMatch(/\n\d+ audits, 1 with wrong rows$/);
    expect(told).not.toContain('1000');
  });

  it('change nothing', async () => {
    const before = await db.query('SELECT name FROM migrations');
    await auditDatabase(db);
    expect((await db.query('SELECT name FROM migrations')).rows).toEqual(before.rows);
  });

  it('refuse a database of an older version, and leave it as it is', async () => {
    const empty = await openEmptyDatabase();
    await expect(auditDatabase(empty)).rejects.toThrow('it lacks 011-core.sql');
    const { rows } = await empty.query("SELECT to_regclass('migrations') AS made");
    expect(rows).toEqual([{ made: null }]);
    await empty.close();
  });
});

describe('npm run audit', { timeout: 120_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'gala-audit-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const run = (environment: Record<string, string>, ...parameters: string[]) => {
    const { DATABASE_URL: _url, GALA_DATA: _data, ...rest } = process.env;
    const env = { ...rest, ...environment };
    return spawnSync(process.execPath, ['--import', 'tsx', 'scripts/audit.ts', ...parameters], {
      cwd: root,
      encoding: 'utf8',
      env,
    });
  };

  it('looks at the folder of GALA_DATA, and ends with 0, or with 1 where a row is wrong', async () => {
    const options = { dataDir: databaseFolder(folder) };
    await (await openDatabase(options)).close();
    const honest = run({ GALA_DATA: folder });
    expect(honest.stderr).toBe('');
    expect(honest.stdout).toContain('audits, no row is wrong');
    expect(honest.status).toBe(0);
    const db = await openDatabase(options);
    await plant(db, 1);
    await db.close();
    const wrong = run({ GALA_DATA: folder });
    expect(wrong.stdout).toContain('     1  milestones  each claim has its grant');
    expect(wrong.status).toBe(1);
  });

  it.each([
    [{}, [], 'DATABASE_URL or GALA_DATA is missing'],
    [{ GALA_DATA: join(folder, 'elsewhere') }, [], 'There is no database in '],
    [{ GALA_DATA: folder }, ['--fast'], 'npm run audit takes no --fast'],
  ])('says what is missing or wrong: %j %j', (environment, parameters, says) => {
    const { status, stderr } = run(environment, ...parameters);
    expect(stderr).toContain(says);
    expect(status).toBe(1);
  });
});
