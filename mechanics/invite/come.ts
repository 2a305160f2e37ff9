import type { Taken } from '../../engine/document/anywhere/limits.ts';
import type { Fact } from '../../engine/document/anywhere/mechanic.ts';
import { keyOfPeriod } from '../../engine/document/anywhere/period.ts';
import type { Queryable } from '../../server/database/database.ts';
import { insertAll } from '../../server/database/insert-all.ts';
import type { Campaign } from '../../server/kernel/campaigns.ts';
import type { Hear, ToldFact } from '../../server/kernel/facts.ts';
import { tell } from '../../server/kernel/messages.ts';
import { grantAll } from '../../server/ledger/grant.ts';
import { room } from './room.ts';
import { type Deed, deedsOf, firstOf, type Invite, invite, type Step } from './rules.ts';

/** Who names whose code. */
export interface Bond {
  readonly user: string;
  readonly inviter: string;
  /** How often the code was named before. */
  readonly taken: Taken;
  /** ms UTC. */
  readonly at: number;
}

/**
 * Binds somebody to whoever has invited them. Whoever calls it holds the locks of both accounts, and has judged; both have a code.
 */
export async function bind(
  tx: Queryable,
  { id, offset }: Campaign,
  { limits }: Invite,
  { user, inviter, taken, at }: Bond,
): Promise<void> {
  await tx.query(
    `UPDATE invite_people p SET depth = i.depth + 1 FROM invite_people i
     WHERE (p.activity, p.user_id) = ($1, $2) AND (i.activity, i.user_id) = ($1, $3)`,
    [id, user, inviter],
  );
  await tx.query(
    `INSERT INTO invite_bound (activity, user_id, depth, inviter, inviter_depth, nth, most, day, nth_of_day, most_of_day, at)
     SELECT $1, $2, i.depth + 1, $3, i.depth, $4, $5, $6, $7, $8, $9 FROM invite_people i WHERE (activity, user_id) = ($1, $3)`,
    [
      ...[id, user, inviter, taken.total + 1, limits.total],
      ...[keyOfPeriod('day', at, offset), taken.day + 1, limits.day ?? null, at],
    ],
  );
}

/** Gives what a step gives. Whoever calls it holds the lock of the person's account, and has judged. @param at ms UTC */
export async function giveStep(
  tx: Queryable,
  activity: string,
  user: string,
  { id, at: target, gives }: Step,
  at: number,
) {
  await tx.query(
    'INSERT INTO invite_steps (activity, user_id, step, target, gives, at) VALUES ($1, $2, $3, $4, $5, $6)',
    [activity, user, id, target, gives.length, at],
  );
  const to = { activity, user, kind: room.kind('invite-step'), reference: id, at };
  await grantAll(tx, activity, [{ ...to, rewards: gives }]);
}

/**
 * Gives those who have invited people what they have reached with them and do not have yet: a document that moves a step gives nothing twice,
 * and what it has moved behind somebody they get with whoever comes next.
 */
async function giveReached(
  tx: Queryable,
  activity: string,
  steps: readonly Step[],
  all: readonly { readonly inviter: string; readonly nth: number; readonly heard: number }[],
): Promise<void> {
  const { rows } = await tx.query<{ user_id: string; step: string }>(
    `SELECT user_id, step FROM invite_steps
     WHERE activity = $1 AND user_id IN (SELECT json_array_elements_text($2::json))`,
    [activity, JSON.stringify([...new Set(all.map(({ inviter }) => inviter))])],
  );
  const given = new Set(rows.map(({ user_id, step }) => `${user_id} ${step}`));
  for (const { inviter, nth, heard } of all)
    for (const step of steps) {
      const key = `${inviter} ${step.id}`;
      if (step.at > nth || given.has(key)) continue;
      given.add(key);
      await giveStep(tx, activity, inviter, step, heard);
    }
}

/** Somebody who was invited, and comes. */
interface Arrival extends Deed {
  readonly inviter: string;
}

/**
 * Counts people who come, welcomes them, tells whoever invited them and gives these what is given without a tap. Whoever calls it
 * holds the locks of all these accounts.
 *
 * @returns what is told of it
 */
