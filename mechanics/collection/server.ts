import { leftOf } from '../../engine/document/anywhere/limits.ts';
import { keyOfPeriod } from '../../engine/document/anywhere/period.ts';
import type {
  CardDropEntry,
  CardGiveAnswer,
  CardGiveRequest,
  CardMeltAnswer,
  CardMeltRequest,
  CardSetAnswer,
  CardTakeAnswer,
  CardTakeRequest,
  CollectionAnswer,
} from '../../schemas/generated/types.gen.ts';
import type { Queryable } from '../../server/database/database.ts';
import type { Campaign } from '../../server/kernel/campaigns.ts';
import { opening, refusedFor, toldCan } from '../../server/kernel/can.ts';
import { type Context, campaignOf, type Handler, known, userOf } from '../../server/kernel/context.ts';
import { lockDoer, storeFacts, tellAll } from '../../server/kernel/facts.ts';
import type { Mechanic } from '../../server/kernel/mechanic.ts';
import { doerIn } from '../../server/kernel/not-begun.ts';
import { type Outcome, once } from '../../server/kernel/once.ts';
import { balanceOf, lockAccounts, pointsOf } from '../../server/ledger/accounts.ts';
import { toldReward } from '../../server/ledger/grant.ts';
import { melt, redeem } from './act.ts';
import { audits } from './audits.ts';
import { cardByChance, hear } from './drop.ts';
import { giveAway, giverOf, takeByCode, waitingOf } from './gift.ts';
import { movements } from './movements.ts';
import { ownerOf } from './owner.ts';
import { refusals } from './refusals.ts';
import { room } from './room.ts';
import {
  type Collection,
  collection,
  droppedBy,
  farWith,
  mayGive,
  mayMelt,
  mayRedeem,
  mayTake,
  type Owner,
} from './rules.ts';

/** How far somebody has come today with what drops cards. */
async function dropsOf(
  db: Queryable,
  { id, offset }: Campaign,
  { drops }: Collection,
  user: string | null,
  now: number,
): Promise<CardDropEntry[]> {
  const { rows } = await db.query<{ source: string; amount: number }>(
    'SELECT source, amount FROM card_progress WHERE activity = $1 AND user_id = $2 AND day = $3',
    [id, user ?? '', keyOfPeriod('day', now, offset)],
  );
  const amounts = new Map(rows.map(({ source, amount }) => [source, amount]));
  return drops.map((drop) => {
    const amount = amounts.get(drop.id) ?? 0;
    return { id: drop.id, dropped: droppedBy(drop, amount), far: farWith(drop, amount) };
  });
}

/** GET /v2/activities/{id}/collection */
const readCollection: Handler<CollectionAnswer> = async (context) => {
  const { db, now } = context;
  const campaign = campaignOf(context);
  const { offset } = campaign;
  const user = doerIn(context, campaign);
  const block = known(campaign.block(collection));
  const { melt: melting, give } = block;
  const who = user === null ? null : await ownerOf(db, campaign, user, now);
  const kept = new Set(block.sets.flatMap(({ id, cards }) => (who?.redeemed.has(id) ? cards : [])));
  const open = (call: string) => opening(context, call);
  return {
    cards: block.cards.map(({ id }) => ({
      id,
      count: who?.counts.get(id) ?? 0,
      kept: kept.has(id),
      ...(melting && { melt: toldCan('meltCards' as const, mayMelt(melting, id, who, open('meltCards'))) }),
      ...(give && {
        give: toldCan('giveCard' as const, mayGive(give, id, who, open('giveCard'), { now, offset })),
      }),
    })),
    drops: await dropsOf(db, campaign, block, user, now),
    sets: block.sets.map((set) => {
      const redeemed = who?.redeemed.has(set.id) === true;
      const have = redeemed ? set.cards.length : set.cards.filter((one) => who?.counts.has(one)).length;
      const may = mayRedeem(set, who, open('redeemCardSet'));
      return { id: set.id, have, redeemed, ...toldCan('redeemCardSet' as const, may) };
    }),
    melt: melting,
    give: give && { left: who && leftOf(give.limits, who.given) },
    take: give && toldCan('takeCard' as const, mayTake(give, who, open('takeCard'), { now, offset })),
    gifts: user === null ? [] : await waitingOf(db, context, campaign.id, user, now),
  };
};

/** Does something with somebody's cards, under the lock of their account, once a key. @param lock takes it, and what else is needed */
function holding<Answer extends object>(
  context: Context,
  work: (tx: Queryable, who: Owner, user: string) => Promise<Outcome<Answer>>,
  lock: (tx: Queryable, campaign: Campaign, user: string) => Promise<unknown> = (tx, campaign, user) =>
    lockDoer(tx, context.hearers, campaign, user),
) {
  const campaign = campaignOf(context);
  const user = userOf(context);
  return once<Answer>(context, async (tx) => {
    await lock(tx, campaign, user);
    return work(tx, await ownerOf(tx, campaign, user, context.now), user);
  });
}

