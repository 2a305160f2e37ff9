-- How far a person has come on one day with what drops cards.
CREATE TABLE card_progress (
  activity text NOT NULL,
  user_id text NOT NULL REFERENCES users,
  source text NOT NULL,
  day text NOT NULL CHECK (day ~ '^\d{4}-\d{2}-\d{2}$'),
  amount int8 NOT NULL CHECK (amount > 0 AND amount <= 9007199254740991),
  PRIMARY KEY (activity, user_id, source, day)
);

-- A card that dropped: numbered among those of its person, source and day, of which there might be so many then. `need` is
-- how much it took until this one.
CREATE TABLE card_drops (
  activity text NOT NULL,
  user_id text NOT NULL,
  source text NOT NULL,
  day text NOT NULL,
  nth int4 NOT NULL CHECK (nth > 0),
  most int4 NOT NULL,
  need int8 NOT NULL CHECK (need > 0),
  card text NOT NULL,
  at int8 NOT NULL,
  PRIMARY KEY (activity, user_id, source, day, nth),
  FOREIGN KEY (activity, user_id, source, day) REFERENCES card_progress,
  CHECK (nth <= most)
);

-- Cards that were alike and became another.
CREATE TABLE card_melts (
  melt_id int8 GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  activity text NOT NULL,
  user_id text NOT NULL REFERENCES users,
  melted text NOT NULL,
  alike int4 NOT NULL CHECK (alike > 1),
  card text NOT NULL,
  at int8 NOT NULL,
  CHECK (card <> melted)
);

-- What a set has given, once a person.
CREATE TABLE card_sets (
  activity text NOT NULL,
  user_id text NOT NULL REFERENCES users,
  set_id text NOT NULL,
  cards text NOT NULL,
  gives int4 NOT NULL CHECK (gives > 0),
  at int8 NOT NULL,
  PRIMARY KEY (activity, user_id, set_id)
);

-- A card that waits for whoever has its code, and who has taken it: never whoever gave it, who takes it back. Givers and takers have their
-- number, in all and of the day, unique and at most the limit that the document had.
CREATE TABLE card_gifts (
  gift_id int8 GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  activity text NOT NULL,
  user_id text NOT NULL REFERENCES users,
  card text NOT NULL,
  hash text NOT NULL UNIQUE,
  at int8 NOT NULL,
  until int8 NOT NULL,
  day text NOT NULL,
  nth int4 NOT NULL CHECK (nth > 0),
  most int4 NOT NULL,
  nth_of_day int4 NOT NULL CHECK (nth_of_day > 0),
  most_of_day int4,
  hold_id int8 NOT NULL UNIQUE,
  back_at int8,
  UNIQUE (activity, user_id, nth),
  UNIQUE (activity, user_id, day, nth_of_day),
  UNIQUE (gift_id, activity, user_id),
  CHECK (until > at),
  CHECK (nth <= most),
  CHECK (nth_of_day <= most_of_day)
);

CREATE TABLE card_taken (
  gift_id int8 PRIMARY KEY,
  activity text NOT NULL,
  giver text NOT NULL,
  user_id text NOT NULL REFERENCES users,
  at int8 NOT NULL,
  day text NOT NULL,
  nth int4 NOT NULL CHECK (nth > 0),
  most int4 NOT NULL,
  nth_of_day int4 NOT NULL CHECK (nth_of_day > 0),
  most_of_day int4,
  FOREIGN KEY (gift_id, activity, giver) REFERENCES card_gifts (gift_id, activity, user_id),
  UNIQUE (activity, user_id, nth),
  UNIQUE (activity, user_id, day, nth_of_day),
  CHECK (user_id <> giver),
  CHECK (nth <= most),
  CHECK (nth_of_day <= most_of_day)
);
