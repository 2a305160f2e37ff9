-- What pages sent, by UTC day of arrival: `rows` and `bytes` count towards the quota, `dropped` what found no room.
CREATE TABLE telemetry_days (
  day text PRIMARY KEY,
  rows int8 NOT NULL DEFAULT 0 CHECK (rows >= 0),
  bytes int8 NOT NULL DEFAULT 0 CHECK (bytes >= 0),
  dropped int8 NOT NULL DEFAULT 0 CHECK (dropped >= 0)
);

-- Old rows are removed by the moment at which they came.
CREATE INDEX events_by_age ON events (received);
CREATE INDEX reports_by_age ON reports (received);

-- Guesses of redemption codes that met none, and until when the user may guess no more.
CREATE TABLE code_guesses (
  user_id text PRIMARY KEY REFERENCES users,
  wrong int4 NOT NULL CHECK (wrong > 0),
  since int8 NOT NULL,
  locked_until int8
);

-- One row, written anew whenever somebody asks whether this database takes writes.
CREATE TABLE readiness (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  at int8 NOT NULL
);
