import { type Tries, triesAt, withWrong } from '../../engine/document/anywhere/tries.ts';
import type { Queryable } from '../../server/database/database.ts';
import type { CodeReason } from './rules.ts';

interface TriesRow {
  readonly wrong: number;
  readonly since: number;
  readonly locked_until: number | null;
  readonly reason: CodeReason | null;
  readonly refused_at: number | null;
}

/** What somebody has tried as it counts now, and why the last code was not taken. */
export async function triesOf(db: Queryable, activity: string, user: string, now: number) {
  const { rows } = await db.query<TriesRow>(
    'SELECT wrong, since, locked_until, reason, refused_at FROM codes_tries WHERE (activity, user_id) = ($1, $2)',
    [activity, user],
  );
  const [row] = rows;
  const tries = row === undefined ? null : { ...row, lockedUntil: row.locked_until };
  const { reason = null, refused_at: at = null } = row ?? {};
  return { tries: triesAt(tries, now), refused: reason === null || at === null ? null : { reason, at } };
}

/** Notes how a try has ended. @param reason null: the code was taken */
export async function noteTry(
  tx: Queryable,
  activity: string,
  user: string,
  before: Tries,
  reason: CodeReason | null,
  now: number,
): Promise<void> {
  const { wrong, since, lockedUntil } = reason === 'UNKNOWN_CODE' ? withWrong(before, now) : before;
  await tx.query(
    `INSERT INTO codes_tries (activity, user_id, wrong, since, locked_until, reason, refused_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (activity, user_id) DO UPDATE SET wrong = excluded.wrong, since = excluded.since,
       locked_until = excluded.locked_until, reason = excluded.reason, refused_at = excluded.refused_at`,
    [activity, user, wrong, since, lockedUntil, reason, reason === null ? null : now],
  );
}
