-- Progress that JSON could not say exactly is refused before it is kept.
ALTER TABLE task_progress ADD CONSTRAINT task_progress_amount_exact CHECK (amount <= 9007199254740991);
