-- Books what new facts have earned: one movement each, of its owner alone, none of which was booked before. It does what book_postings does
-- for all else, but knows more: nothing need be read first, so that accounts are locked by the statement that writes them, and behind the
-- postings, for which nobody waits. Returns the number, from 1, of the first that was booked before, or null: then all are booked.
-- Each account is found by a subquery of its own, and nothing is joined: in tables that nobody has counted yet, a plan may compare all
-- with all.
CREATE FUNCTION book_earnings(of_book text, in_unit text, owners text[], kinds text[], refs text[], moments int8[], amounts int8[])
RETURNS int8 LANGUAGE plpgsql AS $$
DECLARE
  numbers CONSTANT regclass := pg_get_serial_sequence('ledger_postings', 'posting_id');
  ids int8[];
  own int8;
  -- Accounts as they stand then, by owner.
  accounts int8[];
  balances int8[];
  numbered int4[];
  booked int8;
BEGIN
  SELECT array_agg(nextval(numbers)) INTO ids FROM generate_series(1, cardinality(owners));
  INSERT INTO ledger_postings (posting_id, book, owner, kind, reference, at) OVERRIDING SYSTEM VALUE
  SELECT l.id, of_book, l.owner, l.kind, l.ref, l.at FROM unnest(ids, owners, kinds, refs, moments) AS l(id, owner, kind, ref, at)
  ON CONFLICT DO NOTHING;
  GET DIAGNOSTICS booked = ROW_COUNT;
  IF booked < cardinality(owners) THEN
    RETURN (SELECT min(l.n) FROM unnest(ids) WITH ORDINALITY AS l(id, n)
      WHERE (SELECT p.posting_id FROM ledger_postings p WHERE p.posting_id = l.id) IS NULL);
  END IF;

  -- As everywhere: all accounts that are new are opened first, then all are locked, by owner.
  INSERT INTO ledger_accounts (book, owner, unit, balance)
  SELECT of_book, l.owner, in_unit, CASE l.owner WHEN '' THEN NULL ELSE 0::int8 END
  FROM (SELECT DISTINCT unnest(array_append(owners, '')) AS owner) l
  WHERE (SELECT a.account_id FROM ledger_accounts a WHERE a.book = of_book AND a.owner = l.owner AND a.unit = in_unit) IS NULL
  ORDER BY l.owner ON CONFLICT DO NOTHING;
  SELECT a.account_id INTO own FROM ledger_accounts a WHERE a.book = of_book AND a.owner = '' AND a.unit = in_unit;

  WITH kept AS (
    INSERT INTO ledger_accounts AS a (book, owner, unit, balance, entries)
    SELECT of_book, s.owner, in_unit, s.gain, s.more
    FROM (SELECT l.owner, sum(l.amount) AS gain, count(*) AS more FROM unnest(owners, amounts) AS l(owner, amount) GROUP BY l.owner) s
    ORDER BY s.owner
    ON CONFLICT (book, owner, unit) DO UPDATE SET balance = a.balance + excluded.balance, entries = a.entries + excluded.entries
    RETURNING a.account_id, a.owner, a.balance, a.entries)
  SELECT array_agg(k.account_id ORDER BY k.owner), array_agg(k.balance ORDER BY k.owner), array_agg(k.entries ORDER BY k.owner)
  INTO accounts, balances, numbered FROM kept k;

  INSERT INTO posting_entries (posting_id, account_id, amount, seq, balance_after)
  SELECT l.id, accounts[l.nth_owner], l.amount, numbered[l.nth_owner] - l.more + l.nth, balances[l.nth_owner] - l.gain + l.gained
  FROM (
    SELECT e.id, e.amount, dense_rank() OVER (ORDER BY e.owner) AS nth_owner, count(*) OVER so_far AS nth, count(*) OVER whole AS more,
      sum(e.amount) OVER so_far AS gained, sum(e.amount) OVER whole AS gain
    FROM unnest(ids, owners, amounts) WITH ORDINALITY AS e(id, owner, amount, n)
    WINDOW whole AS (PARTITION BY e.owner), so_far AS (PARTITION BY e.owner ORDER BY e.n)) l
  UNION ALL SELECT e.id, own, -e.amount, NULL, NULL FROM unnest(ids, amounts) AS e(id, amount);
  RETURN NULL;
END $$;
