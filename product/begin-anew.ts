import { existsSync } from 'node:fs';
import { databaseFolder, putAside } from '../server/storage/embedded.ts';
import { openDatabase } from '../server/storage/open-database.ts';
import { demandNoRealData } from '../server/storage/purpose.ts';

/** @throws WrongPurpose for a database with real data; one that cannot be opened may go */
async function demandTryOut(dataDir: string): Promise<void> {
  if (!existsSync(dataDir)) return;
  const db = await openDatabase({ dataDir }).catch(() => undefined);
  if (db === undefined) return;
  try {
    await demandNoRealData(db);
  } finally {
    await db.close();
  }
}

/**
 * Leaves a try-out's folder without a database; the one that is there is kept under another name.
 *
 * @param now ms UTC, for that name
 * @returns where it is kept; null where there was none
 * @throws WrongPurpose for a database with real data, which stays where it is
 */
export async function beginAnew(folder: string, now: number): Promise<string | null> {
  const dataDir = databaseFolder(folder);
  await demandTryOut(dataDir);
  return putAside(dataDir, now);
}