export async function come(
  tx: Queryable,
  { id: activity }: Campaign,
  { welcome, automatic, steps }: Invite,
  arrivals: readonly Arrival[],
): Promise<readonly ToldFact[]> {
  const { rows } = await tx.query<{ inviter: string; came: number }>(
    `SELECT inviter, count(*)::int4 AS came FROM invite_came
     WHERE activity = $1 AND inviter IN (SELECT json_array_elements_text($2::json)) GROUP BY inviter`,
    [activity, JSON.stringify([...new Set(arrivals.map(({ inviter }) => inviter))])],
  );
  const counts = new Map(rows.map(({ inviter, came }) => [inviter, came]));
  const all = arrivals.map((one) => {
    const nth = (counts.get(one.inviter) ?? 0) + 1;
    counts.set(one.inviter, nth);
    return { ...one, nth };
  });
  await insertAll(
    tx,
    'invite_came',
    'activity text, user_id text, inviter text, nth int4, gives int4, at int8',
    all.map(({ user: user_id, inviter, nth, at }) => {
      return { activity, user_id, inviter, nth, gives: welcome.length, at };
    }),
    null,
  );
  const kind = room.kind('invite-welcome');
  await grantAll(
    tx,
    activity,
    all.map(({ user, heard: at }) => ({ activity, user, kind, reference: 'welcome', at, rewards: welcome })),
  );
  if (automatic) await giveReached(tx, activity, steps, all);
  await tell(
    tx,
    all.map(({ user: about, inviter: user, nth, heard: at }) => {
      return { activity, user, kind: room.kind(), reference: about, params: { nth }, about, at };
    }),
  );
  return all.map(({ user, inviter, at, heard }) => {
    const worth = { thing: '', count: 1, points: 1, earned: 0, at, heard };
    return { kind: room.kind(), id: user, from: inviter, to: user, ...worth };
  });
}

/**
 * Of people who have done what counts for the first time, those who were invited. Their accounts are locked: whoever names a code at this
 * moment has done so before, and is found, or does so afterwards, and is not new any more.
 */
async function arrivalsOf(tx: Queryable, activity: string, deeds: readonly Deed[]): Promise<Arrival[]> {
  const { rows } = await tx.query<{ user_id: string; inviter: string; at: number }>(
    `SELECT user_id, inviter, at FROM invite_bound
     WHERE activity = $1 AND user_id IN (SELECT json_array_elements_text($2::json))`,
    [activity, JSON.stringify([...new Set(deeds.map(({ user }) => user))])],
  );
  const bound = new Map(rows.map(({ user_id, ...bond }) => [user_id, bond]));
  const first = firstOf(deeds, bound);
  const fresh = await insertAll<{ user_id: string }>(
    tx,
    'invite_deeds',
    'activity text, user_id text, at int8',
    first.map(({ user: user_id, at }) => ({ activity, user_id, at })),
    'DO NOTHING RETURNING user_id',
  );
  const users = new Set(fresh.map(({ user_id }) => user_id));
  return first.flatMap((deed) => {
    const bond = bound.get(deed.user);
    return bond === undefined || !users.has(deed.user) ? [] : [{ ...deed, inviter: bond.inviter }];
  });
}

/** Who has invited people who have not come yet. */
async function invitersOf(tx: Queryable, activity: string, users: readonly string[]) {
  const { rows } = await tx.query<{ inviter: string }>(
    `SELECT DISTINCT b.inviter FROM invite_bound b LEFT JOIN invite_came c USING (activity, user_id)
     WHERE b.activity = $1 AND b.user_id IN (SELECT json_array_elements_text($2::json)) AND c.user_id IS NULL`,
    [activity, JSON.stringify(users)],
  );
  return rows.map(({ inviter }) => inviter);
}

const deedsIn = (campaign: Campaign, facts: readonly Fact[]): readonly Deed[] => {
  const block = campaign.block(invite);
  return block === undefined ? [] : deedsOf(block, facts);
};

export const hear: Hear = {
  touches: (campaign, facts) => deedsIn(campaign, facts).map(({ user }) => user),
  behind: async (tx, campaign, users) => {
    const counts = campaign.block(invite)?.counts ?? null;
    return counts === null ? [] : invitersOf(tx, campaign.id, users);
  },
  write: (campaign, facts) => {
    const block = campaign.block(invite);
    const deeds = deedsIn(campaign, facts);
    if (block === undefined || deeds.length === 0) return null;
    return async (tx, follow) => {
      const arrivals = await arrivalsOf(tx, campaign.id, deeds);
      if (arrivals.length > 0) await follow(await come(tx, campaign, block, arrivals));
    };
  },
};
