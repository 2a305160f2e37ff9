-- Moments are int8 in ms UTC, points and money int8 in minor units, days text as YYYY-MM-DD ('' = whole campaign).

CREATE TABLE users (
  user_id text PRIMARY KEY,
  nickname text NOT NULL,
  avatar text NOT NULL
);

CREATE TABLE tokens (
  token_hash text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users,
  expires_at int8 NOT NULL
);

CREATE TABLE gift_events (
  event_id text PRIMARY KEY,
  request_hash text NOT NULL,
  activity text NOT NULL,
  gift text NOT NULL,
  sender text NOT NULL REFERENCES users,
  receiver text NOT NULL REFERENCES users,
  count int4 NOT NULL CHECK (count > 0),
  points int8 NOT NULL CHECK (points >= 0),
  earned int8 NOT NULL CHECK (earned >= 0),
  at int8 NOT NULL,
  received_at int8 NOT NULL
);

CREATE TABLE board_scores (
  activity text NOT NULL,
  board text NOT NULL,
  day text NOT NULL,
  user_id text NOT NULL REFERENCES users,
  score int8 NOT NULL CHECK (score >= 0),
  reached_at int8 NOT NULL,
  PRIMARY KEY (activity, board, day, user_id)
);

CREATE INDEX board_scores_in_order ON board_scores (activity, board, day, score DESC, reached_at, user_id);

CREATE TABLE activity_totals (
  activity text PRIMARY KEY,
  points int8 NOT NULL CHECK (points >= 0)
);

CREATE TABLE accounts (
  activity text NOT NULL,
  user_id text NOT NULL REFERENCES users,
  balance int8 NOT NULL DEFAULT 0 CHECK (balance >= 0),
  entries int4 NOT NULL DEFAULT 0 CHECK (entries >= 0),
  PRIMARY KEY (activity, user_id)
);

CREATE TABLE ledger_entries (
  activity text NOT NULL,
  user_id text NOT NULL,
  seq int4 NOT NULL CHECK (seq > 0),
  amount int8 NOT NULL CHECK (amount <> 0),
  balance_after int8 NOT NULL CHECK (balance_after >= 0),
  kind text NOT NULL CHECK (kind IN ('gift', 'exchange', 'milestone')),
  reference text NOT NULL,
  at int8 NOT NULL,
  PRIMARY KEY (activity, user_id, seq),
  UNIQUE (activity, user_id, kind, reference),
  FOREIGN KEY (activity, user_id) REFERENCES accounts
);

CREATE TABLE idempotency_keys (
  user_id text NOT NULL REFERENCES users,
  key text NOT NULL,
  request_hash text NOT NULL,
  answer text,
  created_at int8 NOT NULL,
  PRIMARY KEY (user_id, key)
);

CREATE TABLE stock (
  activity text NOT NULL,
  item text NOT NULL,
  total int8 CHECK (total >= 0),
  sold int8 NOT NULL DEFAULT 0 CHECK (sold >= 0),
  PRIMARY KEY (activity, item),
  CHECK (total IS NULL OR sold <= total)
);

CREATE TABLE exchange_counts (
  activity text NOT NULL,
  item text NOT NULL,
  user_id text NOT NULL REFERENCES users,
  day text NOT NULL,
  count int4 NOT NULL CHECK (count > 0),
  PRIMARY KEY (activity, item, user_id, day)
);

CREATE TABLE exchange_orders (
  order_id int8 GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  activity text NOT NULL,
  item text NOT NULL,
  user_id text NOT NULL REFERENCES users,
  key text NOT NULL,
  count int4 NOT NULL CHECK (count > 0),
  cost int8 NOT NULL CHECK (cost > 0),
  at int8 NOT NULL,
  UNIQUE (user_id, key)
);

CREATE INDEX exchange_orders_of_user ON exchange_orders (activity, user_id, order_id DESC);

CREATE TABLE milestone_claims (
  activity text NOT NULL,
  milestone text NOT NULL,
  user_id text NOT NULL REFERENCES users,
  reward int8 NOT NULL CHECK (reward >= 0),
  at int8 NOT NULL,
  PRIMARY KEY (activity, milestone, user_id)
);

CREATE TABLE wall_posts (
  post_id int8 GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  activity text NOT NULL,
  user_id text NOT NULL REFERENCES users,
  message text NOT NULL,
  at int8 NOT NULL
);

CREATE INDEX wall_posts_in_order ON wall_posts (activity, post_id DESC);
CREATE INDEX wall_posts_of_user ON wall_posts (activity, user_id);

CREATE TABLE report_counts (
  day text NOT NULL,
  kind text NOT NULL,
  count int8 NOT NULL CHECK (count > 0),
  PRIMARY KEY (day, kind)
);

CREATE TABLE seeded (
  part text PRIMARY KEY
);
