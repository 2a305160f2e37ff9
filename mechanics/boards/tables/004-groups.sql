-- What rooms, couples and guilds have come to on boards by one of them. The kind is part of the key: a board that counts for another kind
-- from now on begins anew.
CREATE TABLE board_group_scores (
  activity text NOT NULL,
  board text NOT NULL,
  day text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('room', 'couple', 'guild')),
  group_id text NOT NULL CHECK (group_id <> ''),
  score int8 NOT NULL CHECK (score BETWEEN 0 AND 9007199254740991),
  reached_at int8 NOT NULL,
  PRIMARY KEY (activity, board, day, kind, group_id)
);

-- What stands on such boards: groups that there are, each with whoever stands for it. A room is its host's.
CREATE VIEW board_groups AS
  SELECT g.kind, g.group_id, m.user_id, CASE WHEN g.avatar = '' THEN u.avatar ELSE g.avatar END AS avatar,
    CASE WHEN g.name <> '' THEN g.name ELSE (
      SELECT string_agg(o.nickname, ' & ' ORDER BY n.seat) FROM app_group_members n JOIN users o USING (user_id)
      WHERE n.kind = g.kind AND n.group_id = g.group_id AND n.seat <= 2) END AS nickname
  FROM app_groups g JOIN app_group_members m ON m.kind = g.kind AND m.group_id = g.group_id AND m.seat = 1
  JOIN users u ON u.user_id = m.user_id
  UNION ALL
  SELECT 'room', r.live_obj_id, r.host, u.avatar, CASE WHEN r.title = '' THEN u.nickname ELSE r.title END
  FROM live_rooms r JOIN users u ON u.user_id = r.host;

-- Who is in them.
CREATE VIEW board_group_people AS
  SELECT kind, group_id, user_id FROM app_group_members
  UNION ALL
  SELECT 'room', live_obj_id, host FROM live_rooms;

-- Groups as they were settled, and who was in them: each person in one.
CREATE TABLE board_group_results (
  activity text NOT NULL,
  subject text NOT NULL,
  round text NOT NULL,
  place int4 NOT NULL CHECK (place > 0),
  kind text NOT NULL,
  group_id text NOT NULL,
  nickname text NOT NULL,
  avatar text NOT NULL,
  user_id text NOT NULL REFERENCES users,
  score int8 NOT NULL CHECK (score > 0),
  reached_at int8 NOT NULL,
  PRIMARY KEY (activity, subject, round, place),
  UNIQUE (activity, subject, round, group_id)
);

CREATE TABLE board_group_result_people (
  activity text NOT NULL,
  subject text NOT NULL,
  round text NOT NULL,
  place int4 NOT NULL,
  user_id text NOT NULL REFERENCES users,
  PRIMARY KEY (activity, subject, round, user_id),
  FOREIGN KEY (activity, subject, round, place) REFERENCES board_group_results
);

CREATE INDEX board_group_result_people_of_place ON board_group_result_people (activity, subject, round, place);
