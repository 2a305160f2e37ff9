import type { DrawReceiptAnswer } from '../../schemas/generated/types.gen.ts';
import { campaignOf, type Handler, known, paged, pageOf, userOf } from '../../server/kernel/context.ts';
import { doerOf } from '../../server/kernel/not-begun.ts';
import { countProofOf, method } from './chance.ts';
import { type Numbered, noteShown, revealedFrom } from './commitment.ts';
import { draws } from './rules.ts';

interface DrawRow {
  readonly number: number;
  readonly at: number;
  readonly block_hash: string;
  readonly prize: string;
  readonly gone: string;
  readonly since: string;
  readonly proof: string;
}

/** GET /v2/activities/{id}/draws/{draw}/receipt: the user's own draws, from the first, with what proves them and how many there are. */
export const readDrawReceipt: Handler<DrawReceiptAnswer> = async (context) => {
  const { db, now } = context;
  const campaign = campaignOf(context);
  const draw = known(campaign.block(draws)?.get(context.params.draw ?? ''));
  const [user, doer] = [userOf(context), doerOf(context, campaign)];
  const { size, cursor } = pageOf(context);
  const { rows } = await db.query<DrawRow>(
    `SELECT number, at, block_hash, prize, gone, since, proof FROM draw_results
     WHERE activity = $1 AND draw = $2 AND user_id = $3 AND number > $4::int8 ORDER BY number LIMIT $5`,
    [campaign.id, draw.id, doer, cursor ?? 0, size + 1],
  );
  const { page, next } = paged(rows, size, ({ number }) => number);
  const latest = await db.query<Pick<DrawRow, 'number' | 'block_hash'>>(
    `SELECT number, block_hash FROM draw_results
     WHERE activity = $1 AND draw = $2 AND user_id = $3 ORDER BY number DESC LIMIT 1`,
    [campaign.id, draw.id, doer],
  );
  const [last] = latest.rows;
  const bound = await db.query<Numbered>(
    `SELECT block_hash, block, seed, commitment, shown_at FROM draw_commitments
     WHERE block_hash = ANY($1::text[]) ORDER BY block_hash`,
    [[...page, ...latest.rows].map(({ block_hash }) => block_hash)],
  );
  const revealed = now >= revealedFrom(campaign);
  if (revealed) await noteShown(db, bound.rows, now);
  const seedOfLast = bound.rows.find(({ block_hash }) => block_hash === last?.block_hash)?.seed;
  return {
    method,
    activity: campaign.id,
    draw: draw.id,
    user,
    commitments: bound.rows.map(({ block_hash: blockHash, commitment, block, seed }) => {
      return { blockHash, commitment, block: revealed ? block : null, seed: revealed ? seed : null };
    }),
    draws: page.map(({ block_hash: blockHash, gone, since, ...one }) => {
      return { ...one, blockHash, gone: JSON.parse(gone), since: JSON.parse(since) };
    }),
    all:
      last === undefined || seedOfLast === undefined
        ? null
        : {
            count: last.number,
            blockHash: last.block_hash,
            proof: countProofOf(seedOfLast, user, last.number),
          },
    next,
  };
};
