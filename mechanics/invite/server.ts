import { groupedCode } from '../../engine/document/anywhere/code-word.ts';
import { givesForNowAlone } from '../../engine/document/anywhere/cost.ts';
import { leftOf, renews } from '../../engine/document/anywhere/limits.ts';
import { timely } from '../../engine/document/anywhere/verdict.ts';
import type {
  InviteAcceptAnswer,
  InviteAnswer,
  InviteRequest,
  InviteStepAnswer,
  User,
} from '../../schemas/generated/types.gen.ts';
import type { Queryable } from '../../server/database/database.ts';
import { opening, refusedFor, toldCan } from '../../server/kernel/can.ts';
import {
  type Context,
  campaignOf,
  type Handler,
  known,
  pageBehind,
  paged,
  userOf,
} from '../../server/kernel/context.ts';
import { storeFacts, tellAll } from '../../server/kernel/facts.ts';
import type { Mechanic } from '../../server/kernel/mechanic.ts';
import { doerIn } from '../../server/kernel/not-begun.ts';
import { once } from '../../server/kernel/once.ts';
import { publicUser } from '../../server/kernel/public-user.ts';
import { balanceOf, lockAccount, lockAccounts, pointsOf } from '../../server/ledger/accounts.ts';
import { toldReward } from '../../server/ledger/grant.ts';
import { audits } from './audits.ts';
import { bind, come, giveStep, hear } from './come.ts';
import { messages } from './messages.ts';
import { movements } from './movements.ts';
import {
  cameBy,
  claimedBy,
  codeOf,
  hasCode,
  inviterOf,
  namedBy,
  newcomerOf,
  openCode,
  ownerOf,
  takenOf,
} from './people.ts';
import { refusals } from './refusals.ts';
import { room } from './room.ts';
import { invite, mayAccept, mayClaim, mayName, type Step } from './rules.ts';

/** When a step may be claimed: points as long as they can be spent, all else until it is settled. */
const claimsOf = (context: Context, { gives }: Step) =>
  timely(
    givesForNowAlone(gives) ? ['live'] : ['live', 'settling'],
    undefined,
    campaignOf(context),
    context.now,
  );

/** Whom somebody has invited, latest first: the cursor is the id of one, so whoever comes meanwhile shifts nothing. */
async function invitedBy(db: Queryable, activity: string, user: string, size: number, cursor: number | null) {
  const { rows } = await db.query<User & { nth: number; at: number; came: boolean }>(
    `SELECT b.nth, b.at, c.user_id IS NOT NULL AS came, u.user_id, u.nickname, u.avatar
     FROM invite_bound b JOIN users u ON u.user_id = b.user_id
     LEFT JOIN invite_came c ON (c.activity, c.user_id) = (b.activity, b.user_id)
     WHERE (b.activity, b.inviter) = ($1, $2) AND b.nth < $3 ORDER BY b.nth DESC LIMIT $4`,
    [activity, user, Math.min(cursor ?? 2 ** 31 - 1, 2 ** 31 - 1), size + 1],
  );
  return rows;
}

