/**
 * Audits of orders: each is paid, has given what it gives, and has its answer; nothing else was paid or given.
 *
 * @param table has activity, user_id, order_id, cost (points), gives (how many rewards) and key
 * @param paid kind of the posting that an order costs
 * @param granted kind of the grants that it gives
 */
export const auditsOfOrders = (
  table: string,
  paid: string,
  granted: string,
): Readonly<Record<string, string>> => ({
  'each order has its debit': `
    SELECT o.order_id FROM ${table} o
    LEFT JOIN ledger_movements m ON (m.book, m.owner, m.unit) = (o.activity, o.user_id, 'points')
      AND m.kind = '${paid}' AND m.reference = o.order_id::text
    WHERE m.amount IS DISTINCT FROM -o.cost`,
  'each debit has its order': `
    SELECT m.posting_id FROM ledger_movements m
    LEFT JOIN ${table} o ON o.order_id::text = m.reference AND o.user_id = m.owner AND o.activity = m.book
    WHERE m.kind = '${paid}' AND (o.order_id IS NULL OR m.unit <> 'points')`,
  'each order has its grants': `
    SELECT o.order_id FROM ${table} o
    LEFT JOIN grants g ON g.activity = o.activity AND g.user_id = o.user_id AND g.kind = '${granted}'
      AND g.reference = o.order_id::text
    GROUP BY o.order_id, o.gives HAVING count(g.nth) <> o.gives`,
  'each grant has its order': `
    SELECT g.user_id, g.reference FROM grants g
    LEFT JOIN ${table} o ON (o.activity, o.user_id, o.order_id::text) = (g.activity, g.user_id, g.reference)
    WHERE g.kind = '${granted}' AND o.order_id IS NULL`,
  // An order of a try-out's seed was asked for by nobody, and has no key.
  'each order has an answered key': `
    SELECT o.order_id FROM ${table} o
    LEFT JOIN idempotency_keys k ON k.user_id = o.user_id AND k.key = o.key
    WHERE o.key IS NOT NULL AND k.answer IS NULL`,
});
