-- adopts 010-names.sql
CREATE TABLE stock (
  activity text NOT NULL,
  item text NOT NULL,
  total int8 CHECK (total >= 0),
  sold int8 NOT NULL DEFAULT 0 CHECK (sold >= 0),
  PRIMARY KEY (activity, item),
  CHECK (total IS NULL OR sold <= total)
);

CREATE TABLE exchange_counts (
  activity text NOT NULL,
  item text NOT NULL,
  user_id text NOT NULL REFERENCES users,
  day text NOT NULL,
  count int4 NOT NULL CHECK (count > 0),
  PRIMARY KEY (activity, item, user_id, day)
);

CREATE TABLE exchange_orders (
  order_id int8 GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  activity text NOT NULL,
  item text NOT NULL,
  user_id text NOT NULL REFERENCES users,
  key text NOT NULL,
  count int4 NOT NULL CHECK (count > 0),
  cost int8 NOT NULL CHECK (cost > 0),
  at int8 NOT NULL,
  UNIQUE (user_id, key)
);

CREATE INDEX exchange_orders_of_user ON exchange_orders (activity, user_id, order_id DESC);
