-- How many grants an order has; those of before gave nothing.
ALTER TABLE exchange_orders ADD COLUMN gives int4 NOT NULL DEFAULT 0 CHECK (gives >= 0);
