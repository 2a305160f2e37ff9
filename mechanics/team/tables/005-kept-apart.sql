-- A server of before 003 that goes on beside newer ones asks for all results of a campaign's round, and means those of the whole campaign: by the
-- names that it knows it is given these alone, and what it writes is of these. It would have paid places of days as well.
ALTER TABLE team_results RENAME TO team_settled;
ALTER TABLE team_result_members RENAME TO team_settled_members;
CREATE VIEW team_results AS SELECT * FROM team_settled WHERE subject = 'teams' WITH LOCAL CHECK OPTION;
CREATE VIEW team_result_members AS SELECT * FROM team_settled_members WHERE subject = 'teams' WITH LOCAL CHECK OPTION;
