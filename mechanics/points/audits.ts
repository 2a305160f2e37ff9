/** Whoever had points that lapsed has nothing left of them. */
export const audits: Readonly<Record<string, string>> = {
  'what lapses takes all that is left': `
    SELECT posting_id FROM ledger_movements WHERE kind = 'points-lapse' AND (amount >= 0 OR balance_after <> 0)`,
};
