import { createHash } from 'node:crypto';
import { DAY } from '../../engine/document/anywhere/days.ts';
import type { Database, Queryable } from '../database/database.ts';
import { entryOf, Refusal, type Refused } from '../errors.ts';
import { failureText, successText } from '../http/envelope.ts';
import { countWrite } from '../limits/stored-writes.ts';
import { sweepRows } from '../limits/sweep.ts';
import { opening } from './can.ts';
import { type Context, StoredAnswer, userOf } from './context.ts';

/** How long a refusal stands under its key, ms. A phone sends a key again for a quarter of an hour (decision 0014). */
const refusalsLast = DAY;

/** What a mutation decided: the answer's data, or a refusal, which leaves nothing of what it wrote. */
export type Outcome<Answer extends object> = { readonly data: Answer } | { readonly refusal: Refused };

interface StoredKey {
  readonly request_hash: string;
  readonly answer: string | null;
}

function hashOf({ operation, params, body }: Context): string {
  const sorted = (value: object) => Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  const request = [operation, sorted(params), sorted(typeof body === 'object' && body !== null ? body : {})];
  return createHash('sha256').update(JSON.stringify(request)).digest('hex');
}

/**
 * The same in SQL, of a request that is known from what it has made.
 *
 * @param params SQL of each parameter of its path, by name
 * @param body SQL of its body as JSON of names and values, sorted by name
 */
export function hashInSql(operation: string, params: Readonly<Record<string, string>>, body: string): string {
  const pairs = Object.entries(params)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, sql]) => `'["${name}",' || to_json(${sql})::text || ']'`);
  return `encode(sha256(convert_to('["${operation}",[' || ${pairs.join(" || ',' || ")} || '],' || ${body} || ']', 'UTF8')), 'hex')`;
}

/** What was written before a refusal is undone: the refusal alone stands under the key. */
async function whollyOrNot<Answer extends object>(
  tx: Queryable,
  work: (tx: Queryable) => Promise<Outcome<Answer>>,
): Promise<Outcome<Answer>> {
  await tx.query('SAVEPOINT before_work');
  const outcome = await work(tx);
  if ('refusal' in outcome) await tx.query('ROLLBACK TO SAVEPOINT before_work');
  return outcome;
}

/**
 * Runs a mutation at most once per user and key. The key's row is written first, so a second request with the
 * same key waits on it until the first has committed, and then reads its answer. A call that its campaign's phase does not
 * allow (`phases` of its `operations.json`) is refused behind the key: what was answered in time is answered again.
 *
 * @param lasts how long a success stands under its key, ms. Without it for ever: what was taken once is never taken again
 * @param work runs inside the transaction; what it has written is undone where it returns a refusal
 * @throws Refusal KEY_MISSING, KEY_REUSED, TOO_MANY, and every refusal that is not final
 */
export function once<Answer extends object>(
  context: Context,
  work: (tx: Queryable) => Promise<Outcome<Answer>>,
  lasts: number | null = null,
): Promise<StoredAnswer> {
  const { db, key, language, arrived } = context;
  const user = userOf(context);
  if (key === null) throw new Refusal('KEY_MISSING');
  const hash = hashOf(context);
  return db.transaction(async (tx) => {
    const taken = await tx.query(
      `INSERT INTO idempotency_keys (user_id, key, request_hash, created_at) VALUES ($1, $2, $3, $4)
       ON CONFLICT DO NOTHING RETURNING key`,
      [user, key, hash, arrived],
    );
    if (taken.rows.length === 0) {
      const { rows } = await tx.query<StoredKey>(
        'SELECT request_hash, answer FROM idempotency_keys WHERE user_id = $1 AND key = $2',
        [user, key],
      );
      const stored = rows[0];
      // It was swept between the two statements: the next try finds it free.
      if (stored === undefined) throw new Refusal('IN_PROGRESS');
      if (stored.request_hash !== hash) throw new Refusal('KEY_REUSED');
      if (stored.answer === null) throw new Refusal('IN_PROGRESS');
      return new StoredAnswer(stored.answer);
    }
    await countWrite(tx, context);
    const closed = opening(context, context.operation).reason;
    const outcome = closed ? { refusal: closed } : await whollyOrNot(tx, work);
    if ('refusal' in outcome && !entryOf(outcome.refusal).final) throw new Refusal(outcome.refusal);
    const answer = 'data' in outcome ? successText(outcome.data) : failureText(outcome.refusal, language);
    const life = 'data' in outcome ? lasts : refusalsLast;
    await tx.query(
      'UPDATE idempotency_keys SET answer = $3, expires_at = $4 WHERE user_id = $1 AND key = $2',
      [user, key, answer, life === null ? null : arrived + life],
    );
    return new StoredAnswer(answer);
  });
}

/** Whether a request has been answered under its key: it is answered so again, whatever has happened since. */
export async function isAnswered(context: Context): Promise<boolean> {
  const { db, key } = context;
  const { rows } = await db.query(
    'SELECT 1 FROM idempotency_keys WHERE user_id = $1 AND key = $2 AND request_hash = $3 AND answer IS NOT NULL',
    [userOf(context), key, hashOf(context)],
  );
  return rows.length > 0;
}

/** Removes the keys whose time is over. @returns how many */
export function sweepKeys(db: Database, now: number): Promise<number> {
  return sweepRows(db, { table: 'idempotency_keys', id: 'user_id, key', moment: 'expires_at' }, now);
}
