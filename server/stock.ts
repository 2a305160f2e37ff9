import type { Database } from './database/database.ts';
import type { Campaigns } from './documents.ts';

/**
 * Brings the stock table to what the documents say, so that an operator can raise or lower a stock while a
 * campaign runs. What is sold stays sold: a stock lowered below it is sold out.
 */
export async function syncStock(db: Database, { byId }: Campaigns): Promise<void> {
  const wanted = [...byId.values()].flatMap(({ id: activity, exchange }) =>
    [...exchange.values()].map(({ id: item, stock: total }) => ({ activity, item, total })),
  );
  // Sorted, so that processes that start together lock the rows in one order.
  wanted.sort((a, b) => (`${a.activity} ${a.item}` < `${b.activity} ${b.item}` ? -1 : 1));
  await db.transaction(async (tx) => {
    for (const { activity, item, total } of wanted) {
      await tx.query(
        `INSERT INTO stock AS s (activity, item, total) VALUES ($1, $2, $3)
         ON CONFLICT (activity, item) DO UPDATE SET total = GREATEST(excluded.total, CASE WHEN excluded.total IS NULL THEN NULL ELSE s.sold END)`,
        [activity, item, total],
      );
    }
  });
}
