import type { DrawReceiptAnswer } from '../../schemas/generated/types.gen.ts';
import { campaignOf, type Handler, known, pageOf, userOf } from '../../server/kernel/context.ts';
import { method } from './chance.ts';
import { type Commitment, revealedFrom } from './commitment.ts';
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

/** GET /v2/activities/{id}/draws/{draw}/receipt: the user's own draws, from the first, with what proves them. */
export const readDrawReceipt: Handler<DrawReceiptAnswer> = async (context) => {
  const { db, now } = context;
  const campaign = campaignOf(context);
  const draw = known(campaign.block(draws)?.get(context.params.draw ?? ''));
  const user = userOf(context);
  const { size, cursor } = pageOf(context);
  const { rows } = await db.query<DrawRow>(
    `SELECT number, at, block_hash, prize, gone, since, proof FROM draw_results
     WHERE activity = $1 AND draw = $2 AND user_id = $3 AND number > $4 ORDER BY number LIMIT $5`,
    [campaign.id, draw.id, user, cursor ?? 0, size + 1],
  );
  const page = rows.slice(0, size);
  const bound = await db.query<Commitment>(
    `SELECT block_hash, block, seed, commitment FROM draw_commitments
     WHERE activity = $1 AND draw = $2 AND block_hash = ANY($3::text[]) ORDER BY block_hash`,
    [campaign.id, draw.id, page.map(({ block_hash }) => block_hash)],
  );
  const revealed = now >= revealedFrom(campaign);
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
    next: rows.length > size ? String(page.at(-1)?.number) : null,
  };
};
