import { type Tries, triesAt, withWrong } from '../../engine/document/anywhere/tries.ts';
import type { Queryable } from '../../server/database/database.ts';
import type { CodeReason } from './rules.ts';

interface TriesRow {
  readonly wrong: number;
  readonly since: number;
  readonly locked_until: number | null;
  readonly reason: CodeReason | null;
  readonly refused_at: number | null;
  readonly key: string | null;
  readonly hash: string | null;
}

/** What is tried, and under which key: sent once more, it is the same try. */
export interface Try {
  readonly key: string | null;
  readonly hash: string | null;
}

/** What somebody has tried as it counts now, why the last code was not taken, and which it was. */
export async function triesOf(db: Queryable, activity: string, user: string, now: number) {
  const { rows } = await db.query<TriesRow>(
    'SELECT wrong, since, locked_until, reason, refused_at, key, hash FROM codes_tries WHERE (activity, user_id) = ($1, $2)',
    [activity, user],
  );
  const [row] = rows;
  const tries = row === undefined ? null : { ...row, lockedUntil: row.locked_until };
  const { reason = null, refused_at: at = null } = row ?? {};
  const refused = reason === null || at === null ? null : { reason, at };
  return { tries: triesAt(tries, now), refused, last: { key: row?.key ?? null, hash: row?.hash ?? null } };
}

/** Notes how a try has ended. @param reason null: the code was taken */
export async function noteTry(
  tx: Queryable,
  activity: string,
  user: string,
  before: Tries,
  reason: CodeReason | null,
  { key, hash }: Try,
  now: number,
): Promise<void> {
  const { wrong, since, lockedUntil } = reason === 'UNKNOWN_CODE' ? withWrong(before, now) : before;
  await tx.query(
    `INSERT INTO codes_tries (activity, user_id, wrong, since, locked_until, reason, refused_at, key, hash)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     ON CONFLICT (activity, user_id) DO UPDATE SET wrong = excluded.wrong, since = excluded.since,
       locked_until = excluded.locked_until, reason = excluded.reason, refused_at = excluded.refused_at,
       key = excluded.key, hash = excluded.hash`,
    [activity, user, wrong, since, lockedUntil, reason, reason === null ? null : now, key, hash],
  );
}
