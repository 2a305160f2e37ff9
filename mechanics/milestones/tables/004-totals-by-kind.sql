-- What a goal counts may be of any kind, so what was done is summed by kind and by what it was done with ('' where the
-- document does not name it). Facts are all kept: their sums are made anew.
DELETE FROM activity_totals;
ALTER TABLE activity_totals
  ADD COLUMN kind text NOT NULL,
  ADD COLUMN thing text NOT NULL,
  ADD COLUMN count int8 NOT NULL CHECK (count >= 0),
  DROP CONSTRAINT activity_totals_pkey,
  ADD PRIMARY KEY (activity, kind, thing);
INSERT INTO activity_totals (activity, kind, thing, count, points)
SELECT activity, kind, thing, sum(count), sum(points) FROM facts GROUP BY activity, kind, thing;
