-- How far a person has come in a season: by what counts, and by what was bought.
CREATE TABLE pass_progress (
  activity text NOT NULL,
  user_id text NOT NULL REFERENCES users,
  earned int8 NOT NULL CHECK (earned >= 0 AND earned <= 4503599627370495),
  bought int8 NOT NULL CHECK (bought >= 0 AND bought <= 4503599627370495),
  PRIMARY KEY (activity, user_id)
);

-- A level that a person has reached, once, and how much it asked for then.
CREATE TABLE pass_levels (
  activity text NOT NULL,
  user_id text NOT NULL,
  level text NOT NULL,
  need int8 NOT NULL CHECK (need > 0),
  at int8 NOT NULL,
  PRIMARY KEY (activity, user_id, level),
  FOREIGN KEY (activity, user_id) REFERENCES pass_progress
);

-- The paid track, bought once a person.
CREATE TABLE pass_tracks (
  activity text NOT NULL,
  user_id text NOT NULL REFERENCES users,
  cost int8 NOT NULL CHECK (cost > 0),
  at int8 NOT NULL,
  PRIMARY KEY (activity, user_id)
);

-- A level that was bought: numbered among those of its person, in all and of the day, of which there might be so many then.
-- `filled` is what lacked to it. Nobody buys a level twice, and what is bought is reached.
CREATE TABLE pass_bought (
  activity text NOT NULL,
  user_id text NOT NULL,
  level text NOT NULL,
  filled int8 NOT NULL CHECK (filled > 0),
  cost int8 NOT NULL CHECK (cost > 0),
  nth int4 NOT NULL CHECK (nth > 0),
  most int4 NOT NULL,
  day text NOT NULL CHECK (day ~ '^\d{4}-\d{2}-\d{2}$'),
  nth_of_day int4 NOT NULL CHECK (nth_of_day > 0),
  most_of_day int4,
  at int8 NOT NULL,
  PRIMARY KEY (activity, user_id, level),
  FOREIGN KEY (activity, user_id, level) REFERENCES pass_levels,
  UNIQUE (activity, user_id, nth),
  UNIQUE (activity, user_id, day, nth_of_day),
  CHECK (nth <= most),
  CHECK (nth_of_day <= most_of_day)
);

-- What a level has given on a track: once, to somebody who has reached it, and on the paid track to nobody who has not bought it.
CREATE TABLE pass_claims (
  activity text NOT NULL,
  user_id text NOT NULL,
  level text NOT NULL,
  track text NOT NULL CHECK (track IN ('free', 'paid')),
  buyer text GENERATED ALWAYS AS (CASE WHEN track = 'paid' THEN user_id END) STORED,
  gives int4 NOT NULL CHECK (gives > 0),
  at int8 NOT NULL,
  PRIMARY KEY (activity, user_id, level, track),
  FOREIGN KEY (activity, user_id, level) REFERENCES pass_levels,
  FOREIGN KEY (activity, buyer) REFERENCES pass_tracks
);
