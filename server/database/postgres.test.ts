// Every third day: opens connections, and loses them.
import { createServer, type Server, type Socket } from 'node:net';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { newDatabase } from '../fixtures/new-database.ts';
import { DatabaseUnavailable } from '../storage/database-unavailable.ts';
import { openPostgres } from './postgres.ts';

/** A PostgreSQL on a port, as one that is shared with what may lose its last commits. One session for all connections. */
let engine: PGlite;
let server: Server;
let url: string;
const sockets = new Set<Socket>();

beforeAll(async () => {
  engine = await PGlite.create({ loadDataDir: newDatabase() });
  server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    socket.on('data', async (bytes) => socket.write(await engine.execProtocolRaw(bytes)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  url = `postgres://postgres@127.0.0.1:${typeof address === 'object' && address?.port}/postgres`;
}, 60_000);

afterAll(async () => {
  server.close();
  await engine.close();
});

it.each(['off', 'on', 'local'])(
  'an order is on the disk when it is answered, where commits are otherwise %s',
  async (setting) => {
    await engine.exec(`SET synchronous_commit = ${setting}`);
    const db = await openPostgres(url);
    const { rows } = await db.query('SHOW synchronous_commit');
    expect(rows).toEqual([{ synchronous_commit: setting === 'off' ? 'on' : setting }]);
    await db.close();
  },
);

it('so is one on a connection that is made later, in place of one that was lost', async () => {
  await engine.exec('SET synchronous_commit = off');
  const db = await openPostgres(url);
  await engine.exec('SET synchronous_commit = off');
  const [lost] = sockets;
  for (const socket of sockets) socket.destroy();
  const shown = async () => (await db.query('SHOW synchronous_commit')).rows;
  expect(await vi.waitFor(shown, 10_000)).toEqual([{ synchronous_commit: 'on' }]);
  expect([sockets.size, lost && sockets.has(lost)]).toEqual([1, false]);
  await db.close();
});

it('what a transaction has written is undone where its work fails, and stays where it does not', async () => {
  const db = await openPostgres(url);
  await db.script('CREATE TABLE kept (word text)');
  const write = (word: string, fails: boolean) =>
    db.transaction(async (tx) => {
      await tx.query('INSERT INTO kept VALUES ($1)', [word]);
      if (fails) throw new Error('no');
    });
  await expect(write('lost', true)).rejects.toThrow('no');
  await write('stays', false);
  expect((await db.query('SELECT word FROM kept')).rows).toEqual([{ word: 'stays' }]);
  await db.script('DROP TABLE kept');
  await db.close();
});

it('where no connection is free in time, and where none can be made, the database is unavailable', async () => {
  const db = await openPostgres(url, 1, 300);
  const asked = await db.transaction(async () => [
    await db.query('SELECT 1').catch((error: unknown) => error),
    await db.script('SELECT 1').catch((error: unknown) => error),
    await db.transaction(async () => 'done').catch((error: unknown) => error),
  ]);
  for (const error of asked) expect(error).toBeInstanceOf(DatabaseUnavailable);
  expect((await db.query<{ one: number }>('SELECT 1 AS one')).rows, 'and not for ever').toEqual([{ one: 1 }]);
  await expect(db.query('SELECT nothing')).rejects.toMatchObject({ code: '42703' });
  await db.close();
  await expect(db.query('SELECT 1')).rejects.toBeInstanceOf(DatabaseUnavailable);
});
