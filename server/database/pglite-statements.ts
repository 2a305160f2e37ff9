import { type PGlite, parse, protocol } from '@electric-sql/pglite';

const { serialize } = protocol;

type Message = Awaited<ReturnType<PGlite['execProtocolStream']>>[number];

/** What a statement was answered, as PGlite says it. */
export interface Answered<Row> {
  readonly rows: Row[];
  readonly affectedRows?: number;
}

/** A statement that the engine has read. */
interface Statement {
  readonly name: string;
  /** Types of its parameters, as oids. */
  readonly types: readonly number[];
  /** What the engine says of its columns. */
  readonly columns: readonly Message[];
}

/** So many are kept at most, then all are forgotten: those of the server's own code are far fewer. */
const MOST = 1000;

/** After so many the engine plans anew: a plan that was made for a small table may be wrong for what it has become. */
const PLANNED = 10_000;

/** A statement that changes tables: what was read before may mean something else then. */
const changesTables = /^\s*(CREATE|ALTER|DROP)\b/i;
/** Several of which one may. */
const mayChangeTables = /\b(CREATE|ALTER|DROP)\b/i;

/**
 * Statements that the embedded engine reads and plans once. PGlite's own `query` has it read and plan the text again each time,
 * and goes to it and back six times: that takes ten times as long as most statements themselves.
 *
 * Whoever calls holds the engine's lock of transactions.
 */
export class Statements {
  readonly #pglite: PGlite;
  readonly #kept = new Map<string, Statement>();
  #made = 0;
  #ran = 0;

  /** @param pglite an open engine; it knows the parsers of values that JavaScript has no type for */
  constructor(pglite: PGlite) {
    this.#pglite = pglite;
  }

  /** One statement. @throws the engine's error, with its SQLSTATE in `code` */
  query<Row>(sql: string, parameters: readonly unknown[]): Promise<Answered<Row>> {
    return this.#pglite._runExclusiveQuery(async () => {
      this.#ran += 1;
      const { name, types, columns } = this.#kept.get(sql) ?? (await this.#read(sql));
      const values = parameters.map((value, i) => this.#serialized(value, types[i]));
      const messages = await this.#send(
        serialize.bind({ statement: name, values }),
        serialize.execute(),
        serialize.sync(),
      );
      if (changesTables.test(sql)) await this.#forget();
      const [result] = parse.parseResults([...columns, ...messages], this.#pglite.parsers);
      return result as unknown as Answered<Row>;
    });
  }

  /** Several statements without parameters. */
  async script(sql: string, exec: (sql: string) => Promise<unknown>): Promise<void> {
    await exec(sql);
    if (mayChangeTables.test(sql)) await this.#pglite._runExclusiveQuery(() => this.#forget());
  }

  /** Asked between transactions: plans that have been made long ago are forgotten. */
  async replan(): Promise<void> {
    if (this.#ran < PLANNED) return;
    this.#ran = 0;
    await this.#pglite._runExclusiveQuery(() => this.#send(serialize.query('DISCARD PLANS')));
  }

  async #read(sql: string): Promise<Statement> {
    if (this.#kept.size >= MOST) await this.#forget();
    this.#made += 1;
    const name = `gala_${this.#made}`;
    const messages = await this.#send(
      serialize.parse({ name, text: sql }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    );
    const read = {
      name,
      types: parse.parseDescribeStatementResults(messages),
      columns: messages.filter((message) => message.name === 'rowDescription'),
    };
    this.#kept.set(sql, read);
    return read;
  }

  async #forget(): Promise<void> {
    this.#kept.clear();
    await this.#send(serialize.query('DEALLOCATE ALL'));
  }

  #serialized(value: unknown, type: number | undefined): string | null {
    if (value === null || value === undefined) return null;
    const own = type === undefined ? undefined : this.#pglite.serializers[type];
    return own === undefined ? String(value) : own(value);
  }

  /** What a batch of messages to the engine is answered; where one fails, it passes over the rest of them. */
  #send(...messages: readonly Uint8Array[]): Promise<Message[]> {
    return this.#pglite.execProtocolStream(Buffer.concat(messages), { syncToFs: false });
  }
}
