import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { mechanics } from '../../mechanics/index.ts';
import { moduleServers } from '../../modules/servers.ts';
import { relationsOf } from '../rooms-fit/served.ts';
import { coreMigrations } from './migrate.ts';
import { migrationsOf } from './tables.ts';

/** Of the core's: what every room may read. Value moves by `server/ledger`, facts are told, settlements are the kernel's. */
const readable: readonly string[] = [
  ...[
    'users',
    'follows',
    'live_rooms',
    'app_groups',
    'app_group_members',
    'facts',
    'grants',
    'ledger_movements',
    'settlements',
    'settled_places',
    'told_messages',
  ],
  // Whether what is written once has been answered.
  'idempotency_keys',
];

/** What its audits may read beside those: they compare what a room keeps with the books. */
const audited: readonly string[] = ['ledger_accounts', 'ledger_holds', 'posting_entries'];

/** What a room may write beside its own: `seeded` says what a try-out has invented, each part under a name of its own. */
const writable: readonly string[] = ['seeded'];

/** Files that brought what was there into the core's tables, when these were made, or ended what a room's answers should not have kept. */
const moves: readonly string[] = [
  'mechanics/milestones/tables/002-grants.sql',
  'mechanics/pairing/tables/002-choices-go.sql',
];

interface Room {
  readonly name: string;
  /** Below the project's root. */
  readonly folder: string;
  readonly own: readonly string[];
}

const rooms: readonly Room[] = [
  ...mechanics.map((one) => ({ ...one, folder: `mechanics/${one.name}` })),
  ...moduleServers.map((one) => ({ ...one, folder: `modules/${one.name}` })),
].map(({ name, folder, tables }) => ({
  name,
  folder,
  own: tables === undefined ? [] : relationsOf(migrationsOf(tables, name)),
}));

/** Every table and view, and whose it is; null for the core's. */
const owners = new Map<string, string | null>([
  ...relationsOf(coreMigrations()).map((table): [string, null] => [table, null]),
  ...rooms.flatMap(({ name, own }) => own.map((table): [string, string] => [table, name])),
]);

const uses =
  /\b(FROM|JOIN|INTO|UPDATE|TRUNCATE|TABLE|REFERENCES|locks:|insertAll\b[^;]*?,)\s+(?:ONLY\s+|IF\s+EXISTS\s+)?["'`]?([a-z]\w*)/gi;
const reading = /^(FROM|JOIN|REFERENCES)$/i;

/** Comments say no SQL. */
const bare = (text: string): string =>
  text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)(\/\/|--).*$/gm, '');

/** Where SQL of a room names a table that is none of its business. */
function foreignIn(
  text: string,
  { name, own }: Pick<Room, 'name' | 'own'>,
  also: readonly string[] = [],
): readonly string[] {
  const code = bare(text);
  return [...code.matchAll(uses)].flatMap(({ 1: how = '', 2: table = '', index }) => {
    if (own.includes(table) || !owners.has(table)) return [];
    const writes = !reading.test(how) || /DELETE\s+$/i.test(code.slice(0, index));
    const owner = owners.get(table);
    if (writable.includes(table) || (!writes && owner === null && [...readable, ...also].includes(table)))
      return [];
    return [`${name} ${writes ? 'writes' : 'reads'} ${table} of ${owner ?? 'the core'}`];
  });
}

const bell = { name: 'bell', own: ['bells'] };

describe('the SQL of a room', () => {
  it.each(rooms)('of $name names its own tables, and reads those of the core that all may', (room) => {
    // What tests and a simulated campaign look up is no product's.
    const files = readdirSync(room.folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(ts|sql)$/.test(file) && !/\.test\.ts$|(^|\/)(testing|fair)\.ts$/.test(file))
      .map((file) => `${room.folder}/${file}`)
      .filter((file) => !moves.includes(file));
    expect(files.length).toBeGreaterThan(1);
    const also = (file: string) => (file.endsWith('/audits.ts') ? audited : []);
    expect(files.flatMap((file) => foreignIn(readFileSync(file, 'utf8'), room, also(file)))).toEqual([]);
  });

  it('is read wherever there is any: every room with tables names some', () => {
    const named = rooms
      .filter(({ own }) => own.length > 0)
      .map(({ folder, own }) => {
        const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
          /\.ts$/.test(file),
        );
        return files.some((file) =>
          [...bare(readFileSync(`${folder}/${file}`, 'utf8')).matchAll(uses)].some(([, , table = '']) =>
            own.includes(table),
          ),
        );
      });
    expect(named.length).toBeGreaterThan(3);
    expect(named).not.toContain(false);
  });

  it.each([
    ['SELECT score FROM board_scores', 'bell reads board_scores of boards'],
    ["db.query('SELECT 1 FROM bells JOIN wall_posts USING (user_id)')", 'bell reads wall_posts of wall'],
    ['UPDATE stock SET sold = 0', 'bell writes stock of exchange'],
    ['insert into milestone_claims (activity) values ($1)', 'bell writes milestone_claims of milestones'],
    ['INSERT INTO grants (activity) VALUES ($1)', 'bell writes grants of the core'],
    ["insertAll(tx, 'grants', 'activity text', rows)", 'bell writes grants of the core'],
    ["insertAll<{ nth: number }>(\n  tx,\n  'settled_places',", 'bell writes settled_places of the core'],
    ['DELETE FROM settlements', 'bell writes settlements of the core'],
    ['UPDATE facts SET points = 0', 'bell writes facts of the core'],
    ['LOCK TABLE ledger_accounts', 'bell writes ledger_accounts of the core'],
    ["locks: 'board_scores',", 'bell writes board_scores of boards'],
    ['SELECT balance FROM ledger_accounts', 'bell reads ledger_accounts of the core'],
    ['SELECT token_hash FROM tokens', 'bell reads tokens of the core'],
    ['CREATE TABLE more (id int8 REFERENCES board_scores)', 'bell reads board_scores of boards'],
  ])('is told: %s', (planted, said) => {
    expect(foreignIn(planted, bell)).toEqual([said]);
  });

  it.each([
    'INSERT INTO bells SELECT user_id FROM users JOIN facts ON true',
    'WITH post AS (DELETE FROM bells RETURNING *) SELECT * FROM post JOIN grants USING (user_id)',
    '// taken FROM board_scores\n/* UPDATE stock */\n-- FROM wall_posts',
  ])('is its own business: %s', (fine) => {
    expect(foreignIn(fine, bell)).toEqual([]);
  });
});
