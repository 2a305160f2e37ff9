-- A goal of a team is shared by whoever was on it when it was reached (decision 0188): what it had come to when somebody sat down, and when they got
-- up. Whoever sat there before this was kept counts as there from the beginning; of stays that were over then, and of those that an older server
-- writes, `left_score` is not known.
ALTER TABLE team_seats ADD COLUMN joined_score int8 NOT NULL DEFAULT 0 CHECK (joined_score >= 0);
ALTER TABLE team_stays
  ADD COLUMN joined_score int8 NOT NULL DEFAULT 0 CHECK (joined_score >= 0),
  ADD COLUMN left_score int8 CHECK (left_score >= joined_score);
-- At which score a goal was reached that somebody claimed.
ALTER TABLE team_claims ADD COLUMN reached int8 CHECK (reached > 0);

CREATE OR REPLACE VIEW team_times AS
  SELECT activity, user_id, team_id, joined_at, NULL::int8 AS left_at, joined_score, NULL::int8 AS left_score FROM team_seats
  UNION ALL
  SELECT activity, user_id, team_id, joined_at, left_at, joined_score, left_score FROM team_stays;
