-- What rooms have told people, each once for its reference. Texts are the rooms': here is what of and about whom.
CREATE TABLE told_messages (
  message_id int8 GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id text NOT NULL REFERENCES users,
  activity text NOT NULL,
  kind text NOT NULL,
  reference text NOT NULL,
  about text REFERENCES users CHECK (about <> user_id),
  -- JSON of ids and whole numbers by name.
  params text NOT NULL CHECK (length(params) BETWEEN 2 AND 1000),
  at int8 NOT NULL,
  read_at int8,
  UNIQUE (user_id, activity, kind, reference)
);

CREATE INDEX told_messages_in_order ON told_messages (user_id, at, message_id);
CREATE INDEX told_messages_unread ON told_messages (user_id) WHERE read_at IS NULL;
CREATE INDEX told_messages_by_age ON told_messages (at);
