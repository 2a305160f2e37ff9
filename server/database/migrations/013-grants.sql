-- What was given to whom, and for what: once for user, kind and reference. Points are in the books as well.
CREATE TABLE grants (
  activity text NOT NULL,
  user_id text NOT NULL REFERENCES users,
  kind text NOT NULL,
  reference text NOT NULL,
  nth int4 NOT NULL CHECK (nth >= 0),
  points int8 CHECK (points > 0),
  prize text,
  days int4 CHECK (days > 0),
  at int8 NOT NULL,
  PRIMARY KEY (activity, user_id, kind, reference, nth),
  CHECK ((points IS NULL) <> (prize IS NULL)),
  CHECK (days IS NULL OR prize IS NOT NULL)
);

CREATE TRIGGER grants_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON grants
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
