-- How many places of an order were published with it, and are in its hash: what a document says of it may change afterwards. Of what was
-- settled before it is not known.
ALTER TABLE settlements ADD COLUMN listed int4 CHECK (listed >= 0);
