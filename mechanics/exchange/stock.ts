import type { Database, Queryable } from '../../server/database/database.ts';
import type { Campaign, Campaigns } from '../../server/kernel/campaigns.ts';
import { exchange } from './rules.ts';

/**
 * Brings the stock table to what the documents say, so that an operator can raise or lower a stock while a
 * campaign runs. What is sold stays sold: a stock lowered below it is sold out.
 */
export const syncStock = (db: Database, { byId }: Campaigns): Promise<void> =>
  db.transaction((tx) => syncStockOf(tx, [...byId.values()]));

/** The same for some of the campaigns, within a transaction. */
export async function syncStockOf(tx: Queryable, campaigns: readonly Campaign[]): Promise<void> {
  const wanted = campaigns.flatMap((campaign) =>
    [...(campaign.block(exchange)?.values() ?? [])].map(({ id: item, stock: total }) => {
      return { activity: campaign.id, item, total };
    }),
  );
  // In one order, so that processes that start together lock no two rows crosswise.
  wanted.sort((a, b) => (`${a.activity} ${a.item}` < `${b.activity} ${b.item}` ? -1 : 1));
  await tx.query(
    `INSERT INTO stock AS s (activity, item, total)
     SELECT activity, item, total FROM json_to_recordset($1::json) AS n(activity text, item text, total int8)
     ON CONFLICT (activity, item) DO UPDATE
       SET total = GREATEST(excluded.total, CASE WHEN excluded.total IS NULL THEN NULL ELSE s.sold END)`,
    [JSON.stringify(wanted)],
  );
}

/** Ids of the items that are gone. */
export async function soldOutItems(db: Queryable, activity: string): Promise<ReadonlySet<string>> {
  const { rows } = await db.query<{ item: string }>(
    'SELECT item FROM stock WHERE activity = $1 AND sold >= total',
    [activity],
  );
  return new Set(rows.map((row) => row.item));
}

export async function takeStock(tx: Queryable, activity: string, item: string, more: number) {
  const { rows } = await tx.query<{ gone: boolean }>(
    `UPDATE stock SET sold = sold + $3 WHERE activity = $1 AND item = $2 AND (total IS NULL OR sold + $3 <= total)
     RETURNING COALESCE(sold >= total, false) AS gone`,
    [activity, item, more],
  );
  return rows[0] ?? null;
}
