/** Orders, debits, stock and counts agree to the unit. */
export const audits: Readonly<Record<string, string>> = {
  'each order has its debit': `
    SELECT o.order_id FROM exchange_orders o
    LEFT JOIN ledger_movements m ON (m.book, m.owner, m.unit) = (o.activity, o.user_id, 'points')
      AND m.kind = 'exchange' AND m.reference = o.order_id::text
    WHERE m.amount IS DISTINCT FROM -o.cost`,
  'each debit has its order': `
    SELECT m.posting_id FROM ledger_movements m
    LEFT JOIN exchange_orders o ON o.order_id::text = m.reference AND o.user_id = m.owner
    WHERE m.kind = 'exchange' AND o.order_id IS NULL`,
  'each order has its grants': `
    SELECT o.order_id FROM exchange_orders o
    LEFT JOIN grants g ON g.activity = o.activity AND g.user_id = o.user_id AND g.kind = 'redeemed'
      AND g.reference = o.order_id::text
    GROUP BY o.order_id HAVING count(g.nth) <> o.gives`,
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
