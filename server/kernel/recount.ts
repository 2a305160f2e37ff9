import { type GroupKind, groupsOf } from '../../engine/document/anywhere/group.ts';
import type { Fact } from '../../engine/document/anywhere/mechanic.ts';
import type { Database, Queryable } from '../database/database.ts';
import type { Campaign } from './campaigns.ts';

type Points = readonly [score: number, reachedAt: number];

/** A row of a ranking that is not what the facts come to; null where there is none. */
export interface Difference {
  /** The board, or the ranking. */
  readonly board: string;
  readonly day: string;
  /** user_id, kind and id of a group, or the number of a team. */
  readonly who: string;
  readonly kept: Points | null;
  readonly told: Points | null;
}

/** What came of comparing rankings of a campaign with its facts. */
export interface Recount {
  readonly facts: number;
  /** Rows that were compared. */
  readonly rows: number;
  /** Rows of what is settled that had facts told in time and written behind the settlement: they count everywhere else. */
  readonly late: number;
  readonly wrong: readonly Difference[];
}

/** A difference as SQL selects it. */
type Row = Omit<Difference, 'kept' | 'told'> &
  Record<'score' | 'reached_at' | 'told_score' | 'told_at', number | null>;

/** What a mechanic makes anew of all facts, and compares. */
export interface Recounting {
  readonly mechanic: string;
  /** SQL of temporary tables that take what is made anew. */
  readonly tables: string;
  add(tx: Queryable, facts: readonly Fact[]): Promise<void>;
  /** SQL of the number of rows that there are, `rows`, and of those that differ. The first parameter is the campaign. */
  readonly rows: string;
  readonly differences: string;
  /** How a board and its day are called among what is settled. */
  subjectOf(board: string, day: string): string;
}

/** Facts that are read at a time. */
const part = 10_000;

async function partOf(tx: Queryable, activity: string, after: Fact | undefined): Promise<readonly Fact[]> {
  const { rows } = await tx.query<Fact & Record<GroupKind, string>>(
    `SELECT kind, id, thing, from_user AS "from", to_user AS "to", count, points, earned, at, heard,
       room, couple, guild FROM facts WHERE activity = $1 AND (kind, id) > ($2, $3) ORDER BY kind, id LIMIT ${part}`,
    [activity, after?.kind ?? '', after?.id ?? ''],
  );
  return rows.map(({ room, couple, guild, ...fact }) => ({
    ...fact,
    groups: groupsOf({ room, couple, guild }),
  }));
}

const pointsOf = (score: number | null, at: number | null): Points | null =>
  score === null || at === null ? null : [score, at];

/**
 * Makes rankings of a campaign anew from all that was told of it, by the rules that its document has now, and compares them with those
 * that there are, row by row. Changes nothing.
 */
export const recountOf = (db: Database, { id }: Campaign, made: Recounting): Promise<Recount> =>
  db.transaction(async (tx) => {
    await tx.script('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ; SET LOCAL statement_timeout = 0');
    await tx.script(made.tables);
    let facts = 0;
    for (let some = await partOf(tx, id, undefined); some.length > 0; ) {
      facts += some.length;
      await made.add(tx, some);
      some = await partOf(tx, id, some.at(-1));
    }
    const settled = await tx.query<{ subject: string }>(
      'SELECT subject FROM settlements WHERE activity = $1 AND mechanic = $2',
      [id, made.mechanic],
    );
    const closed = new Set(settled.rows.map(({ subject }) => subject));
    const all = await tx.query<{ rows: number }>(made.rows, [id]);
    const { rows } = await tx.query<Row>(made.differences, [id]);
    const differences = rows.map(
      ({ score, reached_at, told_score, told_at, ...row }): Difference => ({
        ...row,
        kept: pointsOf(score, reached_at),
        told: pointsOf(told_score, told_at),
      }),
    );
    const isLate = ({ board, day, kept, told }: Difference) =>
      closed.has(made.subjectOf(board, day)) && (told?.[0] ?? 0) > (kept?.[0] ?? 0);
    const wrong = differences.filter((one) => !isLate(one));
    return { facts, rows: all.rows[0]?.rows ?? 0, late: differences.length - wrong.length, wrong };
  });
