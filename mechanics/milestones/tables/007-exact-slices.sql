-- What is said is the sum of all slices: each holds a sixteenth of what JSON can say exactly.
ALTER TABLE activity_totals
  DROP CONSTRAINT activity_totals_points_exact,
  DROP CONSTRAINT activity_totals_count_exact,
  ADD CONSTRAINT activity_totals_points_exact CHECK (points <= 562949953421311) NOT VALID,
  ADD CONSTRAINT activity_totals_count_exact CHECK (count <= 562949953421311) NOT VALID;
