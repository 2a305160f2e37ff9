import { hashInSql } from '../kernel/once.ts';

/** The call by which orders are made. */
interface Asked {
  readonly operation: string;
  /** The parameter of its path, and the column, that say of what the order is. */
  readonly thing: string;
}

/** SQL of what a request for an order has as its hash. A body that leaves `count` out asks for one. */
const hashOf = ({ operation, thing }: Asked, body: string): string =>
  hashInSql(operation, { id: 'o.activity', [thing]: `o.${thing}` }, body);

/**
 * Audits of orders: each is paid, has given what it gives, and has its answer; nothing else was paid or given.
 *
 * @param table has activity, user_id, order_id, cost (points), gives (how many rewards) and key
 * @param paid kind of the posting that an order costs
 * @param granted kind of the grants that it gives
 * @param asked the call that makes it, with `count` in its body
 */
export const auditsOfOrders = (
  table: string,
  paid: string,
  granted: string,
  asked: Asked,
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
  // Sent again, it is answered again; by a key of another request it would be refused, or another request be answered by it.
  'each order was asked for under its key': `
    SELECT o.order_id FROM ${table} o JOIN idempotency_keys k ON (k.user_id, k.key) = (o.user_id, o.key)
    WHERE k.request_hash <> ${hashOf(asked, `'[["count",' || o.count || ']]'`)}
      AND (o.count <> 1 OR k.request_hash <> ${hashOf(asked, "'[]'")})`,
});
