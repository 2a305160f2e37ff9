-- Grants are numbered in the order in which they are given, so that a list of them has ids. Those of before are numbered as they lie: none was ever changed.
ALTER TABLE grants ADD COLUMN grant_id int8 GENERATED ALWAYS AS IDENTITY;
