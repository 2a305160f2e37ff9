-- One day a person, once: what stamps it a second time finds it there. A day that was made up has its number among those
-- of its person, and says how many there might be then.
CREATE TABLE check_ins (
  activity text NOT NULL,
  user_id text NOT NULL REFERENCES users,
  day text NOT NULL CHECK (day ~ '^\d{4}-\d{2}-\d{2}$'),
  gives int4 NOT NULL CHECK (gives > 0),
  cost int8 CHECK (cost > 0),
  nth int4 CHECK (nth > 0),
  most int4,
  at int8 NOT NULL,
  PRIMARY KEY (activity, user_id, day),
  UNIQUE (activity, user_id, nth),
  CHECK ((cost IS NULL) = (nth IS NULL) AND (nth IS NULL) = (most IS NULL)),
  CHECK (nth <= most)
);

-- What days in a row have given, once a person.
CREATE TABLE check_in_streaks (
  activity text NOT NULL,
  user_id text NOT NULL REFERENCES users,
  streak text NOT NULL,
  length int4 NOT NULL CHECK (length > 1),
  gives int4 NOT NULL CHECK (gives > 0),
  at int8 NOT NULL,
  PRIMARY KEY (activity, user_id, streak)
);
