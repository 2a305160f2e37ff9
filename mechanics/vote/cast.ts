import { createHash } from 'node:crypto';
import type { Taken } from '../../engine/document/anywhere/limits.ts';
import { keyOfPeriod } from '../../engine/document/anywhere/period.ts';
import type { Queryable } from '../../server/database/database.ts';
import type { Campaign } from '../../server/kernel/campaigns.ts';
import type { ToldFact } from '../../server/kernel/facts.ts';
import { roundOf, unsettled } from '../../server/kernel/settle.ts';
import { inPoints } from '../../server/ledger/accounts.ts';
import { grant } from '../../server/ledger/grant.ts';
import { book } from '../../server/ledger/ledger.ts';
import { room } from './room.ts';
import type { Poll } from './rules.ts';

/** One vote of one person. */
export interface Ballot {
  readonly user: string;
  /** In the document's order. */
  readonly options: readonly string[];
  readonly weight: number;
  /** How often the person has voted before. */
  readonly taken: Taken;
  /** ms UTC. */
  readonly at: number;
}

/** In how many slices the votes of an option are summed. */
const slices = 16;

/** The slice into which somebody's votes go: always the same. */
const sliceOf = (user: string): number => (createHash('sha256').update(user).digest()[0] ?? 0) % slices;

/**
 * Adds a vote to how the options stand.
 *
 * @returns false where the poll is settled meanwhile: the settlement has waited for all who wrote before it
 */
async function count(tx: Queryable, campaign: Campaign, poll: Poll, { user, options, weight }: Ballot) {
  const { affected } = await tx.query(
    `INSERT INTO vote_tallies AS t (activity, poll, option, slice, votes, ballots)
     SELECT $1, $2, o.option, $3, $4, 1 FROM json_array_elements_text($5::json) AS o(option)
     WHERE ${unsettled(room.name, '$2', '$6')}
     ORDER BY o.option
     ON CONFLICT (activity, poll, option, slice) DO UPDATE SET votes = t.votes + excluded.votes, ballots = t.ballots + 1`,
    [campaign.id, poll.id, sliceOf(user), weight, JSON.stringify(options), roundOf(campaign)],
  );
  return affected === options.length;
}

/**
 * Writes a vote, takes what it costs, gives what taking part gives. Whoever calls it holds the lock of the person's account
 * and has judged that it may be done.
 *
 * @returns what is told of it, once all else is written; null where the poll is settled: nothing may stay of it then
 */
export async function castBallot(
  tx: Queryable,
  campaign: Campaign,
  poll: Poll,
  ballot: Ballot,
): Promise<{ readonly fact: ToldFact; readonly gives: Poll['gives'] } | null> {
  const { user, options, weight, taken, at } = ballot;
  const { id: activity, offset } = campaign;
  const nth = taken.total + 1;
  const gives = nth === 1 ? poll.gives : [];
  const { rows } = await tx.query<{ ballot_id: number }>(
    `INSERT INTO vote_ballots (activity, poll, user_id, nth, most, day, nth_of_day, most_of_day, weight, cost, gives, at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) RETURNING ballot_id`,
    [
      ...[activity, poll.id, user, nth, poll.limits.total],
      ...[keyOfPeriod('day', at, offset), taken.day + 1, poll.limits.day ?? null],
      ...[weight, poll.cost, gives.length, at],
    ],
  );
  await tx.query(
    'INSERT INTO vote_choices (ballot_id, option) SELECT $1, o FROM json_array_elements_text($2::json) AS o',
    [rows[0]?.ballot_id, JSON.stringify(options)],
  );
  if (poll.cost !== null) {
    const posting = { owner: user, kind: room.kind('vote-cost'), reference: `${poll.id}/${nth}`, at };
    await book(tx, activity, { ...posting, changes: inPoints(-poll.cost) });
  }
  if (gives.length > 0)
    await grant(tx, { activity, user, kind: room.kind('vote-reward'), reference: poll.id, at }, gives);
  // Rows that people share come last and are held shortest.
  if (!(await count(tx, campaign, poll, ballot))) return null;
  const worth = { thing: poll.id, from: user, to: user, count: 1, points: 1, earned: 0, at, heard: at };
  return { fact: { kind: room.kind(), id: `${poll.id}/${user}/${nth}`, ...worth }, gives };
}
