import { keyOfPeriod } from '../../engine/document/anywhere/period.ts';
import type { Queryable } from '../../server/database/database.ts';
import { insertAll } from '../../server/database/insert-all.ts';
import type { Campaign } from '../../server/kernel/campaigns.ts';
import { type Hearers, storeFacts, tellAll } from '../../server/kernel/facts.ts';
import { balanceOf, inPoints, inTickets, pointsOf } from '../../server/ledger/accounts.ts';
import { grant } from '../../server/ledger/grant.ts';
import { book } from '../../server/ledger/ledger.ts';
import { proofOf } from './chance.ts';
import { type Commitment, commitmentToDraw } from './commitment.ts';
import type { Price } from './judge.ts';
import { drawTimes, type Made } from './outcomes.ts';
import type { Own } from './own.ts';
import { room } from './room.ts';
import { goneOf, isClosed } from './rules/pool.ts';
import { type Draw, isLimited, rankOf } from './rules.ts';
import { givenIn, holdStock, readStock, type Stock } from './stock.ts';

/** Who draws how often, when, and what it takes. */
export interface Wish extends Price {
  readonly user: string;
  readonly count: 1 | 10;
  readonly at: number;
  /** The request's key; null in an invented life. */
  readonly key: string | null;
}

export interface MadeOrder {
  readonly order: number;
  /** The rules that it was made by, as they were committed to. */
  readonly block: string;
  readonly made: readonly (Made & { readonly proof: string })[];
  /** Points after it, minor units. */
  readonly balance: number;
}

const columns =
  'activity text, draw text, user_id text, number int4, order_id int8, block_hash text, prize text, rarity int2, gone text, since text, day text, at int8, proof text';

/** How many of each limited prize are given. */
function countOf({ prizes }: Draw, made: readonly Made[]): ReadonlyMap<string, number> {
  const counts = prizes
    .filter(isLimited)
    .map((prize) => [prize.id, made.filter(({ given }) => given.id === prize.id).length] as const);
  return new Map(counts.filter(([, count]) => count > 0));
}

/**
 * Outcomes and stock. Only who wins something of which there are so many waits for others who do.
 *
 * @returns null where what has run out meanwhile has closed the draw: whoever judged before could not see it
 */
async function outcomes(
  tx: Queryable,
  campaign: Campaign,
  draw: Draw,
  commitment: Commitment,
  { user, count, at }: Wish,
  own: Own,
  today: string,
): Promise<readonly Made[] | null> {
  const times = (stock: Stock) =>
    isClosed(draw, goneOf(draw, givenIn(stock), at))
      ? null
      : drawTimes(draw, commitment, { user, count, at, own, stock });
  const likely = times(await readStock(tx, campaign.id, draw.id, today));
  if (likely === null || countOf(draw, likely).size === 0) return likely;
  const made = times(await holdStock(tx, campaign.id, draw, today));
  await holdStock(tx, campaign.id, draw, today, countOf(draw, made ?? []));
  return made;
}

/**
 * Draws, in a transaction that holds the user's account and has judged what they may: takes the cost, gives the prizes,
 * keeps each draw with what proves it, and tells the fact.
 *
 * @returns null where the draw has been closed meanwhile by what has run out: nothing was taken
 */
export async function make(
  tx: Queryable,
  hearers: Hearers,
  campaign: Campaign,
  draw: Draw,
  wish: Wish,
  own: Own,
): Promise<MadeOrder | null> {
  const { user, count, cost, tickets, at, key } = wish;
  const today = keyOfPeriod('day', at, campaign.offset);
  const commitment = await commitmentToDraw(tx, campaign, draw);
  const made = await outcomes(tx, campaign, draw, commitment, wish, own, today);
  if (made === null) return null;
  const gives = made.flatMap(({ given }) => given.gives);
  const { rows } = await tx.query<{ order_id: number }>(
    `INSERT INTO draw_orders (activity, draw, user_id, key, count, cost, tickets, gives, at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING order_id`,
    [campaign.id, draw.id, user, key, count, cost, tickets, gives.length, at],
  );
  const order_id = Number(rows[0]?.order_id);
  const sealed = made.map((one) => ({ ...one, proof: proofOf(commitment.seed, user, one) }));
  const results = sealed.map(({ number, blockHash, prize, given, gone, since, proof }) => {
    const of = { activity: campaign.id, draw: draw.id, user_id: user, order_id, block_hash: blockHash };
    const kept = { gone: JSON.stringify(gone), since: JSON.stringify(since) };
    return { ...of, number, prize, rarity: rankOf(given.rarity), ...kept, day: today, at, proof };
  });
  await insertAll(tx, 'draw_results', columns, results, null);
  const reference = String(order_id);
  await book(tx, campaign.id, {
    owner: user,
    kind: room.kind('draw-cost'),
    reference,
    at,
    changes: tickets > 0 ? inTickets(draw.id, -tickets) : inPoints(-cost),
  });
  const to = {
    activity: campaign.id,
    user,
    kind: room.kind('draw-prize'),
    reference,
    at,
    seen: true,
  } as const;
  await grant(tx, to, gives);
  const worth = { thing: draw.id, from: user, to: user, count, points: count, earned: 0, at, heard: at };
  const told = { kind: room.kind(), id: reference, ...worth };
  await tellAll(tx, hearers, campaign, await storeFacts(tx, campaign, [told]));
  // Behind all that follows from it, such as a task that it has completed.
  const balance = await balanceOf(tx, pointsOf(campaign.id, user));
  return { order: order_id, block: commitment.block, made: sealed, balance };
}
