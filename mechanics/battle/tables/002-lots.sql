-- A seed is secret until the pairs of its round are drawn. Its commitment is there before anybody joins, and binds seed and rules.
CREATE TABLE battle_seeds (
  activity text NOT NULL,
  battle text NOT NULL,
  held text NOT NULL,
  round text NOT NULL,
  rules text NOT NULL,
  seed text NOT NULL CHECK (seed ~ '^[0-9a-f]{64}$'),
  commitment text NOT NULL CHECK (
    commitment = encode(sha256(decode(seed, 'hex') || sha256(convert_to(rules, 'UTF8'))), 'hex')),
  PRIMARY KEY (activity, battle, held, round)
);

-- Rounds whose pairs are drawn, each once, by the seed that was committed to.
CREATE TABLE battle_draws (
  activity text NOT NULL,
  battle text NOT NULL,
  held text NOT NULL,
  round text NOT NULL,
  odd text NOT NULL CHECK (odd IN ('bye', 'rest')),
  hash text NOT NULL,
  PRIMARY KEY (activity, battle, held, round),
  FOREIGN KEY (activity, battle, held, round) REFERENCES battle_seeds
);

-- Who stands against whom: a side once a round, and two in a pair. The odd one out is alone in the last one.
CREATE TABLE battle_lots (
  activity text NOT NULL,
  battle text NOT NULL,
  held text NOT NULL,
  round text NOT NULL,
  pair int4 NOT NULL CHECK (pair > 0),
  half int2 NOT NULL CHECK (half IN (1, 2)),
  side text NOT NULL,
  lot text NOT NULL CHECK (lot ~ '^[0-9a-f]{64}$'),
  PRIMARY KEY (activity, battle, held, round, side),
  UNIQUE (activity, battle, held, round, pair, half),
  UNIQUE (activity, battle, held, round, side, pair),
  FOREIGN KEY (activity, battle, held, round) REFERENCES battle_draws
);

-- The pair in which a side stood; null where all stood against all, and for a side in none of the pairs.
ALTER TABLE battle_results ADD COLUMN pair int4,
  DROP CONSTRAINT battle_results_outcome_check,
  ADD CONSTRAINT battle_results_outcome_check CHECK (outcome IN ('won', 'lost', 'tied', 'rested')),
  ADD COLUMN stood int4 GENERATED ALWAYS AS (COALESCE(pair, 0)) STORED,
  ADD UNIQUE (activity, battle, held, round, side, stood),
  ADD FOREIGN KEY (activity, battle, held, round, side, pair)
    REFERENCES battle_lots (activity, battle, held, round, side, pair);

-- A pair has one winner, or none.
DROP INDEX battle_results_winner;
CREATE UNIQUE INDEX battle_results_winner_of_pair ON battle_results (activity, battle, held, round, stood) WHERE outcome = 'won';

-- Nobody plunders a side of another pair.
ALTER TABLE battle_plunders ADD COLUMN stood int4 NOT NULL DEFAULT 0,
  ADD FOREIGN KEY (activity, battle, held, round, winner, stood)
    REFERENCES battle_results (activity, battle, held, round, side, stood),
  ADD FOREIGN KEY (activity, battle, held, round, loser, stood)
    REFERENCES battle_results (activity, battle, held, round, side, stood);
