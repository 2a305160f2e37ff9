-- What has come to its end: the final order is kept as it was then, with the tiers by which it is paid. `round`: the day
-- on which the campaign began, so that one which is held again settles again.
CREATE TABLE settlements (
  settlement_id int8 GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  activity text NOT NULL,
  mechanic text NOT NULL,
  subject text NOT NULL,
  round text NOT NULL,
  tiers text NOT NULL,
  participants int4 NOT NULL DEFAULT 0 CHECK (participants >= 0),
  hash text NOT NULL DEFAULT '',
  frozen_at int8 NOT NULL,
  paid_at int8,
  UNIQUE (activity, mechanic, subject, round)
);

CREATE TABLE settled_places (
  settlement_id int8 NOT NULL REFERENCES settlements,
  place int4 NOT NULL CHECK (place > 0),
  user_id text NOT NULL REFERENCES users,
  score int8 NOT NULL,
  reached_at int8 NOT NULL,
  tier text,
  granted_at int8,
  PRIMARY KEY (settlement_id, place),
  UNIQUE (settlement_id, user_id),
  CHECK (granted_at IS NULL OR tier IS NOT NULL)
);

CREATE INDEX settled_places_unpaid ON settled_places (settlement_id, place)
  WHERE tier IS NOT NULL AND granted_at IS NULL;

-- A place that was paid is paid.
CREATE TRIGGER settled_places_paid_once BEFORE UPDATE ON settled_places
  FOR EACH ROW WHEN (OLD.granted_at IS NOT NULL) EXECUTE FUNCTION refuse_change();
CREATE TRIGGER settled_places_stay BEFORE DELETE OR TRUNCATE ON settled_places
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
