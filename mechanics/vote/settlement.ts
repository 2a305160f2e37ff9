import type { Queryable } from '../../server/database/database.ts';
import { insertAll } from '../../server/database/insert-all.ts';
import type { Campaign } from '../../server/kernel/campaigns.ts';
import { hashOfLines } from '../../server/kernel/receipt.ts';
import { roundOf } from '../../server/kernel/settle.ts';
import { type Ending, NOBODY, type Settling } from '../../server/kernel/settling.ts';
import { type Poll, polls } from './rules.ts';
import { talliesOf } from './standing.ts';

/** How an option ended. */
export interface Result {
  /** From 1; options with as many votes share it. */
  readonly place: number;
  readonly option: string;
  readonly votes: number;
  readonly ballots: number;
}

/** What a receipt is of. */
interface Head {
  readonly activity: string;
  readonly poll: string;
  readonly round: string;
  readonly ballots: number;
}

/** Hash of the head, then each option. */
export const hashOfVotes = ({ activity, poll, round, ballots }: Head, results: readonly Result[]): string =>
  hashOfLines([
    [activity, 'vote', poll, round, ballots],
    ...results.map((one) => [one.place, one.option, one.votes, one.ballots]),
  ]);

/** The order of options: most votes first, and of two with as many, which share a place, the one that the document names first. */
export const inOrder = (all: readonly Omit<Result, 'place'>[]): readonly Result[] =>
  all
    .toSorted((a, b) => b.votes - a.votes)
    .map((one, _, sorted) => ({ place: sorted.findIndex(({ votes }) => votes === one.votes) + 1, ...one }));

/** Keeps how a poll ended: all votes that were counted, and no others. Nobody is writing any. */
async function keep(tx: Queryable, campaign: Campaign, poll: Poll): Promise<void> {
  const head = { activity: campaign.id, poll: poll.id, round: roundOf(campaign) };
  const cast = await tx.query<{ ballots: number; last: number }>(
    'SELECT count(*)::int8 AS ballots, COALESCE(max(ballot_id), 0) AS last FROM vote_ballots WHERE activity = $1 AND poll = $2',
    [head.activity, head.poll],
  );
  const { ballots = 0, last = 0 } = cast.rows[0] ?? {};
  const tallies = await talliesOf(tx, campaign.id);
  const results = inOrder(
    poll.options.map((option) => {
      const found = tallies.find((one) => one.poll === poll.id && one.option === option);
      return { option, votes: found?.votes ?? 0, ballots: found?.ballots ?? 0 };
    }),
  );
  await tx.query(
    'INSERT INTO vote_receipts (activity, poll, round, ballots, last_ballot, hash) VALUES ($1, $2, $3, $4, $5, $6)',
    [head.activity, head.poll, head.round, ballots, last, hashOfVotes({ ...head, ballots }, results)],
  );
  await insertAll(
    tx,
    'vote_results',
    'activity text, poll text, round text, nth int4, place int4, option text, votes int8, ballots int8',
    results.map((one, index) => ({ ...head, ...one, nth: index + 1 })),
    null,
  );
}

/** The end of a poll. */
export const endingOf = ({ id, closes }: Poll): Ending => ({ subject: id, due: closes });

/** Polls end when nobody can vote any more. Options have places, people have none: taking part is rewarded at once. */
export const settlingsOf = (campaign: Campaign): readonly Settling[] =>
  [...(campaign.block(polls)?.values() ?? [])].map((poll) => ({
    ...endingOf(poll),
    listed: 0,
    tiers: [],
    rewarded: [],
    locks: 'vote_tallies',
    close: (tx) => keep(tx, campaign, poll),
    standing: NOBODY,
  }));
