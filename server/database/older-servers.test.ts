import { describe, expect, it } from 'vitest';
import { roomTables } from '../tables.ts';
import { coreMigrations } from './migrate.ts';
import { type Migration, migrationsOf } from './tables.ts';

/** Files that take from older servers what they stand on, from before it was looked at: servers of then were stopped first. */
const before: readonly string[] = [
  '012-ledger.sql',
  '015-facts-of-campaigns.sql',
  'milestones/004-totals-by-kind.sql',
  'milestones/006-slices.sql',
  // Mended by 004.
  'team/003-rankings.sql',
];

const alter = /\bALTER\s+TABLE\s+(?:ONLY\s+)?"?(\w+)"?\s+([^;]*)/gi;

/**
 * What of a file a server of before cannot go on with: it asks by the names that it knows, for all rows under the keys that it
 * knows, and writes the columns that it knows. Of tables that the file itself makes, anything goes.
 */
function harmsIn({ sql }: Pick<Migration, 'sql'>): readonly string[] {
  const text = sql.replaceAll(/--.*$/gm, '');
  const made = (kind: string) =>
    new Set([...text.matchAll(new RegExp(`\\bCREATE\\s+${kind}\\s+"?(\\w+)`, 'gi'))].map(([, name]) => name));
  const [tables, views] = [made('TABLE'), made('VIEW')];
  const changes = [...text.matchAll(alter)].flatMap(([, table = '', rest = '']) => {
    if (tables.has(table)) return [];
    if (/^RENAME\s+TO/i.test(rest)) return views.has(table) ? [] : [`${table} has another name`];
    return [
      ...(/\bDROP\s+CONSTRAINT\s+\w+_pkey\b/i.test(rest)
        ? [`${table} has other rows under another key`]
        : []),
      ...(/\bDROP\s+COLUMN\b|\bRENAME\s+(?!CONSTRAINT)/i.test(rest) ? [`${table} lacks a column`] : []),
      ...rest
        .split(/,(?![^(]*\))/)
        .filter(
          (one) => /\bADD\s+COLUMN\b.*\bNOT\s+NULL\b/is.test(one) && !/\bDEFAULT\b|\bGENERATED\b/i.test(one),
        )
        .map(() => `${table} asks for a column that older servers do not write`),
    ];
  });
  const dropped = [...text.matchAll(/\bDROP\s+(?:TABLE|VIEW)\s+(?:IF\s+EXISTS\s+)?"?(\w+)/gi)]
    .filter(([, name]) => !tables.has(name) && !views.has(name))
    .map(([, name = '']) => `${name} is gone`);
  return [...changes, ...dropped];
}

describe('a migration lets servers of before go on', () => {
  const all = [...coreMigrations(), ...roomTables.flatMap(({ room, folder }) => migrationsOf(folder, room))];
  const harms = all.map((one): [string, readonly string[]] => [one.name, harmsIn(one)]);

  it('takes no table, key or column from them', () => {
    const found = harms.flatMap(([name, told]) => (told.length > 0 ? [name] : []));
    expect(found.toSorted(), JSON.stringify(harms)).toEqual(before.toSorted());
  });

  it.each([
    [
      'ALTER TABLE bells DROP CONSTRAINT bells_pkey, ADD PRIMARY KEY (a, b)',
      'bells has other rows under another key',
    ],
    ['ALTER TABLE bells RENAME TO gongs', 'bells has another name'],
    ['ALTER TABLE bells DROP COLUMN at', 'bells lacks a column'],
    ['ALTER TABLE bells RENAME COLUMN at TO rung_at', 'bells lacks a column'],
    [
      'ALTER TABLE bells ADD COLUMN at int8 NOT NULL',
      'bells asks for a column that older servers do not write',
    ],
    ['DROP TABLE bells', 'bells is gone'],
  ])('%s is found', (sql, told) => {
    expect(harmsIn({ sql })).toEqual([told]);
  });

  it.each([
    'ALTER TABLE bells ADD COLUMN at int8 NOT NULL DEFAULT 0, ADD COLUMN heard int8',
    'ALTER TABLE bells RENAME TO gongs; CREATE VIEW bells AS SELECT * FROM gongs',
    'CREATE TABLE bells (a int8); ALTER TABLE bells ADD COLUMN at int8 NOT NULL',
    '-- DROP TABLE bells',
  ])('%s is none', (sql) => {
    expect(harmsIn({ sql })).toEqual([]);
  });
});
