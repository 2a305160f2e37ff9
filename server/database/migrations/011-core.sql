-- adopts 010-names.sql
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

-- What people did, of whatever kind. Ids are unique within their kind.
CREATE TABLE facts (
  kind text NOT NULL,
  id text NOT NULL,
  request_hash text NOT NULL,
  activity text NOT NULL,
  thing text NOT NULL,
  from_user text NOT NULL REFERENCES users,
  to_user text NOT NULL REFERENCES users,
  count int4 NOT NULL CHECK (count > 0),
  points int8 NOT NULL CHECK (points >= 0),
  earned int8 NOT NULL CHECK (earned >= 0),
  at int8 NOT NULL,
  heard int8 NOT NULL,
  PRIMARY KEY (kind, id)
);

-- The first ledger, moved by the next migration.
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
  kind text NOT NULL,
  reference text NOT NULL,
  at int8 NOT NULL,
  PRIMARY KEY (activity, user_id, seq),
  UNIQUE (activity, user_id, kind, reference),
  FOREIGN KEY (activity, user_id) REFERENCES accounts
);

-- When a key may go, ms UTC; null: never, because it is an order's, a claim's or a post's.
CREATE TABLE idempotency_keys (
  user_id text NOT NULL REFERENCES users,
  key text NOT NULL,
  request_hash text NOT NULL,
  answer text,
  created_at int8 NOT NULL,
  expires_at int8,
  PRIMARY KEY (user_id, key)
);

CREATE INDEX idempotency_keys_by_end ON idempotency_keys (expires_at) WHERE expires_at IS NOT NULL;

-- How much a user has made the server keep on a UTC day, by operation. One row each: a new day begins it anew.
CREATE TABLE stored_writes (
  user_id text NOT NULL REFERENCES users,
  operation text NOT NULL,
  day text NOT NULL,
  count int4 NOT NULL CHECK (count > 0),
  PRIMARY KEY (user_id, operation)
);

CREATE TABLE seeded (
  part text PRIMARY KEY
);

CREATE TABLE follows (
  follower text NOT NULL REFERENCES users,
  followed text NOT NULL REFERENCES users,
  at int8 NOT NULL,
  PRIMARY KEY (follower, followed),
  CHECK (follower <> followed)
);

CREATE TABLE carnival_members (
  idol text NOT NULL REFERENCES users,
  member text NOT NULL REFERENCES users,
  at int8 NOT NULL,
  PRIMARY KEY (idol, member),
  CHECK (idol <> member)
);

CREATE TABLE live_rooms (
  live_obj_id text PRIMARY KEY,
  host text NOT NULL REFERENCES users,
  title text NOT NULL,
  viewers int4 NOT NULL DEFAULT 0 CHECK (viewers >= 0),
  since int8,
  CHECK (since IS NOT NULL OR viewers = 0)
);

-- A code is money to whoever holds it: like a token, it is kept as its hash. The title is a text by language, as JSON.
CREATE TABLE redemption_codes (
  code_hash text PRIMARY KEY,
  title text NOT NULL,
  expires_at int8 NOT NULL,
  used_at int8
);

-- Guesses of redemption codes that met none, and until when the user may guess no more.
CREATE TABLE code_guesses (
  user_id text PRIMARY KEY REFERENCES users,
  wrong int4 NOT NULL CHECK (wrong > 0),
  since int8 NOT NULL,
  locked_until int8
);

-- Events of pages. An id is made on the phone: an event that arrives twice is there once.
CREATE TABLE events (
  id text PRIMARY KEY,
  app text NOT NULL,
  event text NOT NULL,
  at int8 NOT NULL,
  page text NOT NULL,
  props text NOT NULL,
  received int8 NOT NULL
);
CREATE INDEX events_by_name ON events (event, received);
CREATE INDEX events_by_age ON events (received);

-- Faults, views and speed of pages.
CREATE TABLE reports (
  id text PRIMARY KEY,
  app text NOT NULL,
  kind text NOT NULL,
  message text NOT NULL,
  page text NOT NULL,
  value float8,
  at int8 NOT NULL,
  received int8 NOT NULL
);
CREATE INDEX reports_by_kind ON reports (kind, received);
CREATE INDEX reports_by_age ON reports (received);

CREATE TABLE report_counts (
  day text NOT NULL,
  kind text NOT NULL,
  count int8 NOT NULL CHECK (count > 0),
  PRIMARY KEY (day, kind)
);

-- What pages sent, by UTC day of arrival: `rows` and `bytes` count towards the quota, `dropped` what found no room.
CREATE TABLE telemetry_days (
  day text PRIMARY KEY,
  rows int8 NOT NULL DEFAULT 0 CHECK (rows >= 0),
  bytes int8 NOT NULL DEFAULT 0 CHECK (bytes >= 0),
  dropped int8 NOT NULL DEFAULT 0 CHECK (dropped >= 0)
);

-- One row, written anew whenever somebody asks whether this database takes writes.
CREATE TABLE readiness (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  at int8 NOT NULL
);

-- What this database is for, as the first process that opened it has said: a try-out with invented people, or the
-- real thing. A try-out keeps here the moment, ms UTC, around which its dates lie; null: they are the documents' own.
CREATE TABLE purpose (
  id int4 PRIMARY KEY CHECK (id = 1),
  purpose text NOT NULL CHECK (purpose IN ('try-out', 'production')),
  moment int8,
  CHECK (purpose = 'try-out' OR moment IS NULL)
);
