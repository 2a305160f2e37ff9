import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { mechanics } from '../../mechanics/index.ts';
import { moduleServers } from '../../modules/servers.ts';
import { everyRoom } from '../fixtures/every-room.ts';
import { createHarness } from '../fixtures/harness.ts';
import { openTestDatabase } from '../fixtures/test-database.ts';
import { roomOf } from '../kernel/room.ts';
import { roomsFitTogether } from './rooms-fit.ts';
import type { Entry } from './served.ts';
import { bell, gong, newFolder, telling, told } from './testing.ts';

// Rooms are written by people who have not read each other's.

const answer = async () => ({});

describe('the rooms of the product', () => {
  it('fit together', () => {
    expect(() => roomsFitTogether(everyRoom)).not.toThrow();
    expect(() => roomsFitTogether(mechanics)).not.toThrow();
  });

  it('are called as their folders are, here and below schemas/', () => {
    const folders = (path: string) =>
      readdirSync(path, { withFileTypes: true }).flatMap((one) => (one.isDirectory() ? [one.name] : []));
    expect(mechanics.map(({ name }) => name).sort()).toEqual(folders('mechanics').sort());
    expect(mechanics.map(({ name }) => name).sort()).toEqual(folders('schemas/mechanics').sort());
    expect(folders('modules')).toEqual(expect.arrayContaining(moduleServers.map(({ name }) => name)));
  });

  it('book under words of their own room', () => {
    const named = ['mechanics', 'modules'].flatMap((kind) =>
      readdirSync(kind, { recursive: true, encoding: 'utf8' })
        .filter((path) => /\.ts$/.test(path) && !/\.test\.ts$/.test(path))
        .flatMap((path) =>
          [...readFileSync(join(kind, path), 'utf8').matchAll(/\broomOf\(\s*'([^']+)'/g)].map((match) => [
            path.split('/')[0],
            match[1],
          ]),
        ),
    );
    expect(named.length).toBeGreaterThan(2);
    for (const [room, name] of named) expect(name).toBe(room);
    expect(roomOf('bell').kind()).toBe('bell');
    expect(roomOf('bell', ['bell-rope']).kind('bell-rope')).toBe('bell-rope');
  });

  it('a server does not start where they do not', async () => {
    const db = await openTestDatabase();
    const modules = [{ name: 'boards' }];
    await expect(createHarness(db, { modules })).rejects.toThrow('the name `boards`: boards has it twice');
    await db.close();
  });
});

describe('two entries that have one thing are told with both rooms', () => {
  const tables = (sql: string, name: string): URL => {
    const at = newFolder();
    writeFileSync(join(at, `001-${name}.sql`), sql);
    return pathToFileURL(`${at}/`);
  };

  it.each<[string, readonly Entry[], string]>([
    [
      'a name of the server',
      [{ name: 'ledger' }],
      'the name `ledger`: the server itself and ledger both have it',
    ],
    [
      'kinds',
      [
        { ...bell, kinds: ['ring'] },
        { ...gong, kinds: ['ring'] },
      ],
      'the kind `ring`: bell and gong both have it',
    ],
    [
      'a kind that is a name',
      [bell, { ...gong, kinds: ['bell'] }],
      'the kind `bell`: bell and gong both have it',
    ],
    [
      'calls',
      [
        { ...bell, handlers: { ring: answer } },
        { ...gong, handlers: { ring: answer } },
      ],
      'the call `ring`: bell and gong both have it; give one of them another operationId',
    ],
    [
      'a call of the server',
      [{ ...bell, handlers: { readTime: answer } }],
      'the call `readTime`: the server itself and bell both have it',
    ],
    [
      'tables',
      [
        { ...bell, tables: tables('CREATE TABLE rings (id text)', 'rings') },
        { ...gong, tables: tables('CREATE TABLE IF NOT EXISTS "rings" (id text)', 'more') },
      ],
      '`rings` of the database: bell and gong both have it',
    ],
    [
      'an index',
      [
        { ...bell, tables: tables('CREATE TABLE a (b text); CREATE INDEX in_order ON a (b)', 'a') },
        { ...gong, tables: tables('CREATE TABLE c (d text); CREATE UNIQUE INDEX in_order ON c (d)', 'c') },
      ],
      '`in_order` of the database: bell and gong both have it',
    ],
    [
      'a table under its newer name',
      [
        { ...bell, tables: tables('CREATE TABLE a (b text); ALTER TABLE a RENAME TO rings', 'renamed') },
        { ...gong, tables: tables('CREATE TABLE rings (id text); CREATE VIEW a AS SELECT 1', 'taken') },
      ],
      '`rings` of the database: bell and gong both have it',
    ],
    [
      'a table of the core',
      [{ ...bell, tables: tables('CREATE TABLE users (id text)', 'users') }],
      '`users` of the database: the server itself and bell both have it',
    ],
    [
      'keys that are read',
      [
        { ...bell, rules: { key: 'sound', read: () => 0 } },
        { ...gong, rules: { key: 'sound', read: () => 0 } },
      ],
      'the key `sound` of campaign: bell and gong both have it',
    ],
  ])('%s', (_, rooms, message) => {
    expect(told(rooms)).toContain(message);
    expect(told(rooms).split('\n')).toHaveLength(1);
  });

  it('names, under which they would book as well', () => {
    expect(told([bell, bell])).toContain('the name `bell`: bell has it twice');
  });

  it('and where they have not, nothing is said', () => {
    const one = { ...bell, kinds: ['ring'], handlers: { ring: answer }, rules: telling('ring') };
    const other = { ...gong, handlers: { beat: answer }, writeBudgets: { beat: 1 } };
    expect(told([one, { ...other, hear: { kinds: ['ring'], write: () => null } }])).toBe('');
    // Whose calls are not known is not told that they are missing.
    expect(told([{ ...bell, writeBudgets: { ring: 5 } }])).toBe('');
    // The first ledger is gone once the core's tables are made.
    expect(told([{ ...bell, tables: tables('CREATE TABLE accounts (id text)', 'accounts') }])).toBe('');
  });
});

