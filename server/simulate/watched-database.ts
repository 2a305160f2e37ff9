import type { Database, Queryable } from '../database/database.ts';

/** What has been written for good: the statements that ran, and the people whom they named. */
export interface Written {
  readonly statements: ReadonlySet<string>;
  readonly people: ReadonlySet<string>;
}

/** A database that remembers what is written to it. */
export interface WatchedDatabase extends Database {
  /** What has been written since it was asked last; of what was undone nothing. */
  written(): Written;
}

interface Kept {
  readonly statements: Set<string>;
  readonly people: Set<string>;
}

const nothing = (): Kept => ({ statements: new Set(), people: new Set() });

/** @param person how people are called: all of them, and nothing else */
export function watched(db: Database, person: RegExp): WatchedDatabase {
  let kept = nothing();
  const named = (people: Set<string>, value: unknown): void => {
    if (typeof value === 'string') for (const [one] of value.matchAll(person)) people.add(one);
    else if (typeof value === 'object' && value !== null)
      for (const one of Object.values(value)) named(people, one);
  };
  const watching = (tx: Queryable, into: () => Kept): Queryable => ({
    async query<Row>(sql: string, parameters: readonly unknown[] = []) {
      const result = await tx.query<Row>(sql, parameters);
      const { statements, people } = into();
      statements.add(sql);
      named(people, parameters);
      named(people, result.rows);
      return result;
    },
    script: (sql) => tx.script(sql),
  });
  return {
    ...watching(db, () => kept),
    engine: db.engine,
    close: () => db.close(),
    written() {
      const found = kept;
      kept = nothing();
      return found;
    },
    async transaction(work) {
      let own = nothing();
      const result = await db.transaction((tx) => {
        own = nothing();
        return work(watching(tx, () => own));
      });
      for (const one of own.statements) kept.statements.add(one);
      for (const one of own.people) kept.people.add(one);
      return result;
    },
  };
}
