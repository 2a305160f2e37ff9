-- A team, as long as somebody is in it. Its name is its own among those that there are, however it is written; its code
-- was never another's. Its captain is one of those who sit in it.
CREATE TABLE teams (
  team_id int8 GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  activity text NOT NULL,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 40 AND name = btrim(name)),
  name_key text NOT NULL,
  hidden_at int8,
  code text NOT NULL CHECK (code ~ '^[A-HJ-NP-Z2-9]{6}$'),
  listed boolean NOT NULL,
  captain text,
  founded_at int8 NOT NULL,
  ended_at int8,
  UNIQUE (activity, code),
  UNIQUE (activity, team_id),
  CHECK ((captain IS NULL) = (ended_at IS NOT NULL))
);

CREATE UNIQUE INDEX teams_names ON teams (activity, name_key) WHERE ended_at IS NULL;
CREATE INDEX teams_listed ON teams (activity, team_id DESC) WHERE listed AND ended_at IS NULL;

-- Who sits where: one team a person and campaign, one person a seat, and no more seats than there were when they sat down.
CREATE TABLE team_seats (
  activity text NOT NULL,
  user_id text NOT NULL REFERENCES users,
  team_id int8 NOT NULL,
  seat int4 NOT NULL CHECK (seat > 0),
  most int4 NOT NULL,
  joined_at int8 NOT NULL,
  PRIMARY KEY (activity, user_id),
  UNIQUE (team_id, seat),
  UNIQUE (activity, team_id, user_id),
  FOREIGN KEY (activity, team_id) REFERENCES teams (activity, team_id),
  CHECK (seat <= most)
);

ALTER TABLE teams ADD CONSTRAINT teams_captain_sits FOREIGN KEY (activity, team_id, captain)
  REFERENCES team_seats (activity, team_id, user_id) DEFERRABLE INITIALLY DEFERRED;

-- Who sat where before: what they did then still counts for that team.
CREATE TABLE team_stays (
  stay_id int8 GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  activity text NOT NULL,
  user_id text NOT NULL REFERENCES users,
  team_id int8 NOT NULL REFERENCES teams,
  joined_at int8 NOT NULL,
  left_at int8 NOT NULL
);

CREATE INDEX team_stays_of_user ON team_stays (activity, user_id);

CREATE VIEW team_times AS
  SELECT activity, user_id, team_id, joined_at, NULL::int8 AS left_at FROM team_seats
  UNION ALL
  SELECT activity, user_id, team_id, joined_at, left_at FROM team_stays;

-- What a team has come to, and when.
CREATE TABLE team_scores (
  team_id int8 PRIMARY KEY REFERENCES teams,
  activity text NOT NULL,
  score int8 NOT NULL CHECK (score BETWEEN 0 AND 9007199254740991),
  reached_at int8 NOT NULL
);

CREATE INDEX team_scores_in_order ON team_scores (activity, score DESC, reached_at);

-- What each person has brought their team.
CREATE TABLE team_gains (
  team_id int8 NOT NULL REFERENCES teams,
  user_id text NOT NULL REFERENCES users,
  amount int8 NOT NULL CHECK (amount BETWEEN 1 AND 9007199254740991),
  PRIMARY KEY (team_id, user_id)
);

-- A goal is claimed once by each person, in whichever team.
CREATE TABLE team_claims (
  activity text NOT NULL,
  goal text NOT NULL,
  user_id text NOT NULL REFERENCES users,
  team_id int8 NOT NULL REFERENCES teams,
  gives int4 NOT NULL CHECK (gives > 0),
  at int8 NOT NULL,
  PRIMARY KEY (activity, goal, user_id)
);

-- The teams as they were settled, and who was in them: each person in one.
CREATE TABLE team_results (
  activity text NOT NULL,
  round text NOT NULL,
  place int4 NOT NULL CHECK (place > 0),
  team_id int8 NOT NULL REFERENCES teams,
  name text NOT NULL,
  captain text NOT NULL REFERENCES users,
  score int8 NOT NULL CHECK (score > 0),
  reached_at int8 NOT NULL,
  PRIMARY KEY (activity, round, place),
  UNIQUE (activity, round, team_id)
);

CREATE TABLE team_result_members (
  activity text NOT NULL,
  round text NOT NULL,
  place int4 NOT NULL,
  user_id text NOT NULL REFERENCES users,
  PRIMARY KEY (activity, round, user_id),
  FOREIGN KEY (activity, round, place) REFERENCES team_results
);

CREATE INDEX team_result_members_of_place ON team_result_members (activity, round, place);
