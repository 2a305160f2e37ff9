-- Numbers leave as JSON, where they are exact up to 2^53 - 1: what would pass that is refused before it is kept (TOO_MUCH).
-- Not valid for what is there already: a database that has such a row starts, and keeps it.
ALTER TABLE facts
  ADD CONSTRAINT facts_points_exact CHECK (points <= 9007199254740991) NOT VALID,
  ADD CONSTRAINT facts_earned_exact CHECK (earned <= 9007199254740991) NOT VALID;
ALTER TABLE ledger_accounts ADD CONSTRAINT ledger_accounts_balance_exact CHECK (balance <= 9007199254740991) NOT VALID;
