/** Whoever had points that lapsed has nothing left of them. */
export const audits: Readonly<Record<string, string>> = {
  'what lapses takes all that is left': `
    SELECT posting_id FROM ledger_movements WHERE kind = 'points-lapse' AND (amount >= 0 OR balance_after <> 0)`,
  // What was set aside before may still be taken.
  'nothing is spent of points that have lapsed': `
    SELECT m.posting_id FROM ledger_movements l
    JOIN ledger_movements m ON (m.book, m.owner, m.unit) = (l.book, l.owner, l.unit) AND m.seq < l.seq AND m.at >= l.at AND m.kind <> l.kind
    WHERE l.kind = 'points-lapse' AND m.amount < 0 AND NOT EXISTS (SELECT FROM ledger_holds h JOIN ledger_accounts a USING (account_id)
      WHERE (a.book, a.owner, a.unit, h.kind, h.reference) = (m.book, m.owner, m.unit, m.kind, m.reference))`,
};
