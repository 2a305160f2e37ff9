/** Rows of a statement, and how many rows it wrote or returned. */
export interface Result<Row> {
  readonly rows: readonly Row[];
  readonly affected: number;
}

/** What statements run on: the database itself, or one transaction of it. */
export interface Queryable {
  /** One statement with `$1` parameters. Row is what the statement selects; integers of 8 bytes are numbers. */
  query<Row = Record<string, unknown>>(sql: string, parameters?: readonly unknown[]): Promise<Result<Row>>;
  /** Several statements without parameters (migrations). */
  script(sql: string): Promise<void>;
}

/** A PostgreSQL, embedded or not. */
export interface Database extends Queryable {
  readonly engine: 'pglite' | 'postgres';
  /**
   * Runs `work` in one READ COMMITTED transaction: commits its result, rolls back when it throws.
   * Runs it again (at most five times) after a deadlock or a serialisation failure, so `work` must have no
   * effects outside the transaction.
   */
  transaction<T>(work: (tx: Queryable) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** An int8 as a number; a value that a number cannot hold exactly is an error, never a rounded amount. */
export function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError('An int8 from the database exceeds 2^53 - 1');
  return value;
}
