import { type GroupKind, groupsOf } from '../../engine/document/anywhere/group.ts';
import type { Fact } from '../../engine/document/anywhere/mechanic.ts';
import type { Database, Queryable } from '../../server/database/database.ts';
import type { Campaign } from '../../server/kernel/campaigns.ts';
import { boards } from './rules.ts';
import { subjectOf } from './settlement.ts';
import { addTo, addToGroups, rowsOf } from './write.ts';

/** A row of a board that is not what the facts come to; null where there is none. */
export interface Difference {
  readonly board: string;
  readonly day: string;
  /** user_id, or kind and id of a group. */
  readonly who: string;
  readonly kept: readonly [score: number, reachedAt: number] | null;
  readonly told: readonly [score: number, reachedAt: number] | null;
}

/** What came of comparing the boards of a campaign with its facts. */
export interface Recount {
  readonly facts: number;
  /** Rows that were compared. */
  readonly rows: number;
  /** Rows of settled boards that had facts told in time and written behind the settlement: they count everywhere else. */
  readonly late: number;
  readonly wrong: readonly Difference[];
}

/** Facts that are read at a time. */
const part = 10_000;

async function partOf(tx: Queryable, campaign: Campaign, after: Fact | undefined): Promise<readonly Fact[]> {
  const { rows } = await tx.query<Fact & Record<GroupKind, string>>(
    `SELECT kind, id, thing, from_user AS "from", to_user AS "to", count, points, earned, at, heard,
       room, couple, guild FROM facts WHERE activity = $1 AND (kind, id) > ($2, $3) ORDER BY kind, id LIMIT ${part}`,
    [campaign.id, after?.kind ?? '', after?.id ?? ''],
  );
  return rows.map(({ room, couple, guild, ...fact }) => ({
    ...fact,
    groups: groupsOf({ room, couple, guild }),
  }));
}

/** Makes all boards of a campaign anew from its facts, beside those that there are. @returns how many facts there are */
async function rebuild(tx: Queryable, campaign: Campaign): Promise<number> {
  await tx.script(`CREATE TEMP TABLE boards_anew (LIKE board_scores INCLUDING INDEXES) ON COMMIT DROP;
    CREATE TEMP TABLE groups_anew (LIKE board_group_scores INCLUDING INDEXES) ON COMMIT DROP`);
  const [sql, ofGroups] = [addTo('boards_anew', 'true'), addToGroups('groups_anew', 'true')];
  let facts = 0;
  for (let some = await partOf(tx, campaign, undefined); some.length > 0; ) {
    facts += some.length;
    const { people, groups } = rowsOf(campaign, some);
    if (people.length > 0) await tx.query(sql, [campaign.id, JSON.stringify(people)]);
    if (groups.length > 0) await tx.query(ofGroups, [campaign.id, JSON.stringify(groups)]);
    some = await partOf(tx, campaign, some.at(-1));
  }
  return facts;
}

/**
 * Makes the boards of a campaign anew from all that was told of it, by the rules that its document has now, and compares them with those
 * that there are, row by row. Changes nothing.
 */
export const recount = (db: Database, campaign: Campaign): Promise<Recount> =>
  db.transaction(async (tx) => {
    await tx.script('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ; SET LOCAL statement_timeout = 0');
    const facts = await rebuild(tx, campaign);
    const settled = await tx.query<{ subject: string }>(
      'SELECT subject FROM settlements WHERE activity = $1 AND mechanic = $2',
      [campaign.id, boards.key],
    );
    const closed = new Set(settled.rows.map(({ subject }) => subject));
    const all = await tx.query<{ rows: number }>(
      `SELECT (SELECT count(*) FROM board_scores WHERE activity = $1)
         + (SELECT count(*) FROM board_group_scores WHERE activity = $1) AS rows`,
      [campaign.id],
    );
    const { rows } = await tx.query<
      Omit<Difference, 'kept' | 'told'> &
        Record<'score' | 'reached_at' | 'told_score' | 'told_at', number | null>
    >(
      `SELECT board, day, user_id AS who, s.score, s.reached_at, n.score AS told_score, n.reached_at AS told_at
       FROM (SELECT * FROM board_scores WHERE activity = $1) s FULL JOIN boards_anew n USING (activity, board, day, user_id)
       WHERE (s.score, s.reached_at) IS DISTINCT FROM (n.score, n.reached_at)
       UNION ALL
       SELECT board, day, kind || ' ' || group_id, s.score, s.reached_at, n.score, n.reached_at
       FROM (SELECT * FROM board_group_scores WHERE activity = $1) s
       FULL JOIN groups_anew n USING (activity, board, day, kind, group_id)
       WHERE (s.score, s.reached_at) IS DISTINCT FROM (n.score, n.reached_at)
       ORDER BY board, day, who`,
      [campaign.id],
    );
    const differences = rows.map(
      ({ score, reached_at, told_score, told_at, ...row }): Difference => ({
        ...row,
        kept: score === null || reached_at === null ? null : [score, reached_at],
        told: told_score === null || told_at === null ? null : [told_score, told_at],
      }),
    );
    const isLate = ({ board, day, kept, told }: Difference) =>
      closed.has(subjectOf(board, day)) && (told?.[0] ?? 0) > (kept?.[0] ?? 0);
    const wrong = differences.filter((one) => !isLate(one));
    return { facts, rows: all.rows[0]?.rows ?? 0, late: differences.length - wrong.length, wrong };
  });
