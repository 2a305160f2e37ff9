import type { Queryable } from '../../server/database/database.ts';
import type { Given } from './rules/pool.ts';
import { type Draw, isLimited } from './rules.ts';

/** How many of each prize have been given. Changed in place while one transaction draws. */
export type Stock = Map<string, Given>;

const none: Given = { total: 0, day: 0 };

export const givenIn =
  (stock: Stock) =>
  (prize: string): Given =>
    stock.get(prize) ?? none;

export function takeOne(stock: Stock, prize: string): void {
  const { total, day } = stock.get(prize) ?? none;
  stock.set(prize, { total: total + 1, day: day + 1 });
}

interface Row {
  readonly prize: string;
  readonly day: string;
  readonly given: number;
}

function stockOf(rows: readonly Row[]): Stock {
  const stock: Stock = new Map();
  for (const { prize, day, given } of rows) {
    const before = stock.get(prize) ?? none;
    stock.set(prize, day === '' ? { ...before, total: given } : { ...before, day: given });
  }
  return stock;
}

/** How many are given at a moment; others may take more meanwhile. */
export async function readStock(
  db: Queryable,
  activity: string,
  draw: string,
  today: string,
): Promise<Stock> {
  const { rows } = await db.query<Row>(
    `SELECT prize, day, given FROM draw_stock WHERE activity = $1 AND draw = $2 AND day IN ('', $3)`,
    [activity, draw, today],
  );
  return stockOf(rows);
}

/** Rows of all prizes that are limited, in one order for all transactions, with what `more` of each adds to them. */
const rowsOf = (draw: Draw, today: string, more: ReadonlyMap<string, number>) =>
  draw.prizes
    .filter((prize) => isLimited(prize))
    .flatMap(({ id: prize, stock, dailyStock }) => {
      const given = more.get(prize) ?? 0;
      return [
        { prize, day: '', most: stock, given },
        { prize, day: today, most: dailyStock, given },
      ];
    });

/**
 * Adds what is given to the stock, and holds all its rows until the transaction ends: what is read so is exact. A stock that
 * an operator has lowered below what is given stays at that.
 */
export async function holdStock(
  tx: Queryable,
  activity: string,
  draw: Draw,
  today: string,
  more: ReadonlyMap<string, number> = new Map(),
): Promise<Stock> {
  const { rows } = await tx.query<Row>(
    `INSERT INTO draw_stock AS s (activity, draw, prize, day, most, given)
     SELECT $1, $2, n.prize, n.day, n.most, n.given
     FROM json_to_recordset($3::json) AS n(prize text, day text, most int8, given int8)
     ORDER BY n.prize, n.day
     ON CONFLICT (activity, draw, prize, day) DO UPDATE SET given = s.given + excluded.given,
       most = CASE WHEN excluded.given > 0 THEN excluded.most ELSE GREATEST(excluded.most,
         CASE WHEN excluded.most IS NULL THEN NULL ELSE s.given END) END
     RETURNING prize, day, given`,
    [activity, draw.id, JSON.stringify(rowsOf(draw, today, more))],
  );
  return stockOf(rows);
}
