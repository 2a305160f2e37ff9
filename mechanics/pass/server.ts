import { leftOf, withMore } from '../../engine/document/anywhere/limits.ts';
import { timely } from '../../engine/document/anywhere/verdict.ts';
import type {
  PassAnswer,
  PassClaimAnswer,
  PassLevelAnswer,
  PassTrackAnswer,
} from '../../schemas/generated/types.gen.ts';
import type { Queryable } from '../../server/database/database.ts';
import { opening, refusedFor, toldCan } from '../../server/kernel/can.ts';
import { type Context, campaignOf, type Handler, known, userOf } from '../../server/kernel/context.ts';
import { lockDoer, storeFacts, type ToldFact, tellAll } from '../../server/kernel/facts.ts';
import type { Mechanic } from '../../server/kernel/mechanic.ts';
import { isNotBegun } from '../../server/kernel/not-begun.ts';
import { type Outcome, once } from '../../server/kernel/once.ts';
import { atPrice } from '../../server/kernel/price.ts';
import { balanceOf, pointsOf } from '../../server/ledger/accounts.ts';
import { toldReward } from '../../server/ledger/grant.ts';
import { type Actor, buyLevel, buyTrack, claim } from './act.ts';
import { audits } from './audits.ts';
import { holderOf, newcomer } from './holder.ts';
import { movements } from './movements.ts';
import { hear } from './reach.ts';
import { refusals } from './refusals.ts';
import { room } from './room.ts';
import {
  type ClaimTimes,
  claimable,
  hasReached,
  type Level,
  mayBuyLevel,
  mayBuyTrack,
  mayClaim,
  nextLevel,
  type Pass,
  pass,
  pastOf,
  stateOf,
} from './rules.ts';

/** When claims are taken: points as long as they can be spent, all else until it is settled. */
const claimTimes = (context: Context): ClaimTimes => ({
  points: timely(['live'], undefined, campaignOf(context), context.now),
  rest: opening(context, 'claimPass'),
});

/** GET /v2/activities/{id}/pass */
const readPass: Handler<PassAnswer> = async (context) => {
  const { db, now, user } = context;
  const campaign = campaignOf(context);
  const { offset } = campaign;
  const block = known(campaign.block(pass));
  const { levels, track, catchUp } = block;
  const held = user === null ? null : await holderOf(db, campaign, user, now);
  const who = held && isNotBegun(context, campaign) ? { ...newcomer, balance: 0 } : held;
  const times = claimTimes(context);
  const toldLevel = (level: Level): PassAnswer['levels'][number] => ({
    id: level.id,
    at: level.at,
    reached: who !== null && hasReached(level, who),
    free: stateOf({ level, track: 'free' }, who),
    paid: stateOf({ level, track: 'paid' }, who),
    ...toldCan('claim' as const, mayClaim([level], who, times)),
  });
  const all = levels.map(toldLevel);
  return {
    level: all.filter(({ reached }) => reached).length,
    points: who?.points ?? 0,
    balance: who?.balance ?? null,
    levels: all,
    track: track && {
      cost: track.cost,
      bought: who?.bought ?? false,
      past: who === null ? 0 : pastOf(block, who),
      ...toldCan('buyTrack' as const, mayBuyTrack(track, who, opening(context, 'buyPassTrack'))),
    },
    catchUp: catchUp && {
      cost: catchUp.cost,
      left: who && leftOf(catchUp.limits, who.levels),
      level: (who === null ? levels[0] : nextLevel(block, who))?.id ?? null,
      ...toldCan(
        'buyLevel' as const,
        mayBuyLevel(block, catchUp, who, opening(context, 'buyPassLevel', catchUp.window), { now, offset }),
      ),
    },
    waiting: who === null ? 0 : claimable(levels, who, times).length,
    ...toldCan('claim' as const, mayClaim(levels, who, times)),
  };
};

/** What is done under the lock, and what is told of it; or why not. */
interface Done<Answer> {
  readonly told: readonly ToldFact[];
  readonly data: Omit<Answer, 'balance'>;
}

