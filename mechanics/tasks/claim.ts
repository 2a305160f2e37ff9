import { endOfPeriod, keyOfPeriod } from '../../engine/document/anywhere/period.ts';
import type { Queryable } from '../../server/database/database.ts';
import type { Campaign } from '../../server/kernel/campaigns.ts';
import { grantAll } from '../../server/ledger/grant.ts';
import { isOpen } from './completion.ts';
import { room } from './room.ts';
import { claimable, type Own, type Place, referenceOf, type Task, type Tasks } from './rules.ts';

/** What is kept of somebody's task in one period. */
export interface Row {
  readonly task: string;
  readonly period: string;
  readonly amount: number;
  readonly done: boolean;
  readonly claimed: boolean;
}

/** All that somebody has come to. */
export async function rowsOf(db: Queryable, activity: string, user: string): Promise<readonly Row[]> {
  const { rows } = await db.query<Row>(
    `SELECT p.task, p.period, p.amount, d.task IS NOT NULL AS done, d.claimed_at IS NOT NULL AS claimed
     FROM task_progress p LEFT JOIN tasks_done d USING (activity, user_id, task, period)
     WHERE activity = $1 AND user_id = $2 ORDER BY p.period`,
    [activity, user],
  );
  return rows;
}

/** The same with what is done besides, and not written yet. */
export function withReached(rows: readonly Row[], more: readonly Place[]): readonly Row[] {
  if (more.length === 0) return rows;
  const done = new Set(more.map(referenceOf));
  return rows.map((row) => (done.has(referenceOf(row)) ? { ...row, done: true } : row));
}

/** How somebody stands with a task now, how far they have come, and for which periods rewards wait. */
export function standingOf(all: Tasks, task: Task, campaign: Campaign, rows: readonly Row[], now: number) {
  const period = keyOfPeriod(task.period, now, campaign.offset);
  const mine = rows.filter((row) => row.task === task.id);
  const current = mine.find((row) => row.period === period);
  const lasting = claimable(task, campaign, now);
  const losing = task.lost && task.period !== 'total';
  const waiting = mine
    .filter((row) => row.done && !row.claimed && (!losing || lasting.has(row.period)))
    .map((row) => row.period);
  const isDone = (one: { task: string; period: string }) =>
    rows.some((row) => row.done && row.task === one.task && row.period === one.period);
  const locked = !isOpen(all, { task: task.id, period, user: '' }, isDone);
  const before = all.get(task.after ?? '');
  const again = before !== undefined && before.period !== 'total';
  const own: Own = {
    waiting: waiting.length,
    lostAt: losing ? Math.max(...waiting.map((one) => lasting.get(one) ?? 0)) : null,
    claimed: current?.claimed === true,
    locked,
    lockedAt: again && !locked ? endOfPeriod(task.period, now, campaign.offset) : null,
  };
  return { own, waiting, progress: Math.min(task.at, current?.amount ?? 0) };
}

/**
 * Gives what waits. Whoever calls it holds the lock of the person's account, and has judged that it may be given.
 *
 * @param periods done, and not claimed
 */
export async function claim(
  tx: Queryable,
  campaign: Campaign,
  task: Task,
  user: string,
  periods: readonly string[],
  at: number,
): Promise<void> {
  const { affected } = await tx.query(
    `UPDATE tasks_done SET claimed_at = $4, gives = $5
     WHERE activity = $1 AND user_id = $2 AND task = $3 AND claimed_at IS NULL
       AND period IN (SELECT json_array_elements_text($6::json))`,
    [campaign.id, user, task.id, at, task.gives.length, JSON.stringify(periods)],
  );
  if (affected !== periods.length) throw new Error(`${campaign.id}: ${task.id} was claimed meanwhile`);
  const to = { activity: campaign.id, user, kind: room.kind('task-reward'), at };
  await grantAll(
    tx,
    campaign.id,
    periods.map((period) => ({
      ...to,
      reference: referenceOf({ task: task.id, period }),
      rewards: task.gives,
    })),
  );
}
