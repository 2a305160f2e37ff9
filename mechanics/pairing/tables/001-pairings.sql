-- A seed is secret until its round is revealed. Its commitment is there before anybody signs up, and binds seed and rules.
CREATE TABLE pairing_seeds (
  activity text NOT NULL,
  pairing text NOT NULL,
  held text NOT NULL,
  round text NOT NULL,
  rules text NOT NULL,
  seed text NOT NULL CHECK (seed ~ '^[0-9a-f]{64}$'),
  commitment text NOT NULL CHECK (
    commitment = encode(sha256(decode(seed, 'hex') || sha256(convert_to(rules, 'UTF8'))), 'hex')),
  PRIMARY KEY (activity, pairing, held, round)
);

-- Who has a place in a round: one a person, and each place of a side once. The first places are seats, the others wait behind
-- them. Whoever has left keeps the row, without a place.
CREATE TABLE pairing_places (
  activity text NOT NULL,
  pairing text NOT NULL,
  held text NOT NULL,
  round text NOT NULL,
  user_id text NOT NULL REFERENCES users,
  side text NOT NULL,
  place int4 CHECK (place BETWEEN 1 AND most),
  seats int4 NOT NULL CHECK (seats > 0),
  most int4 NOT NULL CHECK (most >= seats),
  seated boolean GENERATED ALWAYS AS (place <= seats) STORED,
  at int8 NOT NULL,
  PRIMARY KEY (activity, pairing, held, round, user_id),
  UNIQUE (activity, pairing, held, round, side, place) DEFERRABLE INITIALLY IMMEDIATE,
  UNIQUE (activity, pairing, held, round, user_id, seated),
  UNIQUE (activity, pairing, held, round, user_id, side, seated)
);

-- Whom somebody would like, the best first: both sit, and nobody chooses themselves or one person twice.
CREATE TABLE pairing_choices (
  activity text NOT NULL,
  pairing text NOT NULL,
  held text NOT NULL,
  round text NOT NULL,
  user_id text NOT NULL,
  nth int4 NOT NULL CHECK (nth BETWEEN 1 AND 5),
  chosen text NOT NULL CHECK (chosen <> user_id),
  seated boolean NOT NULL DEFAULT true CHECK (seated),
  PRIMARY KEY (activity, pairing, held, round, user_id, nth),
  UNIQUE (activity, pairing, held, round, user_id, chosen),
  FOREIGN KEY (activity, pairing, held, round, user_id, seated)
    REFERENCES pairing_places (activity, pairing, held, round, user_id, seated),
  FOREIGN KEY (activity, pairing, held, round, chosen, seated)
    REFERENCES pairing_places (activity, pairing, held, round, user_id, seated)
);

CREATE INDEX pairing_choices_of ON pairing_choices (activity, pairing, held, round, chosen);

-- Rounds that are revealed, each once, by the seed that was committed to.
CREATE TABLE pairing_reveals (
  activity text NOT NULL,
  pairing text NOT NULL,
  held text NOT NULL,
  round text NOT NULL,
  seated int4 NOT NULL CHECK (seated >= 0),
  at int8 NOT NULL,
  hash text NOT NULL,
  PRIMARY KEY (activity, pairing, held, round),
  FOREIGN KEY (activity, pairing, held, round) REFERENCES pairing_seeds
);

CREATE TABLE pairing_pairs (
  pair_id int8 GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  activity text NOT NULL,
  pairing text NOT NULL,
  held text NOT NULL,
  round text NOT NULL,
  nth int4 NOT NULL CHECK (nth > 0),
  mutual boolean NOT NULL,
  UNIQUE (activity, pairing, held, round, nth),
  FOREIGN KEY (activity, pairing, held, round) REFERENCES pairing_reveals
);

CREATE INDEX pairing_pairs_latest ON pairing_pairs (activity, pairing, pair_id DESC);

-- Both of a pair. They sat in that round, and nobody is in two of its pairs.
CREATE TABLE pairing_halves (
  activity text NOT NULL,
  pairing text NOT NULL,
  held text NOT NULL,
  round text NOT NULL,
  nth int4 NOT NULL,
  half int2 NOT NULL CHECK (half IN (1, 2)),
  user_id text NOT NULL,
  side text NOT NULL,
  seated boolean NOT NULL DEFAULT true CHECK (seated),
  lot text NOT NULL CHECK (lot ~ '^[0-9a-f]{64}$'),
  PRIMARY KEY (activity, pairing, held, round, nth, half),
  UNIQUE (activity, pairing, held, round, user_id),
  FOREIGN KEY (activity, pairing, held, round, nth)
    REFERENCES pairing_pairs (activity, pairing, held, round, nth),
  FOREIGN KEY (activity, pairing, held, round, user_id, side, seated)
    REFERENCES pairing_places (activity, pairing, held, round, user_id, side, seated)
);
