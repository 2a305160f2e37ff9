-- The key of the ids that people see in place of numbers of rows (server/kernel/ids.ts): made once, and the same for all processes.
CREATE TABLE id_key (
  the_one boolean PRIMARY KEY DEFAULT true CHECK (the_one),
  -- 32 bytes in hexadecimal.
  key text NOT NULL CHECK (key ~ '^[0-9a-f]{64}$')
);

INSERT INTO id_key (key) VALUES (replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''));
