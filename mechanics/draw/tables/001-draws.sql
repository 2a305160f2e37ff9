-- A seed is secret until the draw is over. Its commitment, and the hash of the rules that it is for, are those of its own row.
CREATE TABLE draw_commitments (
  activity text NOT NULL,
  draw text NOT NULL,
  block_hash text NOT NULL CHECK (block_hash = encode(sha256(convert_to(block, 'UTF8')), 'hex')),
  block text NOT NULL,
  seed text NOT NULL CHECK (seed ~ '^[0-9a-f]{64}$'),
  commitment text NOT NULL CHECK (
    commitment = encode(sha256(decode(seed, 'hex') || decode(block_hash, 'hex')), 'hex')),
  PRIMARY KEY (activity, draw, block_hash)
);

-- What was paid for: one draw, or ten at once.
CREATE TABLE draw_orders (
  order_id int8 GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  activity text NOT NULL,
  draw text NOT NULL,
  user_id text NOT NULL REFERENCES users,
  key text,
  count int4 NOT NULL CHECK (count IN (1, 10)),
  cost int8 NOT NULL CHECK (cost > 0),
  gives int4 NOT NULL CHECK (gives >= 0),
  at int8 NOT NULL,
  UNIQUE (user_id, key)
);

-- Draws of a user are numbered from 1: their outcome follows from seed, user and number.
CREATE TABLE draw_results (
  activity text NOT NULL,
  draw text NOT NULL,
  user_id text NOT NULL REFERENCES users,
  number int4 NOT NULL CHECK (number > 0),
  order_id int8 NOT NULL REFERENCES draw_orders,
  block_hash text NOT NULL,
  prize text NOT NULL,
  rarity int2 NOT NULL CHECK (rarity BETWEEN 0 AND 3),
  gone text NOT NULL,
  since text NOT NULL,
  day text NOT NULL,
  at int8 NOT NULL,
  proof text NOT NULL CHECK (proof ~ '^[0-9a-f]{64}$'),
  result_id int8 GENERATED ALWAYS AS IDENTITY UNIQUE,
  PRIMARY KEY (activity, draw, user_id, number),
  FOREIGN KEY (activity, draw, block_hash) REFERENCES draw_commitments
);

CREATE INDEX draw_results_of_order ON draw_results (order_id);
CREATE INDEX draw_orders_of_user ON draw_orders (activity, draw, user_id, order_id DESC);
CREATE INDEX draw_results_that_are_rare ON draw_results (activity, draw, result_id DESC) WHERE rarity > 0;

-- How many of a prize are given: in all (day ''), and on a day.
CREATE TABLE draw_stock (
  activity text NOT NULL,
  draw text NOT NULL,
  prize text NOT NULL,
  day text NOT NULL,
  most int8 CHECK (most >= 0),
  given int8 NOT NULL DEFAULT 0 CHECK (given >= 0),
  PRIMARY KEY (activity, draw, prize, day),
  CHECK (most IS NULL OR given <= most)
);
