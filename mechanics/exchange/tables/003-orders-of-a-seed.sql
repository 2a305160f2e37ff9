-- An order of a try-out's seed was asked for by nobody, and has no key.
ALTER TABLE exchange_orders ALTER COLUMN key DROP NOT NULL;
