import type { Queryable } from '../database/database.ts';

/** A table or a view. */
export interface Relation {
  readonly name: string;
  readonly columns: readonly string[];
  /** Its primary key, where that is one column. */
  readonly key: string | null;
  /** Of a view: the statement that it stands for. */
  readonly view: string | null;
}

/** What a database says of itself: what its statements read and write. */
export class Catalog {
  readonly relations: ReadonlyMap<string, Relation>;
  readonly #functions: ReadonlyMap<string, string>;
  /** Functions that run when a table is written. */
  readonly #triggers: ReadonlyMap<string, readonly string[]>;
  readonly #written = new Map<string, ReadonlySet<string>>();

  private constructor(
    relations: readonly Relation[],
    functions: readonly { name: string; body: string }[],
    triggers: readonly { table: string; name: string }[],
  ) {
    this.relations = new Map(relations.map((one) => [one.name, one]));
    this.#functions = new Map(functions.map(({ name, body }) => [name, body]));
    const tables = [...new Set(triggers.map(({ table }) => table))];
    this.#triggers = new Map(
      tables.map((table) => [table, triggers.flatMap((one) => (one.table === table ? [one.name] : []))]),
    );
  }

  static async of(db: Queryable): Promise<Catalog> {
    const relations = await db.query<Relation>(`
      SELECT c.relname::text AS name, CASE c.relkind WHEN 'v' THEN pg_get_viewdef(c.oid) END AS view,
        (SELECT json_agg(a.attname ORDER BY a.attnum) FROM pg_attribute a
          WHERE a.attrelid = c.oid AND a.attnum > 0 AND a.attndims = 0 AND NOT a.attisdropped) AS columns,
        (SELECT a.attname::text FROM pg_index i JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = i.indkey[0]
          WHERE i.indrelid = c.oid AND i.indisprimary AND i.indnkeyatts = 1) AS key
      FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'v')`);
    const functions = await db.query<{ name: string; body: string }>(
      "SELECT proname::text AS name, prosrc AS body FROM pg_proc WHERE pronamespace = 'public'::regnamespace",
    );
    const triggers = await db.query<{ table: string; name: string }>(`
      SELECT c.relname::text AS table, p.proname::text AS name FROM pg_trigger t
      JOIN pg_class c ON c.oid = t.tgrelid JOIN pg_proc p ON p.oid = t.tgfoid WHERE NOT t.tgisinternal`);
    return new Catalog(relations.rows, functions.rows, triggers.rows);
  }

  /** Tables and views that a statement names as what it reads. */
  named(sql: string): readonly string[] {
    const found = [...sql.matchAll(/\b(?:FROM|JOIN)\s+\(?(?:public\.)?(\w+)/gi)].map(([, name = '']) => name);
    return [...new Set(found)].filter((name) => this.relations.has(name));
  }

  /** Tables that a statement reads, those behind its views among them. */
  read(sql: string): ReadonlySet<string> {
    return new Set(
      this.named(sql).flatMap((name) => {
        const view = this.relations.get(name)?.view ?? null;
        return view === null ? [name] : [...this.read(view)];
      }),
    );
  }

  /** Tables that a statement writes, by itself, by functions that it calls, and by what its writing sets off. */
  written(sql: string): ReadonlySet<string> {
    const known = this.#written.get(sql);
    if (known !== undefined) return known;
    const found = new Set<string>();
    // What calls itself has been looked at.
    this.#written.set(sql, found);
    const direct = [...sql.matchAll(/\b(?:INSERT\s+INTO|UPDATE|DELETE\s+FROM)\s+(?:public\.)?(\w+)/gi)];
    for (const [, name = ''] of direct) if (this.relations.has(name)) found.add(name);
    const words = new Set(sql.match(/\w+/g));
    const called = [...this.#functions.keys()].filter((name) => words.has(name));
    const set = [...found].flatMap((table) => this.#triggers.get(table) ?? []);
    for (const name of [...called, ...set])
      for (const table of this.written(this.#functions.get(name) ?? '')) found.add(table);
    return found;
  }
}
