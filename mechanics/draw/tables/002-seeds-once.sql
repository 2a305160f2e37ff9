-- A seed that has been shown is never drawn from again: the same rules get another one then, numbered from 0 by `nth`.
-- Nobody noted so far what was shown, so all that is here counts as shown.
ALTER TABLE draw_commitments
  ADD COLUMN rules_hash text,
  ADD COLUMN nth int4 NOT NULL DEFAULT 0 CHECK (nth >= 0),
  ADD COLUMN shown_at int8;

UPDATE draw_commitments SET rules_hash = block_hash, shown_at = GREATEST(
  (extract(epoch FROM now()) * 1000)::int8, (SELECT COALESCE(max(at), 0) + 1 FROM draw_results));

ALTER TABLE draw_commitments
  ALTER COLUMN rules_hash SET NOT NULL,
  ADD UNIQUE (rules_hash, nth),
  ADD UNIQUE (block_hash);
