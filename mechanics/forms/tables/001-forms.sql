-- What people have sent, each try of a person with its number. Of one person and form, one at most is not refused.
CREATE TABLE form_submissions (
  submission_id int8 GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  activity text NOT NULL,
  form text NOT NULL,
  user_id text NOT NULL REFERENCES users,
  nth int4 NOT NULL CHECK (nth > 0),
  -- How often the person has sent this form by then, changes included.
  times int4 NOT NULL CHECK (times >= nth),
  -- JSON of texts by id of field; null once it is erased.
  answers text CHECK (length(answers) BETWEEN 2 AND 40000),
  state text NOT NULL CHECK (state IN ('sent', 'accepted', 'refused')),
  why text,
  seated bool NOT NULL,
  gives int4 NOT NULL CHECK (gives >= 0),
  accepted_gives int4 NOT NULL CHECK (accepted_gives >= 0),
  first_at int8 NOT NULL,
  at int8 NOT NULL CHECK (at >= first_at),
  decided_at int8 CHECK (decided_at >= at),
  UNIQUE (activity, form, user_id, nth),
  CHECK ((state = 'sent') = (decided_at IS NULL)),
  CHECK ((state = 'refused') = (why IS NOT NULL)),
  CHECK (NOT (seated AND state = 'refused')),
  CHECK (gives = 0 OR nth = 1),
  CHECK (accepted_gives = 0 OR state = 'accepted')
);

CREATE UNIQUE INDEX form_submissions_standing ON form_submissions (activity, form, user_id) WHERE state <> 'refused';
CREATE INDEX form_submissions_in_order ON form_submissions (activity, form, submission_id);

-- How many seats of a form are taken, and how many there were when the last one was.
CREATE TABLE form_seats (
  activity text NOT NULL,
  form text NOT NULL,
  taken int4 NOT NULL CHECK (taken >= 0),
  total int4 NOT NULL,
  PRIMARY KEY (activity, form),
  CHECK (taken <= total)
);
