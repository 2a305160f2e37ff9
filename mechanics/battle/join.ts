import type { Queryable } from '../../server/database/database.ts';
import type { Campaign } from '../../server/kernel/campaigns.ts';
import type { ToldFact } from '../../server/kernel/facts.ts';
import { roundOf } from '../../server/kernel/settle.ts';
import { room } from './room.ts';

/** Somebody comes to a side. */
interface Joining {
  readonly battle: string;
  readonly user: string;
  readonly side: string;
  /** ms UTC: what they do from then on counts for it. */
  readonly at: number;
}

/**
 * Writes who is on which side. Two phones of one person may do so at once: the table has a second key, of which its own rows are asked
 * as well, so that to name one of them could let the other refuse the second phone.
 *
 * @returns what is told of it; null where they have a side: it stays
 */
export async function join(
  tx: Queryable,
  campaign: Campaign,
  { battle, user, side, at }: Joining,
): Promise<ToldFact | null> {
  const held = roundOf(campaign);
  const { affected } = await tx.query(
    `INSERT INTO battle_members (activity, battle, held, user_id, side, at) VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT DO NOTHING`,
    [campaign.id, battle, held, user, side, at],
  );
  if (affected === 0) return null;
  const worth = { thing: battle, from: user, to: user, count: 1, points: 1, earned: 0, at, heard: at };
  return { kind: room.kind(), id: `${battle}/${held}/${user}`, ...worth };
}