describe('an entry that speaks of what nobody has is told', () => {
  it.each<[string, readonly Entry[], string]>([
    [
      'the budget of another room’s call',
      [
        { ...bell, handlers: { ring: answer } },
        { ...gong, handlers: { beat: answer }, writeBudgets: { ring: 5 } },
      ],
      'the budget of the call `ring`: gong has it, and bell answers it',
    ],
    [
      'the budget of no call',
      [{ ...gong, handlers: { beatGong: answer }, writeBudgets: { beatGongs: 5 } }],
      'the budget of the call `beatGongs`: gong has it, and no room answers it: did you mean `beatGong`?',
    ],
    [
      'a fact under a foreign word',
      [{ ...gong, rules: telling('ring') }],
      'the kind `ring` of facts: gong tells it, and has it neither for a name nor in its `kinds`',
    ],
    [
      'a message under a foreign word',
      [{ ...gong, messages: { gon: { sort: 'won', text: { cn: '', tw: '', en: '', th: '', vi: '' } } } }],
      'the kind `gon` of messages: gong sends it, and has it neither for a name nor in its `kinds`: did you mean `gong`?',
    ],
    [
      'a movement of a kind that it does not have',
      [{ ...gong, books: ['gon'] }],
      'the kind `gon` of movements: gong books it, and has it neither for a name nor in its `kinds`: did you mean `gong`?',
    ],
    [
      'a fact that nobody tells',
      [
        { ...bell, rules: telling('bell', 'bell') },
        { ...gong, hear: { kinds: ['bel'], write: () => null } },
      ],
      'the kind `bel` of facts: gong hears of it, and no room tells it (told are: bell): did you mean `bell`?',
    ],
    [
      'a key that its rules do not read',
      [{ ...bell, rules: { key: 'bel', read: () => 0 } }],
      'the block `campaign.bell`: the schema of bell has it, and its rules read campaign.bel',
    ],
  ])('%s', (_, rooms, message) => {
    const schemas = { 'mechanics/bell/block.schema.json': { type: 'object' } };
    expect(told(rooms, schemas)).toBe(`- ${message}`);
  });
});

describe('a room that is called otherwise than its folder is told with both', () => {
  const operations = { ring: { call: 'GET /v2/a' } };

  it.each<[string, Entry, Readonly<Record<string, object>>, string]>([
    [
      'by its block',
      { name: 'bel', rules: { key: 'sound', read: () => 0 } },
      { 'mechanics/bell/block.schema.json': { 'x-key': 'sound' } },
      'the room `bel`: the block `campaign.sound` that it has is described in schemas/mechanics/bell/block.schema.json; call it `bell`, as its folders are',
    ],
    [
      'by its calls',
      { name: 'bel', handlers: { ring: answer } },
      { 'modules/bell/api/operations.json': operations },
      'the room `bel`: the call `ring` that it has is described in schemas/modules/bell/api/operations.json; call it `bell`, as its folders are',
    ],
  ])('%s', (_, room, schemas, message) => {
    expect(told([room], schemas)).toBe(`- ${message}`);
    expect(told([{ ...room, name: 'bell' }], schemas)).toBe('');
  });
});
