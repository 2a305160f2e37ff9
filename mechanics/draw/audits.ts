import { isGiven } from '../../server/ledger/cause-audits.ts';
import { auditsOfOrders } from '../../server/ledger/order-audits.ts';

/** Orders, draws, debits, grants and stock agree to the unit. */
export const audits: Readonly<Record<string, string>> = {
  ...auditsOfOrders('draw_orders', 'draw-cost', 'draw-prize', { operation: 'makeDraw', thing: 'draw' }),
  'each order has its debit': `
    SELECT o.order_id FROM draw_orders o
    LEFT JOIN ledger_movements m ON (m.book, m.owner, m.kind, m.reference)
      = (o.activity, o.user_id, 'draw-cost', o.order_id::text)
      AND m.unit = CASE WHEN o.tickets > 0 THEN 'ticket/' || o.draw ELSE 'points' END
    WHERE m.amount IS DISTINCT FROM -(o.cost + o.tickets)`,
  'each debit has its order': `
    SELECT m.posting_id FROM ledger_movements m
    LEFT JOIN draw_orders o ON o.order_id::text = m.reference AND o.user_id = m.owner AND o.activity = m.book
    WHERE m.kind = 'draw-cost' AND m.unit IS DISTINCT FROM CASE WHEN o.tickets > 0 THEN 'ticket/' || o.draw
      WHEN o.order_id IS NOT NULL THEN 'points' END`,
  'tickets are those that were given, less those that were taken': `
    SELECT activity, user_id, draw FROM (
      SELECT activity, user_id, draw, sum(tickets) AS tickets FROM (
        SELECT activity, user_id, draw, tickets FROM grants WHERE tickets IS NOT NULL
        UNION ALL SELECT activity, user_id, draw, -tickets FROM draw_orders WHERE tickets > 0) moved
      GROUP BY activity, user_id, draw) m
    FULL JOIN (
      SELECT book AS activity, owner AS user_id, substr(unit, 8) AS draw, sum(amount) AS booked FROM ledger_movements
      WHERE starts_with(unit, 'ticket/') GROUP BY book, owner, unit) b USING (activity, user_id, draw)
    WHERE COALESCE(m.tickets, 0) <> COALESCE(b.booked, 0)`,
  'each order has given what it has drawn, by the rules that it was drawn by': `
    SELECT COALESCE(d.order_id::text, g.reference) AS order_id, COALESCE(d.nth, g.nth) AS nth FROM (
      SELECT r.activity, r.user_id, r.order_id, e.reward,
        (row_number() OVER (PARTITION BY r.order_id ORDER BY r.number, e.nth))::int4 - 1 AS nth
      FROM draw_results r JOIN draw_commitments c USING (activity, draw, block_hash)
      CROSS JOIN LATERAL json_to_recordset(c.block::json->'prizes') AS p(id text, gives json)
      CROSS JOIN LATERAL json_array_elements(p.gives) WITH ORDINALITY AS e(reward, nth)
      WHERE p.id = r.prize) d
    FULL JOIN (SELECT * FROM grants WHERE kind = 'draw-prize') g ON (g.activity, g.user_id, g.reference, g.nth)
      = (d.activity, d.user_id, d.order_id::text, d.nth)
    WHERE NOT ${isGiven('g', 'd.reward')}`,
  'nothing is drawn that the rules do not have': `
    SELECT r.order_id, r.number FROM draw_results r JOIN draw_commitments c USING (activity, draw, block_hash)
    WHERE NOT EXISTS (SELECT FROM json_array_elements(c.block::json->'prizes') p WHERE p->>'id' = r.prize)`,
  'each order has its draws': `
    SELECT o.order_id FROM draw_orders o LEFT JOIN draw_results r
      ON (r.order_id, r.activity, r.draw, r.user_id) = (o.order_id, o.activity, o.draw, o.user_id)
    GROUP BY o.order_id, o.count HAVING count(r.number) <> o.count`,
  'each order has its fact': `
    SELECT o.order_id, f.id FROM draw_orders o FULL JOIN (SELECT * FROM facts WHERE kind = 'draw') f
      ON (f.activity, f.id, f.from_user, f.thing) = (o.activity, o.order_id::text, o.user_id, o.draw)
    WHERE f.count IS DISTINCT FROM o.count OR f.at IS DISTINCT FROM o.at`,
  'draws of a user are numbered without a gap': `
    SELECT activity, draw, user_id FROM draw_results GROUP BY activity, draw, user_id
    HAVING max(number) <> count(*)`,
  'stock given is what draws say': `
    WITH limited AS (
      SELECT r.activity, r.draw, r.prize, r.day FROM draw_results r
      JOIN draw_commitments c USING (activity, draw, block_hash)
      JOIN LATERAL json_to_recordset(c.block::json->'prizes') AS p(id text, stock int8, "dailyStock" int8, pace json)
        ON p.id = r.prize
      WHERE p.stock IS NOT NULL OR p."dailyStock" IS NOT NULL OR json_array_length(p.pace) > 0)
    SELECT activity, draw, prize, day FROM draw_stock s
    FULL JOIN (
      SELECT activity, draw, prize, day, count(*) AS given
      FROM (SELECT * FROM limited UNION ALL SELECT activity, draw, prize, '' FROM limited) l
      GROUP BY activity, draw, prize, day) r USING (activity, draw, prize, day)
    WHERE COALESCE(s.given, 0) <> COALESCE(r.given, 0)`,
  'no prize is given more often than its rules say': `
    SELECT r.activity, r.draw, r.prize FROM draw_results r JOIN draw_commitments c USING (activity, draw, block_hash)
    JOIN LATERAL json_to_recordset(c.block::json->'prizes') AS p(id text, stock int8) ON p.id = r.prize
    GROUP BY r.activity, r.draw, r.prize, c.rules_hash
    HAVING count(*) > max(p.stock)
    UNION ALL
    SELECT r.activity, r.draw, r.prize FROM draw_results r JOIN draw_commitments c USING (activity, draw, block_hash)
    JOIN LATERAL json_to_recordset(c.block::json->'prizes') AS p(id text, "dailyStock" int8) ON p.id = r.prize
    GROUP BY r.activity, r.draw, r.prize, c.rules_hash, r.day
    HAVING count(*) > max(p."dailyStock")`,
  'nothing is drawn from a seed that had been shown': `
    SELECT r.activity, r.draw, r.user_id, r.number FROM draw_results r
    JOIN draw_commitments c USING (activity, draw, block_hash) WHERE r.at >= c.shown_at`,
  'no order begins in a draw that is closed': `
    SELECT r.order_id FROM draw_results r JOIN draw_commitments c USING (activity, draw, block_hash)
    WHERE r.gone <> '[]' AND c.block::json->>'exhausted' = 'close'
      AND NOT EXISTS (SELECT FROM draw_results b WHERE b.order_id = r.order_id AND b.number < r.number)`,
  'nothing is drawn from what had run out': `
    SELECT activity, draw, user_id, number FROM draw_results WHERE gone::jsonb ? prize`,
};
