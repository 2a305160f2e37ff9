-- Who is a host of a campaign, by what counts there.
CREATE TABLE live_host_places (
  activity text NOT NULL,
  user_id text NOT NULL REFERENCES users,
  score int8 NOT NULL CHECK (score BETWEEN 1 AND 9007199254740991),
  first_at int8 NOT NULL,
  reached_at int8 NOT NULL CHECK (reached_at >= first_at),
  PRIMARY KEY (activity, user_id)
);

CREATE INDEX live_host_places_in_order ON live_host_places (activity, score DESC, reached_at, user_id);
CREATE INDEX live_host_places_newest ON live_host_places (activity, first_at DESC, user_id);
