import { auditsOfOrders } from '../../server/ledger/order-audits.ts';

/** Orders, debits, stock and counts agree to the unit. */
export const audits: Readonly<Record<string, string>> = {
  ...auditsOfOrders('exchange_orders', 'exchange', 'redeemed', { operation: 'redeemItem', thing: 'item' }),
  'stock sold is what orders say': `
    SELECT activity, item FROM stock s
    FULL JOIN (SELECT activity, item, sum(count) AS sold FROM exchange_orders GROUP BY activity, item) o
      USING (activity, item)
    WHERE COALESCE(s.sold, 0) <> COALESCE(o.sold, 0)`,
  'counts are what orders say': `
    SELECT activity, item, user_id FROM (SELECT * FROM exchange_counts WHERE day = '') c
    FULL JOIN (SELECT activity, item, user_id, sum(count) AS taken
      FROM exchange_orders GROUP BY activity, item, user_id) o USING (activity, item, user_id)
    WHERE COALESCE(c.count, 0) <> COALESCE(o.taken, 0)`,
  // Days were once counted where they were limited alone, so that they may count less than was ordered, and never more.
  'days count no more than all orders': `
    SELECT c.activity, c.item, c.user_id FROM exchange_counts c
    GROUP BY c.activity, c.item, c.user_id
    HAVING COALESCE(sum(c.count) FILTER (WHERE c.day <> ''), 0) > COALESCE(sum(c.count) FILTER (WHERE c.day = ''), 0)`,
  // The campaign's offset stands in its document: the window holds the day wherever on earth it begins.
  'a day counts no more than its orders': `
    SELECT c.activity, c.item, c.user_id, c.day FROM exchange_counts c
    CROSS JOIN LATERAL (SELECT extract(epoch FROM (c.day || 'T00:00:00Z')::timestamptz) * 1000 AS midnight) d
    WHERE c.day <> '' AND c.count > (SELECT COALESCE(sum(o.count), 0) FROM exchange_orders o
      WHERE (o.activity, o.item, o.user_id) = (c.activity, c.item, c.user_id)
        AND o.at >= d.midnight - 14 * 3600000 AND o.at < d.midnight + 36 * 3600000)`,
};
