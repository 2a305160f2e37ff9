import type { Database } from '../database/database.ts';
import { sqlStateOf } from '../database/retry.ts';
import { DatabaseUnavailable } from '../storage/database-unavailable.ts';

interface Waiting<Shared, One, Answer> {
  readonly shared: Shared;
  readonly ones: readonly One[];
  readonly resolve: (answers: readonly Answer[]) => void;
  readonly reject: (error: unknown) => void;
}

/** So many are done in one piece at most; who asks for more is alone. */
const most = 1000;

/** What lasts longer than this no longer keeps the others waiting, ms. */
const patience = 500;

/** Pieces at once at most, where one has lasted too long: fewer than the database has connections. */
const mostAtOnce = 4;

/**
 * Whether what failed may be the fault of one alone: of values that the database refuses, or of what a room refuses. Where the database
 * itself did not do it, as for want of a lock, it would do it for none of them.
 */
function mayBeOfOne(error: unknown): boolean {
  const state = sqlStateOf(error);
  return state === null ? !(error instanceof DatabaseUnavailable) : /^2[23]/.test(state);
}

/** Whether two ask by the same: each value is the same one. */
const same = <Shared extends object>(one: Shared, other: Shared): boolean =>
  Object.entries(one).every(([name, value]) => other[name as keyof Shared] === value);

/**
 * Work for one database that is done in one transaction for all who ask while it is busy (decision 0128): a commit is waited for once, and
 * what many write to the same rows is one write. Whoever finds nothing going on is served at once. Each is answered when it is committed, and
 * what fails because of one is done again without it.
 *
 * @param work does all of it or, where it throws, nothing, and may run again; answers in the order of what was asked
 * @returns asks for some of it; those are joined whose `shared` has the same values
 */
export function inOneCommit<Shared extends object, One, Answer>(
  work: (db: Database, shared: Shared, ones: readonly One[]) => Promise<readonly Answer[]>,
): (db: Database, shared: Shared, ones: readonly One[]) => Promise<readonly Answer[]> {
  type Asked = Waiting<Shared, One, Answer>;

  /** Takes from the front those that fit the first one, as many as there is room for. */
  function take(waiting: Asked[]): readonly Asked[] {
    const [first] = waiting;
    if (first === undefined) return [];
    let size = 0;
    const end = waiting.findIndex(({ shared, ones }, n) => {
      size += ones.length;
      return n > 0 && (size > most || !same(first.shared, shared));
    });
    return waiting.splice(0, end === -1 ? waiting.length : end);
  }

  async function attempt(db: Database, all: readonly Asked[]): Promise<void> {
    const [first] = all;
    if (first === undefined) return;
    try {
      const answers = await work(
        db,
        first.shared,
        all.flatMap(({ ones }) => ones),
      );
      let end = 0;
      for (const { ones, resolve } of all) {
        end += ones.length;
        resolve(answers.slice(end - ones.length, end));
      }
    } catch (error) {
      if (all.length === 1 || !mayBeOfOne(error)) {
        for (const { reject } of all) reject(error);
        return;
      }
      const half = all.length >> 1;
      await attempt(db, all.slice(0, half));
      await attempt(db, all.slice(half));
    }
  }

  function queue(db: Database): (asked: Asked) => void {
    const waiting: Asked[] = [];
    let [kept, running] = [false, 0];
    const begin = (): void => {
      if (waiting.length === 0 || kept || running === mostAtOnce) return;
      kept = true;
      running += 1;
      let keeps = true;
      const letGo = (): void => {
        if (keeps) kept = false;
        keeps = false;
        begin();
      };
      const timer = setTimeout(letGo, patience);
      void attempt(db, take(waiting)).then(() => {
        clearTimeout(timer);
        running -= 1;
        letGo();
      });
    };
    return (asked) => {
      waiting.push(asked);
      begin();
    };
  }

  const queues = new WeakMap<Database, (asked: Asked) => void>();
  return (db, shared, ones) => {
    const ask = queues.get(db) ?? queue(db);
    queues.set(db, ask);
    return new Promise((resolve, reject) => ask({ shared, ones, resolve, reject }));
  };
}