/** Does something with somebody's pass, under the lock of their account, once a key. Two phones come one after the other. */
function holding<Answer extends { balance: number }>(
  context: Context,
  work: (
    tx: Queryable,
    actor: Actor,
  ) => Promise<Done<Answer> | { readonly reason: Parameters<typeof refusedFor<typeof refusals>>[0] }>,
) {
  const { now, hearers } = context;
  const campaign = campaignOf(context);
  const user = userOf(context);
  const account = pointsOf(campaign.id, user);
  return once<Answer>(context, async (tx): Promise<Outcome<Answer>> => {
    await lockDoer(tx, hearers, campaign, user);
    const done = await work(tx, { user, who: await holderOf(tx, campaign, user, now), at: now });
    if ('reason' in done) return { refusal: refusedFor(done.reason, refusals) };
    await tellAll(tx, hearers, campaign, await storeFacts(tx, campaign, done.told));
    return { data: { ...done.data, balance: await balanceOf(tx, account) } as Answer };
  });
}

/** Claims all that can be claimed of some levels. */
const claiming = (context: Context, block: Pass, levels: readonly Level[]) =>
  holding<PassClaimAnswer>(context, async (tx, actor) => {
    const times = claimTimes(context);
    const { reason } = mayClaim(levels, actor.who, times);
    if (reason !== null) return { reason };
    const shares = claimable(levels, actor.who, times);
    const told = await claim(tx, campaignOf(context), block, shares, actor);
    const ids = new Set(shares.map(({ level }) => level.id));
    const gives = shares.flatMap(({ level, track }) => level[track].map(toldReward));
    return { told, data: { levels: [...ids], gives } };
  });

/** POST /v2/activities/{id}/pass/claims */
const claimPass: Handler<PassClaimAnswer> = async (context) => {
  const block = known(campaignOf(context).block(pass));
  return claiming(context, block, block.levels);
};

/** POST /v2/activities/{id}/pass/claims/{level} */
const claimPassLevel: Handler<PassClaimAnswer> = async (context) => {
  const block = known(campaignOf(context).block(pass));
  return claiming(context, block, [known(block.levels.find(({ id }) => id === context.params.level))]);
};

/** POST /v2/activities/{id}/pass/track */
const buyPassTrack: Handler<PassTrackAnswer> = async (context) => {
  const campaign = campaignOf(context);
  const block = known(campaign.block(pass));
  const track = known(block.track);
  return holding<PassTrackAnswer>(context, async (tx, actor) => {
    const may = mayBuyTrack(track, actor.who, opening(context, context.operation));
    const reason = atPrice(context, track, may.reason);
    if (reason !== null) return { reason };
    await buyTrack(tx, campaign, track.cost, actor);
    return { told: [], data: { past: pastOf(block, actor.who) } };
  });
};

/** POST /v2/activities/{id}/pass/levels */
const buyPassLevel: Handler<PassLevelAnswer> = async (context) => {
  const campaign = campaignOf(context);
  const { offset } = campaign;
  const block = known(campaign.block(pass));
  const catchUp = known(block.catchUp);
  return holding<PassLevelAnswer>(context, async (tx, actor) => {
    const { who, at: now } = actor;
    const open = opening(context, context.operation, catchUp.window);
    const may = mayBuyLevel(block, catchUp, who, open, { now, offset });
    const reason = atPrice(context, catchUp, may.reason);
    const level = nextLevel(block, who);
    if (reason !== null || level === undefined) return { reason: reason ?? 'PASS_FULL' };
    const told = await buyLevel(tx, campaign, block, catchUp, level, actor);
    return { told, data: { level: level.id, left: leftOf(catchUp.limits, withMore(who.levels, 1)) } };
  });
};

export const passMechanic: Mechanic = {
  ...room,
  books: [room.kind('pass-track'), room.kind('pass-catch-up')],
  rules: pass,
  movements,
  tables: new URL('./tables/', import.meta.url),
  refusals,
  handlers: { readPass, claimPass, claimPassLevel, buyPassTrack, buyPassLevel },
  writeBudgets: { claimPass: 1000, claimPassLevel: 1000, buyPassTrack: 100, buyPassLevel: 500 },
  hear,
  audits,
  life: () => import('./seed.ts'),
};
