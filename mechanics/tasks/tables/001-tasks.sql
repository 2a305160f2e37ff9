-- How far a person has come with a task, in one day, one week or ('') the whole campaign.
CREATE TABLE task_progress (
  activity text NOT NULL,
  user_id text NOT NULL REFERENCES users,
  task text NOT NULL,
  period text NOT NULL CHECK (period ~ '^(\d{4}-\d{2}-\d{2}|\d{4}-W\d{2})?$'),
  amount int8 NOT NULL CHECK (amount > 0),
  PRIMARY KEY (activity, user_id, task, period)
);

-- What is done, once a period, by somebody who has come as far; and given, once, with how many things it gave.
CREATE TABLE tasks_done (
  activity text NOT NULL,
  user_id text NOT NULL,
  task text NOT NULL,
  period text NOT NULL,
  target int8 NOT NULL CHECK (target > 0),
  at int8 NOT NULL,
  claimed_at int8,
  gives int4 CHECK (gives > 0),
  PRIMARY KEY (activity, user_id, task, period),
  FOREIGN KEY (activity, user_id, task, period) REFERENCES task_progress,
  CHECK ((claimed_at IS NULL) = (gives IS NULL))
);

CREATE FUNCTION refuse_task_given_back() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'what a task has given stays given: %', OLD;
END $$;

CREATE TRIGGER tasks_done_given_once BEFORE UPDATE ON tasks_done
  FOR EACH ROW WHEN (OLD.claimed_at IS NOT NULL) EXECUTE FUNCTION refuse_task_given_back();