/** POST /v2/activities/{id}/collection/sets/{set} */
const redeemCardSet: Handler<CardSetAnswer> = async (context) => {
  const { now, params, operation, hearers } = context;
  const campaign = campaignOf(context);
  const set = known(known(campaign.block(collection)).sets.find(({ id }) => id === params.set));
  return holding<CardSetAnswer>(context, async (tx, who, user) => {
    const { reason } = mayRedeem(set, who, opening(context, operation));
    if (reason !== null) return { refusal: refusedFor(reason, refusals) };
    const fact = await redeem(tx, campaign, user, set, now);
    await tellAll(tx, hearers, campaign, await storeFacts(tx, campaign, [fact]));
    // Behind all that follows from it, such as a task that it has completed.
    const balance = await balanceOf(tx, pointsOf(campaign.id, user));
    return { data: { set: set.id, gives: set.gives.map(toldReward), balance } };
  });
};

/** POST /v2/activities/{id}/collection/melts */
const meltCards: Handler<CardMeltAnswer> = async (context) => {
  const { now, operation } = context;
  const campaign = campaignOf(context);
  const block = known(campaign.block(collection));
  const melting = known(block.melt);
  const { card, into } = context.body as CardMeltRequest;
  const has = (id: string | undefined) => known(block.cards.find((one) => one.id === id)).id;
  const melted = has(card);
  // Where chance decides nobody names a card; where its owner does, it is another one.
  const wanted = melting.into === 'random' ? null : has(into === melted ? undefined : into);
  return holding<CardMeltAnswer>(context, async (tx, who, user) => {
    const { reason } = mayMelt(melting, melted, who, opening(context, operation));
    if (reason !== null) return { refusal: refusedFor(reason, refusals) };
    const data = { melted, alike: melting.alike, card: wanted ?? cardByChance(block, melted) };
    await melt(tx, campaign.id, user, data, now);
    return { data };
  });
};

/** POST /v2/activities/{id}/collection/gifts */
const giveCard: Handler<CardGiveAnswer> = async (context) => {
  const { now, operation } = context;
  const campaign = campaignOf(context);
  const block = known(campaign.block(collection));
  const give = known(block.give);
  const { card } = context.body as CardGiveRequest;
  known(block.cards.find(({ id }) => id === card));
  return holding<CardGiveAnswer>(context, async (tx, who, user) => {
    const { offset } = campaign;
    const { reason } = mayGive(give, card, who, opening(context, operation), { now, offset });
    if (reason !== null) return { refusal: refusedFor(reason, refusals) };
    const gift = await giveAway(tx, campaign, give, card, { user, before: who.given, now, under: context });
    return gift === null ? { refusal: refusals.CARDS_FEW } : { data: gift };
  });
};

/** POST /v2/activities/{id}/collection/taken */
const takeCard: Handler<CardTakeAnswer> = async (context) => {
  const { now, operation, keyed } = context;
  const campaign = campaignOf(context);
  const give = known(known(campaign.block(collection)).give);
  const { code } = context.body as CardTakeRequest;
  const take = async (tx: Queryable, who: Owner, user: string): Promise<Outcome<CardTakeAnswer>> => {
    const { offset } = campaign;
    const open = opening(context, operation);
    // What comes back to whoever gave it is no taking: it counts against no limit, and none keeps it away.
    const isBack = (await giverOf(tx, keyed, campaign.id, code)) === user;
    const { reason } = isBack ? open : mayTake(give, who, open, { now, offset });
    if (reason !== null) return { refusal: refusedFor(reason, refusals) };
    const taken = await takeByCode(tx, campaign, give, code, {
      user,
      before: who.taken,
      now,
      under: context,
    });
    return taken === null ? { refusal: refusals.CARD_GONE } : { data: taken };
  };
  return holding(context, take, async (tx, { id }, user) => {
    const giver = await giverOf(tx, keyed, id, code);
    await lockAccounts(tx, id, new Set([user, giver ?? user]));
  });
};

export const collectionMechanic: Mechanic = {
  ...room,
  books: [
    room.kind('collection-drop'),
    room.kind('collection-melt'),
    room.kind('collection-cards'),
    room.kind('collection-gift'),
  ],
  rules: collection,
  movements,
  tables: new URL('./tables/', import.meta.url),
  refusals,
  handlers: { readCollection, redeemCardSet, meltCards, giveCard, takeCard },
  writeBudgets: { redeemCardSet: 100, meltCards: 500, giveCard: 500, takeCard: 500 },
  hear,
  audits,
  life: () => import('./seed.ts'),
};
