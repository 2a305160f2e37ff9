-- A score that JSON could not say exactly is refused before it is kept.
ALTER TABLE board_scores ADD CONSTRAINT board_scores_score_exact CHECK (score <= 9007199254740991) NOT VALID;