/** GET /v2/activities/{id}/invite: whoever looks for the first time has a code from then on. */
const readInvite: Handler<InviteAnswer> = async (context) => {
  const { db, user, now, keyed } = context;
  const campaign = campaignOf(context);
  const { id } = campaign;
  // The code is one's own before anybody can come by it.
  const doer = doerIn(context, campaign);
  const block = known(campaign.block(invite));
  const open = opening(context, 'acceptInvite');
  const came = doer === null ? 0 : await cameBy(db, id, doer);
  const claimed = doer === null ? new Set<string>() : await claimedBy(db, id, doer);
  const steps = block.steps.map((step) => {
    const own = user === null ? null : { came, claimed: claimed.has(step.id) };
    const may = mayClaim(step, own, claimsOf(context, step));
    return { id: step.id, at: step.at, claimed: claimed.has(step.id), ...toldCan('claim' as const, may) };
  });
  if (user === null || doer === null) {
    const may = mayAccept(null, open);
    return {
      code: null,
      came,
      left: null,
      steps,
      by: null,
      items: [],
      next: null,
      ...toldCan('accept', may),
    };
  }
  const kept = await hasCode(db, id, user);
  if (!kept && open.reason !== 'OVER') await openCode(db, keyed, id, user);
  const code = kept || open.reason !== 'OVER' ? groupedCode(codeOf(keyed, id, user)) : null;
  const taken = await takenOf(db, campaign, doer, now);
  const left = leftOf(block.limits, taken);
  const bound = context.ids.of(`invite_bound ${JSON.stringify([id, user])}`);
  const { size, cursor } = pageBehind(context, bound);
  const { page, next } = paged(await invitedBy(db, id, doer, size, cursor), size, ({ nth }) =>
    bound.told(nth),
  );
  const items = page.map((row) => {
    return { id: bound.told(row.nth), user: publicUser(row), at: row.at, came: row.came };
  });
  const may = mayAccept(await newcomerOf(db, id, doer), open);
  const by = await inviterOf(db, id, doer);
  return {
    code,
    came,
    left,
    renews: renews(block.limits, taken),
    steps,
    by,
    items,
    next,
    ...toldCan('accept' as const, may),
  };
};

/** POST /v2/activities/{id}/invite */
const acceptInvite: Handler<InviteAcceptAnswer> = async (context) => {
  const { now, keyed, operation, hearers } = context;
  const campaign = campaignOf(context);
  const { id, offset } = campaign;
  const block = known(campaign.block(invite));
  const user = userOf(context);
  const { code } = context.body as InviteRequest;
  return once<InviteAcceptAnswer>(context, async (tx) => {
    await openCode(tx, keyed, id, user);
    const inviter = await ownerOf(tx, keyed, id, code);
    // Both, in one order: whoever names and is named at once is judged one after the other.
    await lockAccounts(tx, id, new Set([user, ...(inviter === undefined ? [] : [inviter])]));
    const named = inviter === undefined ? undefined : await namedBy(tx, campaign, inviter, user, now);
    const who = await newcomerOf(tx, id, user);
    const { reason } = mayName(block, who, named, opening(context, operation), { now, offset });
    if (reason !== null || named === undefined || inviter === undefined)
      return { refusal: refusedFor(reason ?? 'INVITE_UNKNOWN', refusals) };
    await bind(tx, campaign, block, { user, inviter, taken: named.taken, at: now });
    const came = block.counts === null;
    if (came) {
      const told = await come(tx, campaign, block, [{ user, inviter, at: now, heard: now }]);
      await tellAll(tx, hearers, campaign, await storeFacts(tx, campaign, told));
    }
    const balance = await balanceOf(tx, pointsOf(id, user));
    return { data: { came, gives: came ? block.welcome.map(toldReward) : [], balance } };
  });
};

/** POST /v2/activities/{id}/invite/steps/{step} */
const claimInviteStep: Handler<InviteStepAnswer> = async (context) => {
  const { now, params } = context;
  const campaign = campaignOf(context);
  const { id } = campaign;
  const step = known(known(campaign.block(invite)).steps.find((one) => one.id === params.step));
  const user = userOf(context);
  return once<InviteStepAnswer>(context, async (tx) => {
    await lockAccount(tx, pointsOf(id, user));
    const own = { came: await cameBy(tx, id, user), claimed: (await claimedBy(tx, id, user)).has(step.id) };
    const { reason } = mayClaim(step, own, claimsOf(context, step));
    if (reason !== null) return { refusal: refusedFor(reason, refusals) };
    await giveStep(tx, id, user, step, now);
    const balance = await balanceOf(tx, pointsOf(id, user));
    return { data: { step: step.id, gives: step.gives.map(toldReward), balance } };
  });
};

export const inviteMechanic: Mechanic = {
  ...room,
  rules: invite,
  movements,
  messages,
  tables: new URL('./tables/', import.meta.url),
  refusals,
  handlers: { readInvite, acceptInvite, claimInviteStep },
  // Each try counts, also one with a code that there is not.
  writeBudgets: { acceptInvite: 30, claimInviteStep: 100 },
  hear,
  audits,
  life: () => import('./seed.ts'),
};
