// By turns: makes new databases.
import { PGlite } from '@electric-sql/pglite';
import { expect, it } from 'vitest';
import { newDatabase } from '../fixtures/new-database.ts';
import { openPgliteInMemory } from './pglite.ts';

it('a database in memory begins with the files that it is given', async () => {
  const engine = await PGlite.create({ loadDataDir: newDatabase() });
  await engine.exec('CREATE TABLE kept AS SELECT 7 AS number');
  const files = await engine.dumpDataDir('none');
  await engine.close();
  const db = await openPgliteInMemory(files);
  expect((await db.query('SELECT number FROM kept')).rows).toEqual([{ number: 7 }]);
  await db.close();
});
