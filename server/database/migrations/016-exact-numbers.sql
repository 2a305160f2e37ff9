-- Numbers leave as JSON, where they are exact up to 2^53 - 1: what would pass that is refused before it is kept (TOO_MUCH).
ALTER TABLE facts
  ADD CONSTRAINT facts_points_exact CHECK (points <= 9007199254740991),
  ADD CONSTRAINT facts_earned_exact CHECK (earned <= 9007199254740991);
ALTER TABLE ledger_accounts ADD CONSTRAINT ledger_accounts_balance_exact CHECK (balance <= 9007199254740991);
