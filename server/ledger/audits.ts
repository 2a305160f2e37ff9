/** The books agree to the unit: balances with entries, entries with each other, holds with what is held. */
export const ledgerAudits: Readonly<Record<string, string>> = {
  'balance is the sum of its entries': `
    SELECT a.account_id FROM ledger_accounts a
    LEFT JOIN (SELECT account_id, sum(amount) AS amount, count(*) AS entries FROM posting_entries GROUP BY account_id) e
      USING (account_id)
    WHERE a.balance IS NOT NULL AND (a.balance <> COALESCE(e.amount, 0) OR a.entries <> COALESCE(e.entries, 0))`,
  'each entry continues the one before': `
    SELECT account_id, seq FROM (
      SELECT account_id, seq, amount, balance_after,
        lag(seq, 1, 0) OVER w AS seq_before, lag(balance_after, 1, 0::int8) OVER w AS before
      FROM posting_entries WHERE seq IS NOT NULL WINDOW w AS (PARTITION BY account_id ORDER BY seq)) e
    WHERE seq <> seq_before + 1 OR balance_after <> before + amount`,
  'each posting balances in each unit': `
    SELECT p.posting_id, a.unit FROM ledger_postings p
    LEFT JOIN posting_entries e USING (posting_id)
    LEFT JOIN ledger_accounts a ON a.account_id = e.account_id AND a.book = p.book
    GROUP BY p.posting_id, a.unit
    HAVING count(e.amount) < 2 OR sum(e.amount) <> 0 OR bool_or(a.account_id IS NULL)`,
  'each entry has its posting': `
    SELECT e.posting_id FROM posting_entries e
    WHERE NOT EXISTS (SELECT FROM ledger_postings p WHERE p.posting_id = e.posting_id)`,
  'what is held is what pending holds say': `
    SELECT a.account_id FROM ledger_accounts a
    LEFT JOIN (SELECT account_id, sum(amount) AS held FROM ledger_holds WHERE state = 'pending' GROUP BY account_id) h
      USING (account_id)
    WHERE a.held <> COALESCE(h.held, 0)`,
  'each hold that was posted has its posting': `
    SELECT h.hold_id FROM ledger_holds h JOIN ledger_accounts a USING (account_id)
    LEFT JOIN ledger_postings p ON (p.book, p.owner, p.kind, p.reference) = (a.book, a.owner, h.kind, h.reference)
    LEFT JOIN posting_entries e ON e.posting_id = p.posting_id AND e.account_id = a.account_id
    WHERE h.state = 'posted' AND e.amount IS DISTINCT FROM -h.taken`,
};
