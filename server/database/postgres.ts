import pg from 'pg';
import { DatabaseUnavailable, inOwnWords } from '../storage/database-unavailable.ts';
import { type Database, parseInt8, type Queryable } from './database.ts';
import { withRetry } from './retry.ts';

const int8 = 20;

/** Limits that keep one stuck transaction from holding the rows of everybody else, in ms. */
const limits = {
  lock_timeout: 10_000,
  statement_timeout: 20_000,
  idle_in_transaction_session_timeout: 20_000,
};

function queryable(client: pg.PoolClient): Queryable {
  return {
    async query<Row>(sql: string, parameters: readonly unknown[] = []) {
      const result = await client.query<Row & pg.QueryResultRow>(sql, [...parameters]);
      return { rows: result.rows, affected: result.rowCount ?? 0 };
    },
    async script(sql) {
      await client.query(sql);
    },
  };
}

/** @throws DatabaseUnavailable where none is free in time, or none can be made: nothing has been asked yet */
const connectionOf = (pool: pg.Pool): Promise<pg.PoolClient> =>
  pool.connect().catch((error: unknown) => {
    throw new DatabaseUnavailable(`No connection to the database: ${inOwnWords(error)}`, error);
  });

/**
 * Work on one connection of the pool.
 *
 * @param work is given the connection, and what takes it out of use: who does not know its state says so
 */
async function onConnection<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient, breaks: (why: unknown) => void) => Promise<T>,
): Promise<T> {
  const client = await connectionOf(pool);
  let broken: Error | undefined;
  const breaks = (why: unknown): void => {
    broken ??= why instanceof Error ? why : new Error('A statement failed');
  };
  // A connection that breaks between two statements says so by an event; unhandled, it would end the process.
  client.on('error', breaks);
  try {
    return await work(client, breaks);
  } finally {
    client.off('error', breaks);
    client.release(broken);
  }
}

/** One statement, or one script. */
const alone = <T>(pool: pg.Pool, work: (db: Queryable) => Promise<T>): Promise<T> =>
  onConnection(pool, async (client, breaks) => {
    try {
      return await work(queryable(client));
    } catch (error) {
      breaks(error);
      throw error;
    }
  });

const inTransaction = <T>(pool: pg.Pool, work: (tx: Queryable) => Promise<T>): Promise<T> =>
  onConnection(pool, async (client, breaks) => {
    try {
      await client.query('BEGIN ISOLATION LEVEL READ COMMITTED');
      const result = await work(queryable(client));
      await client.query('COMMIT');
      return result;
    } catch (error) {
      // Whose transaction may still be open must not be handed to the next request.
      await client.query('ROLLBACK').catch(breaks);
      throw error;
    }
  });

/**
 * Any PostgreSQL by its connection string; several server processes may share one.
 *
 * @param connectionString as in DATABASE_URL
 * @param size most connections of this process
 * @param patience how long a statement waits for a connection, ms
 */
export async function openPostgres(
  connectionString: string,
  size = 10,
  patience = 10_000,
): Promise<Database> {
  const pool = new pg.Pool({
    connectionString,
    max: size,
    connectionTimeoutMillis: patience,
    ...limits,
    types: {
      getTypeParser(oid: number, format?: 'text' | 'binary') {
        return oid === int8 ? parseInt8 : pg.types.getTypeParser(oid, format);
      },
    },
  });
  // An idle connection that the server closes is replaced by the pool; unhandled, the event would end the process.
  pool.on('error', () => undefined);
  const { rows } = await pool.query<{ waits: string }>(
    "SELECT current_setting('synchronous_commit') AS waits",
  );
  // An order is answered when it is on the disk, whatever else this PostgreSQL serves.
  if (rows[0]?.waits === 'off') {
    const wait = (client: pg.PoolClient) =>
      client.query('SET synchronous_commit = on').catch(() => undefined);
    pool.on('connect', wait);
    const first = await pool.connect();
    await wait(first);
    first.release();
  }
  return {
    query: <Row>(sql: string, parameters: readonly unknown[] = []) =>
      alone(pool, (db) => db.query<Row>(sql, parameters)),
    script: (sql) => alone(pool, (db) => db.script(sql)),
    engine: 'postgres',
    transaction: (work) => withRetry(() => inTransaction(pool, work)),
    close: () => pool.end(),
  };
}
