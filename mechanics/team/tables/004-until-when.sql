-- The last millisecond of the hour, day or week that is settled: who was in a team then shares its place, and nobody comes or goes before it any
-- more. NULL: of the whole campaign, or settled before that was kept.
ALTER TABLE team_results ADD COLUMN until int8;
CREATE INDEX team_results_until ON team_results (activity, until);
