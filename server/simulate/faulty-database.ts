import type { Database, Queryable } from '../database/database.ts';

/** How a server dies in a transaction: at its n-th statement, so that nothing is left of it; or once it is committed. */
export type Crash = { readonly at: number } | { readonly after: 'commit' };

/** What whoever waited for the server meets. */
export class Crashed extends Error {
  override readonly name = 'Crashed';
}

/** A database under which a server can be made to die. */
export interface FaultyDatabase extends Database {
  /** The next transaction dies so; null: none does. */
  crash: Crash | null;
  /** Whether one has died since it was set. */
  readonly struck: boolean;
}

/** @param change of statements, for tests that a wrong server is found */
export function faulty(db: Database, change: (sql: string) => string = (sql) => sql): FaultyDatabase {
  let [crash, struck]: [Crash | null, boolean] = [null, false];
  const changed = (tx: Queryable): Queryable => ({
    query: (sql, parameters) => tx.query(change(sql), parameters),
    script: (sql) => tx.script(sql),
  });
  const dying = (tx: Queryable, at: number): Queryable => {
    let asked = 0;
    return {
      query(sql, parameters) {
        asked += 1;
        if (asked < at) return tx.query(sql, parameters);
        struck = true;
        throw new Crashed('the server died in a transaction');
      },
      script: (sql) => tx.script(sql),
    };
  };
  return {
    ...changed(db),
    engine: db.engine,
    close: () => db.close(),
    get crash() {
      return crash;
    },
    set crash(next) {
      [crash, struck] = [next, false];
    },
    get struck() {
      return struck;
    },
    async transaction(work) {
      const mine = crash;
      crash = null;
      const result = await db.transaction((tx) =>
        work(mine !== null && 'at' in mine ? dying(changed(tx), mine.at) : changed(tx)),
      );
      if (mine === null || 'at' in mine) return result;
      struck = true;
      throw new Crashed('the server died before it answered');
    },
  };
}
