-- A recap of a campaign that was held: what counts in it, as the document said when it was over.
CREATE TABLE recap_runs (
  activity text NOT NULL,
  held text NOT NULL,
  opens int8 NOT NULL,
  locks int8 NOT NULL CHECK (locks > opens),
  bell int8 NOT NULL CHECK (bell >= locks),
  reveals int8 NOT NULL CHECK (reveals > bell),
  utc_minutes int4 NOT NULL CHECK (utc_minutes BETWEEN -840 AND 840),
  people int4 NOT NULL CHECK (people >= 0),
  PRIMARY KEY (activity, held)
);

-- Its figures. Each is counted once, in one transaction: how many have any, and how much all of them together.
CREATE TABLE recap_figures (
  activity text NOT NULL,
  held text NOT NULL,
  figure text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('sum', 'days', 'first', 'friend', 'place')),
  by_receiver boolean NOT NULL,
  counters text NOT NULL,
  titles text NOT NULL,
  nth int4 NOT NULL CHECK (nth > 0),
  people int4 CHECK (people >= 0),
  total numeric CHECK (total >= people),
  counted_at int8,
  PRIMARY KEY (activity, held, figure),
  UNIQUE (activity, held, nth),
  UNIQUE (activity, held, figure, kind),
  FOREIGN KEY (activity, held) REFERENCES recap_runs,
  CHECK ((people IS NULL) = (counted_at IS NULL) AND (total IS NULL) = (counted_at IS NULL))
);

-- What of a figure is somebody's: never 0. Only what is in an order has a place and may have a title, only the first has its moment,
-- and nobody is their own friend.
CREATE TABLE recap_values (
  activity text NOT NULL,
  held text NOT NULL,
  figure text NOT NULL,
  kind text NOT NULL,
  user_id text NOT NULL REFERENCES users,
  value int8 NOT NULL CHECK (value BETWEEN 1 AND 9007199254740991),
  place int4 CHECK (place > 0),
  title text,
  at int8,
  about text REFERENCES users CHECK (about <> user_id),
  PRIMARY KEY (activity, held, user_id, figure),
  FOREIGN KEY (activity, held, figure, kind) REFERENCES recap_figures (activity, held, figure, kind),
  CHECK ((place IS NOT NULL) = (kind IN ('sum', 'days', 'place'))),
  CHECK (title IS NULL OR place IS NOT NULL),
  CHECK ((at IS NOT NULL) = (kind = 'first')),
  CHECK (about IS NULL OR kind IN ('first', 'friend')),
  CHECK (about IS NOT NULL OR kind <> 'friend')
);

CREATE INDEX recap_values_of ON recap_values (activity, held, figure, value DESC);
