-- A total that JSON could not say exactly is refused before it is kept.
ALTER TABLE activity_totals
  ADD CONSTRAINT activity_totals_points_exact CHECK (points <= 9007199254740991) NOT VALID,
  ADD CONSTRAINT activity_totals_count_exact CHECK (count <= 9007199254740991) NOT VALID;
