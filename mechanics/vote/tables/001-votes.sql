-- Somebody has voted, once for each number among those of this person, and for each among those of the day; it says how many
-- there might be then. One with the same number, or beyond the limit, cannot be written.
CREATE TABLE vote_ballots (
  ballot_id int8 GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  activity text NOT NULL,
  poll text NOT NULL,
  user_id text NOT NULL REFERENCES users,
  nth int4 NOT NULL CHECK (nth > 0),
  most int4 NOT NULL,
  day text NOT NULL CHECK (day ~ '^\d{4}-\d{2}-\d{2}$'),
  nth_of_day int4 NOT NULL CHECK (nth_of_day > 0),
  most_of_day int4,
  weight int4 NOT NULL CHECK (weight > 0),
  cost int8 CHECK (cost > 0),
  gives int4 NOT NULL CHECK (gives >= 0),
  at int8 NOT NULL,
  UNIQUE (activity, poll, user_id, nth),
  UNIQUE (activity, poll, user_id, day, nth_of_day),
  CHECK (nth <= most),
  CHECK (nth_of_day <= most_of_day),
  CHECK (gives = 0 OR nth = 1)
);

-- What was chosen, each option once.
CREATE TABLE vote_choices (
  ballot_id int8 NOT NULL REFERENCES vote_ballots,
  option text NOT NULL,
  PRIMARY KEY (ballot_id, option)
);

-- How the options stand, each in slices, so that voters do not wait for one another.
CREATE TABLE vote_tallies (
  activity text NOT NULL,
  poll text NOT NULL,
  option text NOT NULL,
  slice int2 NOT NULL CHECK (slice BETWEEN 0 AND 15),
  votes int8 NOT NULL CHECK (votes > 0),
  ballots int8 NOT NULL CHECK (ballots > 0),
  PRIMARY KEY (activity, poll, option, slice)
);

-- What people have come to of what makes their votes weigh more.
CREATE TABLE vote_worth (
  activity text NOT NULL,
  poll text NOT NULL,
  user_id text NOT NULL REFERENCES users,
  amount int8 NOT NULL CHECK (amount > 0),
  PRIMARY KEY (activity, poll, user_id)
);

-- What was final when a poll was closed: all up to the last ballot.
CREATE TABLE vote_receipts (
  activity text NOT NULL,
  poll text NOT NULL,
  round text NOT NULL,
  ballots int8 NOT NULL CHECK (ballots >= 0),
  last_ballot int8 NOT NULL,
  hash text NOT NULL,
  PRIMARY KEY (activity, poll, round)
);

CREATE TABLE vote_results (
  activity text NOT NULL,
  poll text NOT NULL,
  round text NOT NULL,
  nth int4 NOT NULL CHECK (nth > 0),
  place int4 NOT NULL CHECK (place > 0 AND place <= nth),
  option text NOT NULL,
  votes int8 NOT NULL CHECK (votes >= 0),
  ballots int8 NOT NULL CHECK (ballots >= 0),
  PRIMARY KEY (activity, poll, round, option),
  UNIQUE (activity, poll, round, nth),
  FOREIGN KEY (activity, poll, round) REFERENCES vote_receipts
);
