-- A total that everybody adds to is written in slices, so that two who add to it at once need not wait for each other's commit.
ALTER TABLE activity_totals
  ADD COLUMN slice int2 NOT NULL DEFAULT 0 CHECK (slice BETWEEN 0 AND 15),
  DROP CONSTRAINT activity_totals_pkey,
  ADD PRIMARY KEY (activity, kind, thing, slice);
