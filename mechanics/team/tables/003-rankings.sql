-- What a team has come to in one hour, day or week of a ranking, and when.
CREATE TABLE team_period_scores (
  activity text NOT NULL,
  ranking text NOT NULL CHECK (ranking <> ''),
  day text NOT NULL CHECK (day ~ '^\d{4}-\d{2}-\d{2}(T\d{2})?$'),
  team_id int8 NOT NULL,
  score int8 NOT NULL CHECK (score BETWEEN 1 AND 9007199254740991),
  reached_at int8 NOT NULL,
  PRIMARY KEY (activity, ranking, day, team_id),
  FOREIGN KEY (activity, team_id) REFERENCES teams (activity, team_id)
);

CREATE INDEX team_period_scores_in_order ON team_period_scores (activity, ranking, day, score DESC, reached_at);

-- What teams have come to on each ranking; '' is the one of the whole campaign.
CREATE VIEW team_standings AS
  SELECT activity, '' AS ranking, '' AS day, team_id, score, reached_at FROM team_scores
  UNION ALL
  SELECT activity, ranking, day, team_id, score, reached_at FROM team_period_scores;

-- Who was in a team when an hour, a day or a week ended is asked by the team.
CREATE INDEX team_stays_of_team ON team_stays (team_id);

-- More than one thing is settled of teams: each person is in one team of each.
ALTER TABLE team_results ADD COLUMN subject text NOT NULL DEFAULT 'teams';
ALTER TABLE team_result_members ADD COLUMN subject text NOT NULL DEFAULT 'teams';
ALTER TABLE team_result_members DROP CONSTRAINT team_result_members_activity_round_place_fkey;
ALTER TABLE team_result_members DROP CONSTRAINT team_result_members_pkey;
ALTER TABLE team_results DROP CONSTRAINT team_results_activity_round_team_id_key;
ALTER TABLE team_results DROP CONSTRAINT team_results_pkey;
ALTER TABLE team_results ADD PRIMARY KEY (activity, subject, round, place);
ALTER TABLE team_results ADD UNIQUE (activity, subject, round, team_id);
ALTER TABLE team_result_members ADD PRIMARY KEY (activity, subject, round, user_id);
ALTER TABLE team_result_members ADD FOREIGN KEY (activity, subject, round, place) REFERENCES team_results;
DROP INDEX team_result_members_of_place;
CREATE INDEX team_result_members_by_place ON team_result_members (activity, subject, round, place);
