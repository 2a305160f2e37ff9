-- Who stands for a side where the sides are the first places of a board: fixed once, when that board is settled (decision 0114).
CREATE TABLE battle_entrants (
  activity text NOT NULL,
  battle text NOT NULL,
  held text NOT NULL,
  side text NOT NULL,
  subject text NOT NULL,
  place int4 NOT NULL CHECK (place > 0),
  user_id text NOT NULL REFERENCES users,
  PRIMARY KEY (activity, battle, held, side),
  UNIQUE (activity, battle, held, place),
  UNIQUE (activity, battle, held, user_id)
);

CREATE TRIGGER battle_entrants_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON battle_entrants
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
