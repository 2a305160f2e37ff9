import type { VoteReceiptAnswer } from '../../schemas/generated/types.gen.ts';
import { campaignOf, type Handler, known } from '../../server/kernel/context.ts';
import { roundOf, settledOf } from '../../server/kernel/settle.ts';
import { polls, sees } from './rules.ts';
import { endingOf, type Result } from './settlement.ts';

/** GET /v2/activities/{id}/polls/{poll}/receipt: how it ended, for anybody to check. */
export const readVoteReceipt: Handler<VoteReceiptAnswer> = async (context) => {
  const { db, now, params } = context;
  const campaign = campaignOf(context);
  const poll = known(campaign.block(polls)?.get(params.poll ?? ''));
  const about = { activity: campaign.id, poll: poll.id, round: roundOf(campaign) };
  const place = [about.activity, about.poll, about.round];
  const shown = now >= poll.closes && sees(poll, false, now);
  const settled = shown ? await settledOf(db, campaign, 'vote', endingOf(poll)) : null;
  if (settled === null) return { ...about, frozenAt: null, ballots: null, rows: [], hash: null };
  const receipt = await db.query<{ ballots: number; hash: string }>(
    'SELECT ballots, hash FROM vote_receipts WHERE activity = $1 AND poll = $2 AND round = $3',
    place,
  );
  const { ballots = null, hash = null } = receipt.rows[0] ?? {};
  const { rows } = await db.query<Result>(
    'SELECT place, option, votes, ballots FROM vote_results WHERE activity = $1 AND poll = $2 AND round = $3 ORDER BY nth',
    place,
  );
  return { ...about, frozenAt: settled.frozen_at, ballots, rows: [...rows], hash };
};
