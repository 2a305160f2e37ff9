import { endOfPeriod } from '../../engine/document/anywhere/period.ts';
import type { TaskClaimAnswer, TasksAnswer } from '../../schemas/generated/types.gen.ts';
import type { Campaign } from '../../server/kernel/campaigns.ts';
import { refusedFor, toldCan } from '../../server/kernel/can.ts';
import { campaignOf, type Handler, known, userOf } from '../../server/kernel/context.ts';
import { lockDoer, storeFacts, tellAll } from '../../server/kernel/facts.ts';
import type { Mechanic } from '../../server/kernel/mechanic.ts';
import { doerIn } from '../../server/kernel/not-begun.ts';
import { once } from '../../server/kernel/once.ts';
import { balanceOf, pointsOf } from '../../server/ledger/accounts.ts';
import { toldReward } from '../../server/ledger/grant.ts';
import { audits } from './audits.ts';
import { claim, rowsOf, standingOf, withReached } from './claim.ts';
import { reached } from './completion.ts';
import { hear, keep } from './hear.ts';
import { movements } from './movements.ts';
import { refusals } from './refusals.ts';
import { room } from './room.ts';
import { mayClaim, type Tasks, tasks } from './rules.ts';

/** When tasks of each period begin anew, where they do. */
const resetsOf = (all: Tasks, { schedule, offset }: Campaign, now: number): TasksAnswer['resets'] =>
  (['day', 'week'] as const).flatMap((period) => {
    const next = endOfPeriod(period, now, offset);
    const begins = now >= schedule.start && next < schedule.end;
    if (!begins || ![...all.values()].some((one) => one.period === period)) return [];
    return [{ period, nextAt: new Date(next).toISOString() }];
  });

/** GET /v2/activities/{id}/tasks */
const readTasks: Handler<TasksAnswer> = async (context) => {
  const { db, now } = context;
  const campaign = campaignOf(context);
  const user = doerIn(context, campaign);
  const all = known(campaign.block(tasks));
  const kept = user === null ? [] : await rowsOf(db, campaign.id, user);
  const rows = withReached(kept, reached(all, campaign, kept, user ?? '', now));
  const entries = [...all.values()].map((task) => {
    const { own, progress } = standingOf(all, task, campaign, rows, now);
    const { id, period, at } = task;
    const told = { id, period, at, progress, waiting: own.waiting, claimed: own.claimed };
    const may = mayClaim(task, user === null ? null : own, campaign, now);
    return { ...told, gives: task.gives.map(toldReward), ...toldCan('claim' as const, may) };
  });
  return { tasks: entries, resets: resetsOf(all, campaign, now) };
};

/** POST /v2/activities/{id}/tasks/{task}: all that waits of it, each once. */
const claimTask: Handler<TaskClaimAnswer> = async (context) => {
  const { now, params, hearers } = context;
  const campaign = campaignOf(context);
  const all = known(campaign.block(tasks));
  const task = known(all.get(params.task ?? ''));
  const user = userOf(context);
  return once<TaskClaimAnswer>(context, async (tx) => {
    await lockDoer(tx, hearers, campaign, user);
    const rows = await rowsOf(tx, campaign.id, user);
    const done = reached(all, campaign, rows, user, now);
    const { own, waiting } = standingOf(all, task, campaign, withReached(rows, done), now);
    const { reason } = mayClaim(task, own, campaign, now);
    if (reason !== null) return { refusal: refusedFor(reason, refusals) };
    const told = await keep(tx, campaign.id, done);
    // What is given without a tap was given as it was kept.
    const given = new Set(done.flatMap(({ of, period }) => (of === task && of.automatic ? [period] : [])));
    const claimed = waiting.filter((period) => !given.has(period));
    await claim(tx, campaign, task, user, claimed, now);
    await tellAll(tx, hearers, campaign, await storeFacts(tx, campaign, told));
    const balance = await balanceOf(tx, pointsOf(campaign.id, user));
    const gives = waiting.flatMap(() => task.gives.map(toldReward));
    return { data: { task: task.id, times: waiting.length, gives, balance } };
  });
};

export const tasksMechanic: Mechanic = {
  ...room,
  rules: tasks,
  movements,
  tables: new URL('./tables/', import.meta.url),
  refusals,
  handlers: { readTasks, claimTask },
  writeBudgets: { claimTask: 1000 },
  hear,
  audits,
  life: () => import('./seed.ts'),
};
