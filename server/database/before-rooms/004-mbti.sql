-- Each test that was taken and each type that was picked. A row never changes: a retest is one more row.
CREATE TABLE mbti_results (
  result_id int8 GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id text NOT NULL REFERENCES users,
  level text NOT NULL CHECK (level IN ('entry', 'advanced', 'in_depth', 'picked')),
  type text NOT NULL CHECK (type ~ '^[EI][SN][TF][JP]$'),
  tally text NOT NULL,
  at int8 NOT NULL
);

CREATE INDEX mbti_results_of_user ON mbti_results (user_id, level, result_id DESC);

-- Where a person stands: the latest result, and whether others may see its type. Hidden until they say otherwise.
CREATE TABLE mbti_people (
  user_id text PRIMARY KEY REFERENCES users,
  visible boolean NOT NULL DEFAULT false,
  result_id int8 REFERENCES mbti_results,
  type text,
  tests int4 NOT NULL DEFAULT 0 CHECK (tests >= 0),
  at int8,
  CHECK ((result_id IS NULL) = (type IS NULL) AND (result_id IS NULL) = (at IS NULL))
);

CREATE INDEX mbti_people_of_type ON mbti_people (type, visible, at DESC, user_id);

CREATE TABLE mbti_topic_joins (
  topic text NOT NULL,
  user_id text NOT NULL REFERENCES users,
  at int8 NOT NULL,
  PRIMARY KEY (topic, user_id)
);
