-- A goal gives a list: `reward` is its points together, `gives` how many things it has.
ALTER TABLE milestone_claims ADD COLUMN gives int4 NOT NULL DEFAULT 0 CHECK (gives >= 0);
UPDATE milestone_claims SET gives = 1 WHERE reward > 0;
