// By turns, 20 s: makes databases on the disk, one after the other.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { databaseFolder } from '../server/storage/embedded.ts';
import { openDatabase } from '../server/storage/open-database.ts';
import { claimForProduction, claimForTryOut, WrongPurpose } from '../server/storage/purpose.ts';
import { beginAnew } from './begin-anew.ts';

const now = Date.UTC(2025, 5, 11);

it('a database with real data stays where it is; a try-out’s is kept under another name', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'anew-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  expect(await beginAnew(folder, now)).toBeNull();
  const dataDir = databaseFolder(folder);
  const db = await openDatabase({ dataDir });
  await claimForProduction(db);
  await db.close();
  await expect(beginAnew(folder, now)).rejects.toThrow(WrongPurpose);
  expect(existsSync(dataDir)).toBe(true);
  const again = await openDatabase({ dataDir });
  await again.query('DELETE FROM purpose');
  await claimForTryOut(again, false, now);
  await again.close();
  const aside = await beginAnew(folder, now);
  expect(existsSync(aside ?? '')).toBe(true);
  expect(existsSync(dataDir)).toBe(false);
}, 120_000);
