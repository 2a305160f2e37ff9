-- An order is paid with points, or with a ticket for each of its draws: never with both, and never with nothing.
ALTER TABLE draw_orders ADD COLUMN tickets int4 NOT NULL DEFAULT 0;
ALTER TABLE draw_orders DROP CONSTRAINT draw_orders_cost_check;
ALTER TABLE draw_orders ADD CONSTRAINT draw_orders_paid CHECK (
  (cost > 0 AND tickets = 0) OR (cost = 0 AND tickets = count));
