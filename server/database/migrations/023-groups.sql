-- What people are in together in the app, as its server tells it (decision 0113): couples and guilds. Rooms are in live_rooms. One without
-- people is no more. Without a name it is called by its people, without a picture it has that of whoever stands for it.
CREATE TABLE app_groups (
  kind text NOT NULL CHECK (kind IN ('couple', 'guild')),
  group_id text NOT NULL,
  name text NOT NULL,
  avatar text NOT NULL,
  told_at int8 NOT NULL,
  PRIMARY KEY (kind, group_id)
);

-- Who is in it: a person in one of each kind, two in a couple. Whoever has the first seat stands for it.
CREATE TABLE app_group_members (
  kind text NOT NULL,
  group_id text NOT NULL,
  user_id text NOT NULL REFERENCES users,
  seat int4 NOT NULL CHECK (seat > 0 AND (kind <> 'couple' OR seat <= 2)),
  PRIMARY KEY (kind, user_id),
  UNIQUE (kind, group_id, seat),
  FOREIGN KEY (kind, group_id) REFERENCES app_groups
);

-- Where a fact happened, and for which groups it counts; '' where the app has not said.
ALTER TABLE facts ADD COLUMN room text NOT NULL DEFAULT '',
  ADD COLUMN couple text NOT NULL DEFAULT '',
  ADD COLUMN guild text NOT NULL DEFAULT '';
