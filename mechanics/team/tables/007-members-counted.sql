-- How many are on a team stands in its row, whoever writes its seats: lists and rankings of thousands of teams need not count seats.
ALTER TABLE teams ADD COLUMN members int4 NOT NULL DEFAULT 0 CHECK (members >= 0);

CREATE FUNCTION count_team_members() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE teams SET members = members + 1 WHERE team_id = NEW.team_id;
  ELSE
    UPDATE teams SET members = members - 1 WHERE team_id = OLD.team_id;
  END IF;
  RETURN NULL;
END $$;
-- From here on nobody else writes seats until this is committed: those that there are can be counted.
CREATE TRIGGER team_seats_counted AFTER INSERT OR DELETE ON team_seats FOR EACH ROW EXECUTE FUNCTION count_team_members();
UPDATE teams t SET members = s.members FROM (SELECT team_id, count(*) AS members FROM team_seats GROUP BY team_id) s
WHERE s.team_id = t.team_id;

-- Those with a seat to give away are one range; in order of their founding all teams of a campaign stand under their key.
CREATE INDEX teams_by_members ON teams (activity, members) WHERE listed AND ended_at IS NULL;
DROP INDEX teams_listed;
