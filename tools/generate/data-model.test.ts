import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { filesBelow } from '../../build/files-below.ts';
import { root } from '../../build/schemas.ts';

/** Tables that the SQL of the core and of all rooms leaves behind, in the order in which it runs. */
function tables(): string[] {
  const folders = ['server/database/before-rooms', 'server/database/migrations', 'mechanics', 'modules'];
  const names = new Set(['migrations']);
  for (const folder of folders)
    for (const path of filesBelow(join(root, folder)).sort()) {
      if (!path.endsWith('.sql')) continue;
      const sql = readFileSync(join(root, folder, path), 'utf8');
      const changes = sql.matchAll(
        /^\s*(?:(CREATE|DROP) TABLE (?:IF (?:NOT )?EXISTS )?(\w+)|ALTER TABLE (\w+) RENAME TO (\w+))/gm,
      );
      for (const [, how, name = '', from = '', to = ''] of changes) {
        if (how === 'CREATE') names.add(name);
        else names.delete(how === 'DROP' ? name : from);
        if (to !== '') names.add(to);
      }
    }
  return [...names].sort();
}

it('the data model of docs/server.md has every table, and no other', () => {
  const text = readFileSync(join(root, 'docs/server.md'), 'utf8');
  const rows = text.slice(text.indexOf('| table | holds |')).split('\n\n')[0]?.split('\n').slice(2) ?? [];
  const told = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name),
  );
  const known = tables();
  expect(told.length).toBeGreaterThan(100);
  expect([
    ...known
      .filter((one) => !told.includes(one))
      .map((one) => `docs/server.md, Data model: no row for ${one}`),
    ...told
      .filter((one = '') => !known.includes(one))
      .map((one) => `docs/server.md, Data model: there is no ${one}`),
    ...told
      .filter((one, at) => told.indexOf(one) < at)
      .map((one) => `docs/server.md, Data model: ${one} twice`),
  ]).toEqual([]);
});
