import { leftOf, noneTaken, withMore } from '../../engine/document/anywhere/limits.ts';
import type { PollsAnswer, VoteAnswer, VoteRequest } from '../../schemas/generated/types.gen.ts';
import { opening, refusedFor, toldCan } from '../../server/kernel/can.ts';
import { campaignOf, type Handler, known, userOf } from '../../server/kernel/context.ts';
import { type Hear, lockDoer, storeFacts, tellAll } from '../../server/kernel/facts.ts';
import type { Mechanic } from '../../server/kernel/mechanic.ts';
import { isNotBegun } from '../../server/kernel/not-begun.ts';
import { type Outcome, once } from '../../server/kernel/once.ts';
import { atPrice } from '../../server/kernel/price.ts';
import { balanceOf, pointsOf } from '../../server/ledger/accounts.ts';
import { toldReward } from '../../server/ledger/grant.ts';
import { audits } from './audits.ts';
import { castBallot } from './cast.ts';
import { movements } from './movements.ts';
import { readVoteReceipt } from './receipt.ts';
import { refusals } from './refusals.ts';
import { room } from './room.ts';
import { gainsOf, hiddenUntil, mayVote, type Poll, polls, sees, weightAt } from './rules.ts';
import { settlingsOf } from './settlement.ts';
import { choicesOf, nothingOwn, ownOf, talliesOf } from './standing.ts';

/** A moment as answers tell it; nothing where there is none. */
const at = (moment: number | null): { nextAt?: string } =>
  moment === null ? {} : { nextAt: new Date(moment).toISOString() };

/** GET /v2/activities/{id}/polls: votes that nobody is to see yet are never part of it. */
const readPolls: Handler<PollsAnswer> = async (context) => {
  const { db, now, user } = context;
  const campaign = campaignOf(context);
  const { id, offset } = campaign;
  const notBegun = isNotBegun(context, campaign);
  const tallies = notBegun ? [] : await talliesOf(db, id);
  const own = user === null ? null : notBegun ? nothingOwn : await ownOf(db, campaign, user, now);
  const mine = user === null || notBegun ? [] : await choicesOf(db, id, user);
  const balance = user === null ? 0 : await balanceOf(db, pointsOf(id, user));
  const told = (poll: Poll): PollsAnswer['polls'][number] => {
    const taken = own?.taken.get(poll.id) ?? noneTaken;
    const shown = sees(poll, taken.total > 0, now);
    const options = poll.options.map((option) => {
      const isIt = (one: { poll: string; option: string }) => one.poll === poll.id && one.option === option;
      const votes = shown ? (tallies.find(isIt)?.votes ?? 0) : null;
      return { id: option, votes, mine: mine.find(isIt)?.count ?? 0 };
    });
    const open = opening(context, 'castVote', poll.window);
    const may = mayVote(poll, own && { taken, balance }, open, { now, offset });
    return {
      id: poll.id,
      options,
      total: shown ? options.reduce((sum, { votes }) => sum + (votes ?? 0), 0) : null,
      voted: taken.total,
      left: own && leftOf(poll.limits, taken),
      weight: weightAt(poll, own?.worth.get(poll.id) ?? 0),
      results: { seen: shown, ...at(hiddenUntil(poll, now)) },
      ...toldCan('vote' as const, may),
    };
  };
  const all = [...known(campaign.block(polls)).values()];
  const next = Math.min(...all.map((poll) => hiddenUntil(poll, now) ?? Infinity));
  return { polls: all.map(told), ...at(Number.isFinite(next) ? next : null) };
};

/** POST /v2/activities/{id}/polls/{poll} */
const castVote: Handler<VoteAnswer> = async (context) => {
  const { now, params, hearers } = context;
  const campaign = campaignOf(context);
  const poll = known(campaign.block(polls)?.get(params.poll ?? ''));
  const chosen = (context.body as VoteRequest).options.split(',');
  for (const option of chosen) known(poll.options.includes(option) ? option : undefined);
  const user = userOf(context);
  const account = pointsOf(campaign.id, user);
  return once<VoteAnswer>(context, async (tx): Promise<Outcome<VoteAnswer>> => {
    // Two phones at once come one after the other, so that each knows how the other has voted.
    const balance = await lockDoer(tx, hearers, campaign, user);
    const own = await ownOf(tx, campaign, user, now);
    const taken = own.taken.get(poll.id) ?? noneTaken;
    const open = opening(context, context.operation, poll.window);
    const may = mayVote(poll, { taken, balance }, open, { now, offset: campaign.offset });
    const reason = atPrice(context, { cost: poll.cost ?? 0 }, may.reason);
    if (reason !== null) return { refusal: refusedFor(reason, refusals) };
    const options = poll.options.filter((option) => chosen.includes(option));
    // An option that is named twice is chosen once, and makes the number wrong.
    if (options.length !== chosen.length || chosen.length < poll.least || chosen.length > poll.most)
      return { refusal: refusals.WRONG_CHOICE };
    const weight = weightAt(poll, own.worth.get(poll.id) ?? 0);
    const cast = await castBallot(tx, campaign, poll, { user, options, weight, taken, at: now });
    if (cast === null) return { refusal: 'OVER' };
    await tellAll(tx, hearers, campaign, await storeFacts(tx, campaign, [cast.fact]));
    return {
      data: {
        poll: poll.id,
        options,
        weight,
        left: leftOf(poll.limits, withMore(taken, 1)),
        gives: cast.gives.map(toldReward),
        balance: await balanceOf(tx, account),
      },
    };
  });
};

/** What people do makes their later votes weigh more. */
const write: Hear['write'] = (campaign, facts) => {
  const gains = gainsOf(campaign.block(polls) ?? new Map(), facts);
  if (gains.length === 0) return null;
  return (tx) =>
    tx.query(
      `INSERT INTO vote_worth AS w (activity, poll, user_id, amount)
       SELECT $1, n.poll, n."user", n.amount FROM json_to_recordset($2::json) AS n(poll text, "user" text, amount int8)
       ORDER BY n.poll, n."user"
       ON CONFLICT (activity, poll, user_id) DO UPDATE SET amount = w.amount + excluded.amount`,
      [campaign.id, JSON.stringify(gains)],
    );
};

export const voteMechanic: Mechanic = {
  ...room,
  books: [room.kind('vote-cost')],
  rules: polls,
  movements,
  tables: new URL('./tables/', import.meta.url),
  refusals,
  handlers: { readPolls, castVote, readVoteReceipt },
  writeBudgets: { castVote: 1000 },
  hear: { write },
  settle: settlingsOf,
  audits,
  life: () => import('./seed.ts'),
};
