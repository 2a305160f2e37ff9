import type { Fact } from '../../engine/document/anywhere/mechanic.ts';
import type { Queryable } from '../../server/database/database.ts';
import { insertAll } from '../../server/database/insert-all.ts';
import type { Campaign } from '../../server/kernel/campaigns.ts';
import { bySystem, choose } from '../../server/kernel/choose.ts';
import type { Hear } from '../../server/kernel/facts.ts';
import { inCards } from '../../server/ledger/accounts.ts';
import { bookAll } from '../../server/ledger/ledger.ts';
import { room } from './room.ts';
import {
  type Collection,
  collection,
  droppedBy,
  type Gain,
  gainsOf,
  keyOf,
  poolFor,
  type Way,
} from './rules.ts';

/** A card that drops: the nth of its way. */
export interface Dropped extends Way {
  readonly nth: number;
  readonly card: string;
  readonly at: number;
}

/** A card by chance, by the weights of those that drop: the sampler of draws. @param melted the one that it is not */
export function cardByChance(block: Collection, melted: string | null): string {
  const pool = poolFor(block, melted);
  const index = choose(
    pool.map(({ weight }) => weight),
    bySystem,
  );
  return pool[index]?.id as string;
}

/** Adds what was gained, each row once. @returns how far each way has come, and how many cards it has dropped */
async function add(tx: Queryable, activity: string, gains: readonly Gain[]) {
  const { rows } = await tx.query<Way & { amount: number; dropped: number }>(
    `WITH kept AS (
       INSERT INTO card_progress AS p (activity, user_id, source, day, amount)
       SELECT $1, n.user, n.source, n.day, n.amount
       FROM json_to_recordset($2::json) AS n("user" text, source text, day text, amount int8)
       ORDER BY n.user, n.source, n.day
       ON CONFLICT (activity, user_id, source, day) DO UPDATE SET amount = p.amount + excluded.amount
       RETURNING user_id, source, day, amount)
     SELECT k.user_id AS "user", k.source, k.day, k.amount, (SELECT count(*)::int4 FROM card_drops d
       WHERE (d.activity, d.user_id, d.source, d.day) = ($1, k.user_id, k.source, k.day)) AS dropped
     FROM kept k ORDER BY 1, 2, 3`,
    [activity, JSON.stringify(gains)],
  );
  return rows;
}

/** Keeps cards that drop, and books them to whoever they drop to. */
export async function keepDrops(
  tx: Queryable,
  activity: string,
  block: Collection,
  all: readonly Dropped[],
): Promise<void> {
  const ways = new Map(block.drops.map((drop) => [drop.id, drop]));
  await insertAll(
    tx,
    'card_drops',
    'activity text, user_id text, source text, day text, nth int4, most int4, need int8, card text, at int8',
    all.map(({ user: user_id, source, day, nth, card, at }) => {
      const { most = 0, every = 0 } = ways.get(source) ?? {};
      return { activity, user_id, source, day, nth, most, need: nth * every, card, at };
    }),
    null,
  );
  await bookAll(
    tx,
    activity,
    all.map(({ user: owner, source, day, nth, card, at }) => {
      const words = { owner, kind: room.kind('collection-drop'), reference: `${source}/${day}/${nth}`, at };
      return { ...words, changes: inCards([card], 1) };
    }),
  );
}

/**
 * Counts facts, and drops what they have come to. Whoever gains is locked: what two transactions add to one person
 * comes one after the other, so that no card drops twice.
 */
const dropping =
  ({ id }: Campaign, block: Collection, gains: readonly Gain[]): ReturnType<Hear['write']> =>
  async (tx) => {
    const heard = new Map(gains.map((gain) => [keyOf(gain), gain.heard]));
    const ways = new Map(block.drops.map((drop) => [drop.id, drop]));
    const due = (await add(tx, id, gains)).flatMap(({ amount, dropped, ...way }) => {
      const drop = ways.get(way.source);
      const more = drop === undefined ? 0 : droppedBy(drop, amount) - dropped;
      return Array.from({ length: Math.max(0, more) }, (_, i) => {
        const at = heard.get(keyOf(way)) ?? 0;
        return { ...way, nth: dropped + i + 1, card: cardByChance(block, null), at };
      });
    });
    if (due.length > 0) await keepDrops(tx, id, block, due);
  };

const gainsIn = (campaign: Campaign, facts: readonly Fact[]): readonly Gain[] => {
  const block = campaign.block(collection);
  return block === undefined ? [] : gainsOf(block, campaign, facts);
};

export const hear: Hear = {
  touches: (campaign, facts) => gainsIn(campaign, facts).map(({ user }) => user),
  write: (campaign, facts) => {
    const block = campaign.block(collection);
    const gains = gainsIn(campaign, facts);
    return block === undefined || gains.length === 0 ? null : dropping(campaign, block, gains);
  },
};
