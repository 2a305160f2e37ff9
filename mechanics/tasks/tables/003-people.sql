-- With whom somebody had to do, where a task counts people: each once a period.
CREATE TABLE task_people (
  activity text NOT NULL,
  user_id text NOT NULL REFERENCES users,
  task text NOT NULL,
  period text NOT NULL CHECK (period ~ '^(\d{4}-\d{2}-\d{2}|\d{4}-W\d{2})?$'),
  person_id text NOT NULL REFERENCES users,
  PRIMARY KEY (activity, user_id, task, period, person_id),
  CHECK (person_id <> user_id)
);
