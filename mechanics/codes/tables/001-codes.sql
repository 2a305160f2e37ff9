-- Codes that were printed together: of one kind, until one moment.
CREATE TABLE codes_batches (
  batch text PRIMARY KEY,
  activity text NOT NULL,
  code text NOT NULL,
  until int8 NOT NULL,
  at int8 NOT NULL,
  UNIQUE (batch, activity, code, until)
);

-- A code as its keyed hash; what it is, nobody can read here.
CREATE TABLE codes_printed (
  hash text PRIMARY KEY CHECK (hash ~ '^[0-9a-f]{64}$'),
  batch text NOT NULL REFERENCES codes_batches,
  number int4 NOT NULL CHECK (number > 0),
  UNIQUE (batch, number),
  UNIQUE (hash, batch)
);

-- Each code once; each person so many of a kind as the document allowed then; none after its end.
CREATE TABLE codes_redeemed (
  redeemed_id int8 GENERATED ALWAYS AS IDENTITY UNIQUE,
  hash text PRIMARY KEY,
  batch text NOT NULL,
  activity text NOT NULL,
  code text NOT NULL,
  until int8 NOT NULL,
  user_id text NOT NULL REFERENCES users,
  day text NOT NULL,
  nth int4 NOT NULL CHECK (nth > 0 AND nth <= most),
  most int4 NOT NULL,
  gives int4 NOT NULL CHECK (gives > 0),
  at int8 NOT NULL CHECK (at < until),
  FOREIGN KEY (hash, batch) REFERENCES codes_printed (hash, batch),
  FOREIGN KEY (batch, activity, code, until) REFERENCES codes_batches (batch, activity, code, until),
  UNIQUE (activity, code, user_id, nth)
);

CREATE INDEX codes_redeemed_by_user ON codes_redeemed (activity, user_id, redeemed_id);

-- Codes that somebody tried and that there are not, and why the last one was not taken.
CREATE TABLE codes_tries (
  activity text NOT NULL,
  user_id text NOT NULL REFERENCES users,
  wrong int4 NOT NULL CHECK (wrong >= 0),
  since int8 NOT NULL,
  locked_until int8,
  reason text,
  refused_at int8,
  PRIMARY KEY (activity, user_id),
  CHECK ((reason IS NULL) = (refused_at IS NULL))
);

CREATE TABLE codes_checkers (
  activity text NOT NULL,
  user_id text NOT NULL REFERENCES users,
  PRIMARY KEY (activity, user_id)
);
