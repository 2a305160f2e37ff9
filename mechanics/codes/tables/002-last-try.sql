-- The last try of somebody, to know it again when it is sent once more: under its key, and what was typed as its keyed hash (null where it is spelt as no code).
ALTER TABLE codes_tries ADD COLUMN key text, ADD COLUMN hash text CHECK (hash ~ '^[0-9a-f]{64}$');
