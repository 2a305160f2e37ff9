/** Orders, debits, stock and counts agree to the unit. */
export const audits: Readonly<Record<string, string>> = {
  'each order has its debit': `
    SELECT o.order_id FROM exchange_orders o
    LEFT JOIN ledger_entries l ON l.activity = o.activity AND l.user_id = o.user_id
      AND l.kind = 'exchange' AND l.reference = o.order_id::text
    WHERE l.amount IS DISTINCT FROM -o.cost`,
  'each debit has its order': `
    SELECT l.activity, l.user_id, l.seq FROM ledger_entries l
    LEFT JOIN exchange_orders o ON o.order_id::text = l.reference AND o.user_id = l.user_id
    WHERE l.kind = 'exchange' AND o.order_id IS NULL`,
  'each order has an answered key': `
    SELECT o.order_id FROM exchange_orders o
    LEFT JOIN idempotency_keys k ON k.user_id = o.user_id AND k.key = o.key
    WHERE k.answer IS NULL`,
  'stock sold is what orders say': `
    SELECT s.activity, s.item FROM stock s
    LEFT JOIN (SELECT activity, item, sum(count) AS sold FROM exchange_orders GROUP BY activity, item) o
      USING (activity, item)
    WHERE s.sold <> COALESCE(o.sold, 0)`,
  'counts are what orders say': `
    SELECT c.activity, c.item, c.user_id FROM exchange_counts c
    LEFT JOIN (SELECT activity, item, user_id, sum(count) AS taken
      FROM exchange_orders GROUP BY activity, item, user_id) o USING (activity, item, user_id)
    WHERE c.day = '' AND c.count <> COALESCE(o.taken, 0)`,
};
