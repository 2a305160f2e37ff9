import type {
  CarnivalJoinAnswer,
  CarnivalJoinRequest,
  FollowCheckAnswer,
} from '../../schemas/generated/types.gen.ts';
import type { Queryable } from '../database/database.ts';
import { Refusal } from '../errors.ts';
import { type Handler, userOf } from '../kernel/context.ts';
import { countWrite } from '../limits/stored-writes.ts';

async function isThere(db: Queryable, table: Relation, of: string, user: string): Promise<boolean> {
  const { rows } = await db.query(
    `SELECT 1 FROM ${table.name} WHERE ${table.of} = $1 AND ${table.user} = $2`,
    [of, user],
  );
  return rows.length > 0;
}

interface Relation {
  readonly name: string;
  /** Column of the person that it is about, and of the one who chose it. */
  readonly of: string;
  readonly user: string;
}

const follows: Relation = { name: 'follows', of: 'followed', user: 'follower' };
const members: Relation = { name: 'carnival_members', of: 'idol', user: 'member' };

/** Makes it so, whatever it was; what is not said stays. @returns whether that took a new row */
async function put(
  tx: Queryable,
  { name, of, user }: Relation,
  people: readonly [string, string],
  wanted: boolean | undefined,
  now: number,
): Promise<boolean> {
  if (wanted === undefined) return false;
  if (!wanted) {
    await tx.query(`DELETE FROM ${name} WHERE ${of} = $1 AND ${user} = $2`, people);
    return false;
  }
  const { rows } = await tx.query(
    `INSERT INTO ${name} (${of}, ${user}, at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING 1`,
    [...people, now],
  );
  return rows.length > 0;
}

/**
 * PUT /idol_carnival_to_join (specification §7, T30): follow an idol, take part in the carnival, or end either. It
 * says how things shall stand and spends nothing, so sending it again changes nothing: it needs no idempotency key.
 */
export const joinCarnival: Handler<CarnivalJoinAnswer> = async (context) => {
  const { db, body, now } = context;
  const user = userOf(context);
  const { idol_id: idol, follow, join } = body as CarnivalJoinRequest;
  if (idol === user) throw new Refusal('BAD_REQUEST', 'idol_id');
  return db.transaction(async (tx) => {
    const known = await tx.query('SELECT 1 FROM users WHERE user_id = $1', [idol]);
    if (known.rows.length === 0) throw new Refusal('UNKNOWN_USER');
    const followed = await put(tx, follows, [idol, user], follow, now);
    const joined = await put(tx, members, [idol, user], join, now);
    if (followed || joined) await countWrite(tx, context);
    const counted = await tx.query<{ members: number }>(
      'SELECT count(*) AS members FROM carnival_members WHERE idol = $1',
      [idol],
    );
    return {
      idol_id: idol,
      following: await isThere(tx, follows, idol, user),
      joined: await isThere(tx, members, idol, user),
      members: counted.rows[0]?.members ?? 0,
    };
  });
};

/** GET /follow/check (specification §7): nobody follows a person who is not there. */
export const checkFollow: Handler<FollowCheckAnswer> = async (context) => ({
  following: await isThere(context.db, follows, String(context.query.target_id), userOf(context)),
});
