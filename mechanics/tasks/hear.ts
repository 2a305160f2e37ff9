import type { Fact } from '../../engine/document/anywhere/mechanic.ts';
import type { Queryable } from '../../server/database/database.ts';
import { insertAll } from '../../server/database/insert-all.ts';
import type { Campaign } from '../../server/kernel/campaigns.ts';
import type { Hear, ToldFact } from '../../server/kernel/facts.ts';
import { grantAll } from '../../server/ledger/grant.ts';
import { completed, type Done, factOf, type Progress } from './completion.ts';
import { room } from './room.ts';
import {
  type Gain,
  gainsOf,
  keyOf,
  type Meeting,
  meetingsOf,
  referenceOf,
  type Tasks,
  tasks,
} from './rules.ts';

/** Adds what was gained, each row once. @returns how far each has come */
async function add(tx: Queryable, activity: string, gains: readonly Gain[]) {
  const { rows } = await tx.query<{ task: string; amount: number }>(
    `INSERT INTO task_progress AS p (activity, user_id, task, period, amount)
     SELECT $1, n.user, n.task, n.period, sum(n.amount)
     FROM json_to_recordset($2::json) AS n("user" text, task text, period text, amount int8)
     GROUP BY n.user, n.task, n.period ORDER BY n.user, n.task, n.period
     ON CONFLICT (activity, user_id, task, period) DO UPDATE SET amount = p.amount + excluded.amount
     RETURNING task, amount`,
    [activity, JSON.stringify(gains)],
  );
  return rows;
}

/** Notes whom people have to do with. @returns what those add who have not counted before */
async function meet(tx: Queryable, activity: string, meetings: readonly Meeting[]): Promise<readonly Gain[]> {
  if (meetings.length === 0) return [];
  const { rows } = await tx.query<Pick<Meeting, 'user' | 'task' | 'period' | 'person'>>(
    `INSERT INTO task_people (activity, user_id, task, period, person_id)
     SELECT $1, n.user, n.task, n.period, n.person
     FROM json_to_recordset($2::json) AS n("user" text, task text, period text, person text)
     ORDER BY n.user, n.task, n.period, n.person
     ON CONFLICT DO NOTHING RETURNING user_id AS "user", task, period, person_id AS person`,
    [activity, JSON.stringify(meetings)],
  );
  const counted = new Set(rows.map((row) => `${keyOf(row)} ${row.person}`));
  return meetings.flatMap(({ person, ...one }) =>
    counted.has(`${keyOf(one)} ${person}`) ? [{ ...one, amount: 1 }] : [],
  );
}

/** All that people have come to with the tasks of a campaign. */
async function progressOf(
  tx: Queryable,
  activity: string,
  users: ReadonlySet<string>,
): Promise<readonly Progress[]> {
  const { rows } = await tx.query<Progress>(
    `SELECT user_id AS "user", p.task, p.period, p.amount, d.task IS NOT NULL AS done
     FROM task_progress p LEFT JOIN tasks_done d USING (activity, user_id, task, period)
     WHERE activity = $1 AND user_id IN (SELECT json_array_elements_text($2::json))`,
    [activity, JSON.stringify([...users])],
  );
  return rows;
}

/** Writes what is done, and gives what is given without a tap. @returns what is told of it */
export async function keep(
  tx: Queryable,
  activity: string,
  done: readonly Done[],
): Promise<readonly ToldFact[]> {
  const given = done.filter(({ of }) => of.automatic);
  await insertAll(
    tx,
    'tasks_done',
    'activity text, user_id text, task text, period text, target int8, at int8, claimed_at int8, gives int4',
    done.map(({ task, period, user: user_id, at, heard, of }) => {
      const paid = of.automatic ? { claimed_at: heard, gives: of.gives.length } : {};
      return { activity, user_id, task, period, target: of.at, at, ...paid };
    }),
    null,
  );
  await grantAll(
    tx,
    activity,
    given.map((one) => {
      const { user, heard: at, of } = one;
      const to = { activity, user, kind: room.kind('task-reward'), reference: referenceOf(one), at };
      return { ...to, rewards: of.gives };
    }),
  );
  return done.map((one) => ({ ...factOf(one), kind: room.kind('task') }));
}

/**
 * Counts facts, and tells which tasks they have completed. Whoever gains is locked: what two transactions add to one
 * person's tasks comes one after the other, so that the second knows what the first has done.
 */
const hearing = (
  campaign: Campaign,
  all: Tasks,
  added: readonly Gain[],
  meetings: readonly Meeting[],
): ReturnType<Hear['write']> => {
  const { id } = campaign;
  return async (tx, follow) => {
    const gains = [...added, ...(await meet(tx, id, meetings))];
    if (gains.length === 0) return;
    const reached = (await add(tx, id, gains)).some(
      ({ task, amount }) => amount >= (all.get(task)?.at ?? Infinity),
    );
    if (!reached) return;
    const kept = await progressOf(tx, id, new Set(gains.map(({ user }) => user)));
    const { done, gained } = completed(all, campaign, gains, kept);
    if (done.length === 0) return;
    if (gained.length > 0) await add(tx, id, gained);
    await follow(await keep(tx, id, done));
  };
};

/** What facts add where each time counts, and whom people have to do with by them where each person does. */
function heardIn(campaign: Campaign, facts: readonly Fact[]) {
  const all: Tasks = campaign.block(tasks) ?? new Map();
  return { all, gains: gainsOf(all, campaign, facts), meetings: meetingsOf(all, campaign, facts) };
}

export const hear: Hear = {
  touches: (campaign, facts) => {
    const { gains, meetings } = heardIn(campaign, facts);
    return [...gains, ...meetings].map(({ user }) => user);
  },
  write: (campaign, facts) => {
    const { all, gains, meetings } = heardIn(campaign, facts);
    return gains.length + meetings.length === 0 ? null : hearing(campaign, all, gains, meetings);
  },
};
