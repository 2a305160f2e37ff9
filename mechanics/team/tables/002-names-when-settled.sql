-- A name that was hidden is kept as it was written: what people see in its place is made when it is read.
UPDATE team_results r SET name = t.name FROM teams t
WHERE t.team_id = r.team_id AND r.name = '#' || r.team_id;
