import type { Database } from '../database/database.ts';

interface Asked<Answer> {
  /** What is on its way. */
  readonly now: Promise<Answer>;
  /** For all who have asked since: it begins when that is there. */
  next: Promise<Answer> | null;
}

/**
 * Asks once for all who ask the same at a time, such as thousands of phones for the top of one board: while an answer is on its way,
 * whoever comes waits for one more, which begins behind it. So nobody is told what was read before they asked, and what somebody has just
 * written they see.
 *
 * @param ask reads the answer of a key; what it answers is shared, and never changed
 */
export function askedOnce<Answer>(ask: (key: string) => Promise<Answer>): (key: string) => Promise<Answer> {
  const asked = new Map<string, Asked<Answer>>();
  const begin = (key: string): Promise<Answer> => {
    const now = ask(key).finally(() => {
      if (asked.get(key)?.next === null) asked.delete(key);
    });
    asked.set(key, { now, next: null });
    return now;
  };
  return (key) => {
    const running = asked.get(key);
    if (running === undefined) return begin(key);
    running.next ??= running.now.then(
      () => begin(key),
      () => begin(key),
    );
    return running.next;
  };
}

/** The same for each database by itself. @param ask reads from the database itself: what a transaction has not committed is nobody else's to see */
export function sharedFor<Answer>(
  ask: (db: Database, key: string) => Promise<Answer>,
): (db: Database, key: string) => Promise<Answer> {
  const asking = new WeakMap<Database, (key: string) => Promise<Answer>>();
  return (db, key) => {
    const once = asking.get(db) ?? askedOnce((of: string) => ask(db, of));
    asking.set(db, once);
    return once(key);
  };
}
