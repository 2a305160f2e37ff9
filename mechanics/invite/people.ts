import { isSpelt, plainCode } from '../../engine/document/anywhere/code-word.ts';
import type { Taken } from '../../engine/document/anywhere/limits.ts';
import { keyOfPeriod } from '../../engine/document/anywhere/period.ts';
import type { Queryable } from '../../server/database/database.ts';
import type { Campaign } from '../../server/kernel/campaigns.ts';
import type { Keyed } from '../../server/kernel/keyed-hash.ts';
import { keyedCode } from '../../server/kernel/made-code.ts';
import type { Named, Newcomer } from './rules.ts';

/** Somebody's code in a campaign, plain: nobody finds who it is of without the server's secret. */
export const codeOf = (keyed: Keyed, activity: string, user: string): string =>
  keyedCode(keyed, 'invite', `${activity} ${user}`);

const hashOf = (keyed: Keyed, activity: string, plain: string): string =>
  keyed('invite code', `${activity} ${plain}`);

/**
 * Notes that somebody has a code, from which on others can name it. Two phones may do so at once: to name the key alone that may be there
 * already would let the other one, the hash, refuse the second.
 *
 * @returns it, plain
 */
export async function openCode(db: Queryable, keyed: Keyed, activity: string, user: string): Promise<string> {
  const code = codeOf(keyed, activity, user);
  const { affected } = await db.query(
    'INSERT INTO invite_people (activity, user_id, depth, hash) VALUES ($1, $2, 0, $3) ON CONFLICT DO NOTHING',
    [activity, user, hashOf(keyed, activity, code)],
  );
  if (affected === 0 && !(await hasCode(db, activity, user)))
    throw new Error(`${activity}: two people have one code`);
  return code;
}

/** Whether somebody has a code already. */
export async function hasCode(db: Queryable, activity: string, user: string): Promise<boolean> {
  const { rows } = await db.query('SELECT 1 FROM invite_people WHERE (activity, user_id) = ($1, $2)', [
    activity,
    user,
  ]);
  return rows.length > 0;
}

/** Whose code this is. @param typed as it was typed @returns undefined where it is nobody's */
export async function ownerOf(
  db: Queryable,
  keyed: Keyed,
  activity: string,
  typed: string,
): Promise<string | undefined> {
  const plain = plainCode(typed);
  if (!isSpelt(plain)) return undefined;
  const { rows } = await db.query<{ user_id: string }>(
    'SELECT user_id FROM invite_people WHERE (activity, hash) = ($1, $2)',
    [activity, hashOf(keyed, activity, plain)],
  );
  return rows[0]?.user_id;
}

/** Who has invited somebody. */
interface Inviter {
  readonly nickname: string;
  readonly avatar: string;
  /** Whether who was invited has come. */
  readonly came: boolean;
}

export async function inviterOf(db: Queryable, activity: string, user: string): Promise<Inviter | null> {
  const { rows } = await db.query<Inviter>(
    `SELECT u.nickname, u.avatar, c.user_id IS NOT NULL AS came FROM invite_bound b
     JOIN users u ON u.user_id = b.inviter
     LEFT JOIN invite_came c ON (c.activity, c.user_id) = (b.activity, b.user_id)
     WHERE (b.activity, b.user_id) = ($1, $2)`,
    [activity, user],
  );
  return rows[0] ?? null;
}

/** How somebody stands who would name a code. */
export async function newcomerOf(db: Queryable, activity: string, user: string): Promise<Newcomer> {
  const { rows } = await db.query<Newcomer>(
    `SELECT EXISTS (SELECT FROM invite_bound WHERE (activity, user_id) = ($1, $2)) AS bound,
       EXISTS (SELECT FROM invite_bound WHERE (activity, inviter) = ($1, $2))
         OR EXISTS (SELECT FROM invite_deeds WHERE (activity, user_id) = ($1, $2)) AS known`,
    [activity, user],
  );
  return rows[0] ?? { bound: false, known: false };
}

/** How often somebody's code was named. @param now ms UTC: today is its day */
export async function takenOf(
  db: Queryable,
  { id, offset }: Campaign,
  user: string,
  now: number,
): Promise<Taken> {
  const { rows } = await db.query<Taken>(
    `SELECT count(*)::int4 AS total, count(*) FILTER (WHERE day = $3)::int4 AS day
     FROM invite_bound WHERE (activity, inviter) = ($1, $2)`,
    [id, user, keyOfPeriod('day', now, offset)],
  );
  return rows[0] ?? { total: 0, day: 0 };
}

/** A code as it stands for somebody who names it. @param inviter whose it is */
export async function namedBy(
  db: Queryable,
  campaign: Campaign,
  inviter: string,
  user: string,
  now: number,
): Promise<Named> {
  const { rows } = await db.query(
    `WITH RECURSIVE above (user_id) AS (
       SELECT $2::text UNION SELECT b.inviter FROM invite_bound b JOIN above USING (user_id) WHERE b.activity = $1)
     SELECT 1 FROM above WHERE user_id = $3 AND user_id <> $2`,
    [campaign.id, inviter, user],
  );
  const taken = await takenOf(db, campaign, inviter, now);
  return { own: inviter === user, circle: rows.length > 0, taken };
}

/** How many have come by somebody. */
export async function cameBy(db: Queryable, activity: string, user: string): Promise<number> {
  const { rows } = await db.query<{ came: number }>(
    'SELECT count(*)::int4 AS came FROM invite_came WHERE (activity, inviter) = ($1, $2)',
    [activity, user],
  );
  return rows[0]?.came ?? 0;
}

/** Ids of the steps that have given somebody what they give. */
export async function claimedBy(db: Queryable, activity: string, user: string): Promise<ReadonlySet<string>> {
  const { rows } = await db.query<{ step: string }>(
    'SELECT step FROM invite_steps WHERE (activity, user_id) = ($1, $2)',
    [activity, user],
  );
  return new Set(rows.map(({ step }) => step));
}
