-- Everybody who has a code in a campaign, by its keyed hash: the code itself no table has. `depth` is how many people
-- stand above somebody, each invited by the next: 0 where nobody has invited them.
CREATE TABLE invite_people (
  activity text NOT NULL,
  user_id text NOT NULL REFERENCES users,
  depth int4 NOT NULL CHECK (depth >= 0),
  hash text NOT NULL CHECK (hash ~ '^[0-9a-f]{64}$'),
  PRIMARY KEY (activity, user_id),
  UNIQUE (activity, hash),
  UNIQUE (activity, user_id, depth)
);

-- Who has named whose code, once for ever. Whoever was invited stands one deeper than who invited them, so there is no
-- circle, however long; and nobody whom others name below them can come to stand deeper themselves. Codes are named so
-- often, in all and on one day, as the document allowed then.
CREATE TABLE invite_bound (
  activity text NOT NULL,
  user_id text NOT NULL,
  depth int4 NOT NULL,
  inviter text NOT NULL,
  inviter_depth int4 NOT NULL,
  nth int4 NOT NULL CHECK (nth > 0 AND nth <= most),
  most int4 NOT NULL,
  day text NOT NULL,
  nth_of_day int4 NOT NULL CHECK (nth_of_day > 0 AND nth_of_day <= most_of_day),
  most_of_day int4,
  at int8 NOT NULL,
  PRIMARY KEY (activity, user_id),
  UNIQUE (activity, user_id, inviter),
  UNIQUE (activity, inviter, nth),
  UNIQUE (activity, inviter, day, nth_of_day),
  CHECK (depth = inviter_depth + 1),
  FOREIGN KEY (activity, user_id, depth) REFERENCES invite_people (activity, user_id, depth),
  FOREIGN KEY (activity, inviter, inviter_depth) REFERENCES invite_people (activity, user_id, depth)
);

-- Who has done what counts, for the first time: nobody who has is new.
CREATE TABLE invite_deeds (
  activity text NOT NULL,
  user_id text NOT NULL REFERENCES users,
  at int8 NOT NULL,
  PRIMARY KEY (activity, user_id)
);

-- Who has come: the nth of whoever invited them. `gives`: how many things that has given to who came.
CREATE TABLE invite_came (
  activity text NOT NULL,
  user_id text NOT NULL,
  inviter text NOT NULL,
  nth int4 NOT NULL CHECK (nth > 0),
  gives int4 NOT NULL CHECK (gives >= 0),
  at int8 NOT NULL,
  PRIMARY KEY (activity, user_id),
  UNIQUE (activity, inviter, nth),
  FOREIGN KEY (activity, user_id, inviter) REFERENCES invite_bound (activity, user_id, inviter)
);

-- What steps have given, each once, to somebody by whom as many people have come.
CREATE TABLE invite_steps (
  activity text NOT NULL,
  user_id text NOT NULL,
  step text NOT NULL,
  target int4 NOT NULL,
  gives int4 NOT NULL CHECK (gives > 0),
  at int8 NOT NULL,
  PRIMARY KEY (activity, user_id, step),
  FOREIGN KEY (activity, user_id, target) REFERENCES invite_came (activity, inviter, nth)
);
