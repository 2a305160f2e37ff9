-- Who is on which side, once in a holding of the campaign: nobody is on two, and nobody changes.
CREATE TABLE battle_members (
  activity text NOT NULL,
  battle text NOT NULL,
  held text NOT NULL,
  user_id text NOT NULL REFERENCES users,
  side text NOT NULL,
  at int8 NOT NULL,
  PRIMARY KEY (activity, battle, held, user_id),
  UNIQUE (activity, battle, held, user_id, side)
);

-- What people have brought. Where people join, nobody brings anything to a side that is not theirs.
CREATE TABLE battle_contributions (
  activity text NOT NULL,
  battle text NOT NULL,
  held text NOT NULL,
  round text NOT NULL,
  side text NOT NULL,
  user_id text NOT NULL REFERENCES users,
  joined text CHECK (joined = side),
  points int8 NOT NULL CHECK (points BETWEEN 1 AND 9007199254740991),
  reached_at int8 NOT NULL,
  PRIMARY KEY (activity, battle, held, round, side, user_id),
  FOREIGN KEY (activity, battle, held, user_id, joined)
    REFERENCES battle_members (activity, battle, held, user_id, side)
);

CREATE INDEX battle_contributions_of ON battle_contributions (activity, battle, held, user_id);

-- How the sides stand in each round.
CREATE TABLE battle_scores (
  activity text NOT NULL,
  battle text NOT NULL,
  held text NOT NULL,
  round text NOT NULL,
  side text NOT NULL,
  points int8 NOT NULL CHECK (points BETWEEN 1 AND 9007199254740991),
  reached_at int8 NOT NULL,
  PRIMARY KEY (activity, battle, held, round, side)
);

-- Rounds that are final, with the share that was plundered in them.
CREATE TABLE battle_rounds (
  activity text NOT NULL,
  battle text NOT NULL,
  held text NOT NULL,
  round text NOT NULL,
  percent int4 NOT NULL CHECK (percent BETWEEN 0 AND 100),
  most int8 CHECK (most > 0),
  hash text NOT NULL,
  PRIMARY KEY (activity, battle, held, round)
);

CREATE TABLE battle_results (
  activity text NOT NULL,
  battle text NOT NULL,
  held text NOT NULL,
  round text NOT NULL,
  nth int4 NOT NULL CHECK (nth > 0),
  side text NOT NULL,
  points int8 NOT NULL CHECK (points >= 0),
  outcome text NOT NULL CHECK (outcome IN ('won', 'lost', 'tied')),
  PRIMARY KEY (activity, battle, held, round, side),
  UNIQUE (activity, battle, held, round, nth),
  UNIQUE (activity, battle, held, round, side, outcome),
  UNIQUE (activity, battle, held, round, side, outcome, points),
  FOREIGN KEY (activity, battle, held, round) REFERENCES battle_rounds
);

-- A round has one winner, or none.
CREATE UNIQUE INDEX battle_results_winner ON battle_results (activity, battle, held, round) WHERE outcome = 'won';

-- What was plundered: one row gives it to one side and takes it from the other, once a round, at most what that side had scored.
CREATE TABLE battle_plunders (
  activity text NOT NULL,
  battle text NOT NULL,
  held text NOT NULL,
  round text NOT NULL,
  winner text NOT NULL,
  winner_outcome text NOT NULL DEFAULT 'won' CHECK (winner_outcome = 'won'),
  loser text NOT NULL CHECK (loser <> winner),
  loser_outcome text NOT NULL DEFAULT 'lost' CHECK (loser_outcome = 'lost'),
  scored int8 NOT NULL,
  points int8 NOT NULL CHECK (points > 0 AND points <= scored),
  PRIMARY KEY (activity, battle, held, round, loser),
  FOREIGN KEY (activity, battle, held, round, winner, winner_outcome)
    REFERENCES battle_results (activity, battle, held, round, side, outcome),
  FOREIGN KEY (activity, battle, held, round, loser, loser_outcome, scored)
    REFERENCES battle_results (activity, battle, held, round, side, outcome, points)
);

-- Battles that are over, with their final order.
CREATE TABLE battle_finals (
  activity text NOT NULL,
  battle text NOT NULL,
  held text NOT NULL,
  hash text NOT NULL,
  PRIMARY KEY (activity, battle, held)
);

CREATE TABLE battle_totals (
  activity text NOT NULL,
  battle text NOT NULL,
  held text NOT NULL,
  nth int4 NOT NULL CHECK (nth > 0),
  place int4 NOT NULL CHECK (place > 0 AND place <= nth),
  side text NOT NULL,
  total int8 NOT NULL CHECK (total >= 0),
  won int4 NOT NULL CHECK (won >= 0),
  PRIMARY KEY (activity, battle, held, side),
  UNIQUE (activity, battle, held, nth),
  FOREIGN KEY (activity, battle, held) REFERENCES battle_finals
);
