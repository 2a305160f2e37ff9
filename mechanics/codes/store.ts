import type {
  CodeBatchAnswer,
  CodeBatchRequest,
  CodeCheckerAnswer,
  CodeCheckerRequest,
} from '../../schemas/generated/types.gen.ts';
import type { Queryable } from '../../server/database/database.ts';
import { insertAll } from '../../server/database/insert-all.ts';
import { Refusal } from '../../server/errors.ts';
import { campaignOf, type Handler, known } from '../../server/kernel/context.ts';
import { codes } from './rules.ts';

/** Part of a batch. */
export interface Part extends CodeBatchRequest {
  readonly activity: string;
  /** ms UTC. */
  readonly at: number;
}

/** Stores part of a batch; the same part again changes nothing. @returns how many the batch has; null where it was told otherwise before */
export async function storePart(tx: Queryable, part: Part): Promise<number | null> {
  const { batch, activity, code, until, first, hashes, at } = part;
  await insertAll(tx, 'codes_batches', 'batch text, activity text, code text, until int8, at int8', [
    { batch, activity, code, until, at },
  ]);
  const same = await tx.query(
    'SELECT 1 FROM codes_batches WHERE (batch, activity, code, until) = ($1, $2, $3, $4)',
    [batch, activity, code, until],
  );
  if (same.rows.length === 0) return null;
  await insertAll(
    tx,
    'codes_printed',
    'hash text, batch text, number int4',
    hashes.map((hash, nth) => ({ hash, batch, number: first + nth })),
  );
  const { rows } = await tx.query<{ count: number; same: number }>(
    `SELECT count(*) AS count,
       count(*) FILTER (WHERE number BETWEEN $2 AND $2 + $4 - 1 AND hash = ANY($3::text[])) AS same
     FROM codes_printed WHERE batch = $1`,
    [batch, first, hashes, hashes.length],
  );
  return rows[0]?.same === hashes.length ? rows[0].count : null;
}

/** POST /v2/activities/{id}/codes/batches */
export const storeCodes: Handler<CodeBatchAnswer> = async (context) => {
  const { db, arrived: at } = context;
  const { id: activity, block } = campaignOf(context);
  const body = context.body as CodeBatchRequest;
  known(known(block(codes)).get(body.code));
  if (body.until <= at) throw new Refusal('OVER');
  const count = await db.transaction(async (tx) => {
    const stored = await storePart(tx, { ...body, activity, at });
    if (stored === null) throw new Refusal('KEY_REUSED');
    return stored;
  });
  return { count };
};

/** POST /v2/activities/{id}/codes/checkers */
export const nameCodeChecker: Handler<CodeCheckerAnswer> = async (context) => {
  const { db } = context;
  const { id, block } = campaignOf(context);
  known(block(codes));
  const { user, may } = context.body as CodeCheckerRequest;
  const found = await db.query('SELECT 1 FROM users WHERE user_id = $1', [user]);
  if (found.rows.length === 0) throw new Refusal('UNKNOWN_USER');
  await db.query(
    may
      ? 'INSERT INTO codes_checkers (activity, user_id) VALUES ($1, $2) ON CONFLICT DO NOTHING'
      : 'DELETE FROM codes_checkers WHERE (activity, user_id) = ($1, $2)',
    [id, user],
  );
  const { rows } = await db.query<{ checkers: number }>(
    'SELECT count(*) AS checkers FROM codes_checkers WHERE activity = $1',
    [id],
  );
  return { checkers: rows[0]?.checkers ?? 0 };
};
