import { leftOf } from '../../engine/document/anywhere/limits.ts';
import { keyOfPeriod, startOfPeriod } from '../../engine/document/anywhere/period.ts';
import type { CheckInAnswer, CheckInStampAnswer } from '../../schemas/generated/types.gen.ts';
import type { Queryable } from '../../server/database/database.ts';
import type { Campaign } from '../../server/kernel/campaigns.ts';
import { opening, refusedFor, toldCan } from '../../server/kernel/can.ts';
import { type Context, campaignOf, type Handler, known, userOf } from '../../server/kernel/context.ts';
import { lockDoer, storeFacts, tellAll } from '../../server/kernel/facts.ts';
import type { Mechanic } from '../../server/kernel/mechanic.ts';
import { doerIn } from '../../server/kernel/not-begun.ts';
import { type Outcome, once } from '../../server/kernel/once.ts';
import { atPrice } from '../../server/kernel/price.ts';
import { balanceOf, pointsOf } from '../../server/ledger/accounts.ts';
import { toldReward } from '../../server/ledger/grant.ts';
import { audits } from './audits.ts';
import { movements } from './movements.ts';
import { refusals } from './refusals.ts';
import { room } from './room.ts';
import {
  type CheckIn,
  checkIn,
  type MakeUpReason,
  mayMakeUp,
  mayStamp,
  type Stamper,
  stateOf,
  streakAt,
} from './rules.ts';
import { type Stamp, stampDay } from './stamp.ts';

/** What is known of somebody, as far as stamping goes. */
async function stamperOf(db: Queryable, { id, offset }: Campaign, user: string, now: number) {
  const { rows } = await db.query<{ day: string; made_up: boolean; at: number }>(
    'SELECT day, nth IS NOT NULL AS made_up, at FROM check_ins WHERE activity = $1 AND user_id = $2',
    [id, user],
  );
  const midnight = startOfPeriod('day', now, offset);
  const madeUp = rows.filter((row) => row.made_up);
  return {
    stamped: new Set(rows.map(({ day }) => day)),
    madeUpDays: new Set(madeUp.map(({ day }) => day)),
    madeUp: { total: madeUp.length, day: madeUp.filter(({ at }) => at >= midnight).length },
    balance: await balanceOf(db, pointsOf(id, user)),
  };
}

/** GET /v2/activities/{id}/check_in */
const readCheckIn: Handler<CheckInAnswer> = async (context) => {
  const { db, now } = context;
  const campaign = campaignOf(context);
  const { offset } = campaign;
  const user = doerIn(context, campaign);
  const block = known(campaign.block(checkIn));
  const { makeUp } = block;
  const who = user === null ? null : await stamperOf(db, campaign, user, now);
  const open = opening(context, 'makeUpCheckIn');
  const days = block.days.map((day): CheckInAnswer['days'][number] => ({
    id: day.id,
    date: day.date,
    state: stateOf(day, who?.stamped ?? null, now),
    madeUp: who?.madeUpDays.has(day.date) ?? false,
    ...(makeUp === null
      ? {}
      : toldCan('makeUp' as const, mayMakeUp(makeUp, day, who, open, { now, offset }))),
  }));
  const date = keyOfPeriod('day', now, offset);
  const given = user === null ? new Set() : await streaksOf(db, campaign.id, user);
  return {
    days,
    today: days.find((day) => day.date === date)?.id ?? null,
    streak: who === null ? 0 : streakAt(block.days, who.stamped, now),
    streaks: block.streaks.map(({ id, length }) => ({ id, length, given: given.has(id) })),
    makeUp: makeUp && {
      cost: makeUp.cost,
      left: who && leftOf(makeUp.limits, who.madeUp),
      balance: who?.balance ?? null,
    },
    ...toldCan('checkIn' as const, mayStamp(block, who, opening(context, 'checkIn', block.window), now)),
  };
};

/** Ids of the streaks that somebody has. */
async function streaksOf(db: Queryable, activity: string, user: string): Promise<ReadonlySet<string>> {
  const { rows } = await db.query<{ streak: string }>(
    'SELECT streak FROM check_in_streaks WHERE activity = $1 AND user_id = $2',
    [activity, user],
  );
  return new Set(rows.map(({ streak }) => streak));
}

/** What is chosen to be stamped, under the lock; or why not. */
type Chosen = Pick<Stamp, 'index' | 'madeUp'> & { readonly reason: MakeUpReason | 'PRICE_CHANGED' | null };

/** Stamps the day that is chosen under the lock, tells it and answers; or refuses. */
function stamping(context: Context, choose: (block: CheckIn, who: Stamper) => Chosen) {
  const { now, hearers } = context;
  const campaign = campaignOf(context);
  const block = known(campaign.block(checkIn));
  const user = userOf(context);
  return once<CheckInStampAnswer>(context, async (tx): Promise<Outcome<CheckInStampAnswer>> => {
    // Two phones at once come one after the other, so that each knows what the other has stamped.
    await lockDoer(tx, hearers, campaign, user);
    const who = await stamperOf(tx, campaign, user, now);
    const { reason, index, madeUp } = choose(block, who);
    if (reason !== null) return { refusal: refusedFor(reason, refusals) };
    const done = await stampDay(tx, campaign, block, { user, index, madeUp, before: who.stamped, at: now });
    const day = block.days[index];
    if (done === null || day === undefined) return { refusal: refusals.CHECKED_IN };
    await tellAll(tx, hearers, campaign, await storeFacts(tx, campaign, [done.fact]));
    return {
      data: {
        day: day.id,
        streak: streakAt(block.days, new Set([...who.stamped, day.date]), now),
        gives: day.gives.map(toldReward),
        streaks: done.streaks.map(({ id, gives }) => ({ id, gives: gives.map(toldReward) })),
        // Behind all that follows from it, such as a task that it has completed.
        balance: await balanceOf(tx, pointsOf(campaign.id, user)),
      },
    };
  });
}

/** POST /v2/activities/{id}/check_in: the day is the one on which the server hears of it. */
const stampToday: Handler<CheckInStampAnswer> = async (context) =>
  stamping(context, (block, who) => {
    const { now } = context;
    const { reason } = mayStamp(block, who, opening(context, context.operation, block.window), now);
    const index = block.days.findIndex(({ opens, locks }) => now >= opens && now < locks);
    return { reason, index, madeUp: null };
  });

/** POST /v2/activities/{id}/check_in/{day} */
const makeUpDay: Handler<CheckInStampAnswer> = async (context) => {
  const campaign = campaignOf(context);
  const { days, makeUp } = known(campaign.block(checkIn));
  const { cost, limits } = known(makeUp);
  const index = days.findIndex(({ id }) => id === context.params.day);
  const day = known(days[index]);
  return stamping(context, (_, who) => {
    const open = opening(context, context.operation);
    const may = mayMakeUp({ cost, limits }, day, who, open, { now: context.now, offset: campaign.offset });
    const reason = atPrice(context, { cost }, may.reason);
    return { reason, index, madeUp: { cost, nth: who.madeUp.total + 1, most: limits.total } };
  });
};

export const checkInMechanic: Mechanic = {
  ...room,
  books: [room.kind('check-in-make-up')],
  rules: checkIn,
  movements,
  tables: new URL('./tables/', import.meta.url),
  refusals,
  handlers: { readCheckIn, checkIn: stampToday, makeUpCheckIn: makeUpDay },
  writeBudgets: { checkIn: 1000, makeUpCheckIn: 1000 },
  audits,
  life: () => import('./seed.ts'),
};
