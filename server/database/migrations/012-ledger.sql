-- Double entry for all value. An account is of a book (such as the points of one campaign), an owner and a unit. Owner ''
-- is the book itself, which issues and takes back: its balance is not kept, so that no row is written by every posting.
CREATE TABLE ledger_accounts (
  account_id int8 GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  book text NOT NULL,
  owner text NOT NULL,
  unit text NOT NULL,
  user_id text GENERATED ALWAYS AS (NULLIF(owner, '')) STORED REFERENCES users,
  balance int8,
  held int8 NOT NULL DEFAULT 0 CHECK (held >= 0),
  entries int4 NOT NULL DEFAULT 0 CHECK (entries >= 0),
  UNIQUE (book, owner, unit),
  CONSTRAINT ledger_accounts_kept CHECK ((owner = '') = (balance IS NULL)),
  CONSTRAINT ledger_accounts_solvent CHECK (balance >= held)
);

-- Why value moved. Whose business it was, its kind and what it was for make it one: it is booked once.
CREATE TABLE ledger_postings (
  posting_id int8 GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  book text NOT NULL,
  owner text NOT NULL,
  kind text NOT NULL,
  reference text NOT NULL,
  at int8 NOT NULL,
  UNIQUE (book, owner, kind, reference)
);

-- What a posting moved. Entries of owners are numbered, with the balance after them; those of the book itself are not.
CREATE TABLE posting_entries (
  posting_id int8 NOT NULL,
  account_id int8 NOT NULL,
  amount int8 NOT NULL CHECK (amount <> 0),
  seq int4 CHECK (seq > 0),
  balance_after int8 CHECK (balance_after >= 0),
  PRIMARY KEY (posting_id, account_id),
  UNIQUE (account_id, seq),
  CHECK ((seq IS NULL) = (balance_after IS NULL))
);

-- Entries of a posting are written by one statement, and that one is refused where they do not balance in each unit. It
-- stands for the foreign keys as well: a key to the book's own account would be one lock that all postings take.
CREATE FUNCTION refuse_unbalanced_entries() RETURNS trigger LANGUAGE plpgsql
SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
DECLARE
  wrong int8;
BEGIN
  SELECT n.posting_id INTO wrong
  FROM added n
  LEFT JOIN ledger_postings p ON p.posting_id = n.posting_id
  LEFT JOIN ledger_accounts a ON a.account_id = n.account_id AND a.book = p.book
  GROUP BY n.posting_id, a.unit
  HAVING sum(n.amount) <> 0 OR bool_or(a.account_id IS NULL) OR bool_or((a.balance IS NULL) <> (n.seq IS NULL))
  LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'posting % does not balance', wrong
      USING ERRCODE = 'check_violation', TABLE = 'posting_entries', CONSTRAINT = 'posting_entries_balance';
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER posting_entries_balance AFTER INSERT ON posting_entries
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION refuse_unbalanced_entries();

-- What a posting moved on the account of whoever it was for: what people read of the books.
CREATE VIEW ledger_movements AS
SELECT e.posting_id, p.book, p.owner, a.unit, p.kind, p.reference, p.at, e.amount, e.seq, e.balance_after
FROM ledger_postings p JOIN posting_entries e USING (posting_id)
JOIN ledger_accounts a ON a.account_id = e.account_id AND a.owner = p.owner;

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of % stay as they are', TG_TABLE_NAME
    USING ERRCODE = 'restrict_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = TG_NAME;
END $$;

CREATE TRIGGER posting_entries_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON posting_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER ledger_postings_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_postings
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER ledger_accounts_stay BEFORE DELETE OR TRUNCATE ON ledger_accounts
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Locks an account for the rest of the transaction, and opens it at zero where it is not there.
CREATE FUNCTION lock_ledger_account(of_book text, of_owner text, in_unit text)
RETURNS TABLE (account_id int8, balance int8, held int8) LANGUAGE plpgsql AS $$
#variable_conflict use_column
BEGIN
  LOOP
    RETURN QUERY SELECT account_id, balance, held FROM ledger_accounts
      WHERE book = of_book AND owner = of_owner AND unit = in_unit FOR UPDATE;
    EXIT WHEN FOUND;
    INSERT INTO ledger_accounts (book, owner, unit, balance)
      VALUES (of_book, '', in_unit, NULL), (of_book, of_owner, in_unit, 0) ON CONFLICT DO NOTHING;
  END LOOP;
END $$;

-- Books postings, one line for each account that one changes (n: its posting, in order). What the lines of a posting do not
-- give each other, the book itself gives or takes, in each unit. Returns for each posting whether it is new, and what its
-- owner may spend now in the unit of its first line. One call and kept plans: it is cheaper than the single statements.
CREATE FUNCTION book_postings(of_book text, asked json)
RETURNS TABLE (n int4, fresh boolean, free int8) LANGUAGE plpgsql
-- Plans are kept from when the tables were small: all rows are found by index, whatever the tables have grown to.
SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
#variable_conflict use_column
BEGIN
  -- All accounts are opened, then locked, in one order for all transactions. Who opens one waits for nobody meanwhile.
  INSERT INTO ledger_accounts (book, owner, unit, balance)
  SELECT DISTINCT of_book, o.owner, l.unit, CASE o.owner WHEN '' THEN NULL ELSE 0::int8 END
  FROM json_to_recordset(asked) AS l(holder text, unit text), LATERAL (VALUES (''), (l.holder)) o(owner)
  WHERE NOT EXISTS (
    SELECT FROM ledger_accounts a WHERE a.book = of_book AND a.owner = o.owner AND a.unit = l.unit)
  ORDER BY 2, 3 ON CONFLICT DO NOTHING;

  PERFORM FROM ledger_accounts a
  WHERE a.book = of_book AND a.owner <> ''
    AND (a.owner, a.unit) IN (SELECT l.holder, l.unit FROM json_to_recordset(asked) AS l(holder text, unit text))
  ORDER BY a.owner, a.unit FOR UPDATE;

  -- Whoever asks for the same posting waits for its owner's account, so one that is not there yet is not written meanwhile.
  RETURN QUERY
  WITH read AS MATERIALIZED (
    SELECT l.*, a.account_id, a.balance, a.held, a.entries, p.posting_id IS NULL AS fresh,
      CASE WHEN l.i = 0 AND p.posting_id IS NULL
        THEN nextval(pg_get_serial_sequence('ledger_postings', 'posting_id')) END AS id
    FROM json_to_recordset(asked) AS l(
      n int4, i int4, owner text, kind text, reference text, at int8, holder text, unit text, amount int8)
    JOIN ledger_accounts a ON a.book = of_book AND a.owner = l.holder AND a.unit = l.unit
    LEFT JOIN ledger_postings p
      ON p.book = of_book AND p.owner = l.owner AND p.kind = l.kind AND p.reference = l.reference),
  lines AS MATERIALIZED (
    SELECT *, max(id) OVER (PARTITION BY n) AS posting_id,
      count(*) FILTER (WHERE fresh) OVER so_far AS nth, sum(amount) FILTER (WHERE fresh) OVER so_far AS gained,
      count(*) FILTER (WHERE fresh) OVER whole AS more, sum(amount) FILTER (WHERE fresh) OVER whole AS gain
    FROM read
    WINDOW so_far AS (PARTITION BY account_id ORDER BY n), whole AS (PARTITION BY account_id)),
  written AS (
    INSERT INTO ledger_postings (posting_id, book, owner, kind, reference, at) OVERRIDING SYSTEM VALUE
    SELECT posting_id, of_book, owner, kind, reference, at FROM lines WHERE fresh AND i = 0),
  added AS (
    INSERT INTO posting_entries (posting_id, account_id, amount, seq, balance_after)
    SELECT posting_id, account_id, amount, entries + nth, balance + gained FROM lines WHERE fresh
    UNION ALL
    SELECT m.posting_id, a.account_id, -m.amount, NULL, NULL
    FROM (SELECT posting_id, unit, sum(amount) AS amount FROM lines WHERE fresh
      GROUP BY posting_id, unit HAVING sum(amount) <> 0) m
    JOIN ledger_accounts a ON a.book = of_book AND a.owner = '' AND a.unit = m.unit),
  kept AS (
    UPDATE ledger_accounts a SET balance = a.balance + s.gain, entries = a.entries + s.more
    FROM (SELECT DISTINCT account_id, gain, more FROM lines WHERE more > 0) s WHERE a.account_id = s.account_id)
  SELECT l.n, l.fresh, (l.balance - l.held + COALESCE(l.gain, 0))::int8 FROM lines l WHERE l.i = 0 ORDER BY l.n;
END $$;

-- Value that is set aside: pending, then posted (in part or whole), voided or expired, once.
CREATE TABLE ledger_holds (
  hold_id int8 GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id int8 NOT NULL REFERENCES ledger_accounts,
  amount int8 NOT NULL CHECK (amount > 0),
  kind text NOT NULL,
  reference text NOT NULL,
  at int8 NOT NULL,
  expires_at int8,
  state text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'posted', 'voided', 'expired')),
  taken int8 CHECK (taken BETWEEN 1 AND amount),
  ended_at int8,
  UNIQUE (account_id, kind, reference),
  CHECK ((state = 'pending') = (ended_at IS NULL)),
  CHECK ((state = 'posted') = (taken IS NOT NULL))
);

CREATE INDEX ledger_holds_by_end ON ledger_holds (expires_at) WHERE state = 'pending';

CREATE TRIGGER ledger_holds_end_once BEFORE UPDATE ON ledger_holds
  FOR EACH ROW WHEN (OLD.state <> 'pending') EXECUTE FUNCTION refuse_change();
CREATE TRIGGER ledger_holds_stay BEFORE DELETE OR TRUNCATE ON ledger_holds
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- The points of campaigns move in: each entry becomes a posting with the campaign's book on its other side.
INSERT INTO ledger_accounts (book, owner, unit)
SELECT DISTINCT activity, '', 'points' FROM accounts ORDER BY activity;

INSERT INTO ledger_accounts (book, owner, unit, balance, entries)
SELECT activity, user_id, 'points', balance, entries FROM accounts ORDER BY activity, user_id;

INSERT INTO ledger_postings (book, owner, kind, reference, at)
SELECT activity, user_id, kind, reference, at FROM ledger_entries ORDER BY at, activity, user_id, seq;

INSERT INTO posting_entries (posting_id, account_id, amount, seq, balance_after)
SELECT p.posting_id, a.account_id, e.amount, e.seq, e.balance_after
FROM ledger_entries e
JOIN ledger_postings p ON (p.book, p.owner, p.kind, p.reference) = (e.activity, e.user_id, e.kind, e.reference)
JOIN ledger_accounts a ON (a.book, a.owner, a.unit) = (e.activity, e.user_id, 'points')
UNION ALL
SELECT p.posting_id, a.account_id, -e.amount, NULL, NULL
FROM ledger_entries e
JOIN ledger_postings p ON (p.book, p.owner, p.kind, p.reference) = (e.activity, e.user_id, e.kind, e.reference)
JOIN ledger_accounts a ON (a.book, a.owner, a.unit) = (e.activity, '', 'points');

-- Nothing of the first ledger goes before it has been found again, row by row.
DO $$
BEGIN
  IF EXISTS (
    (SELECT activity, user_id, balance, entries FROM accounts
     EXCEPT ALL SELECT book, owner, balance, entries FROM ledger_accounts WHERE owner <> '')
    UNION ALL
    (SELECT book, owner, balance, entries FROM ledger_accounts WHERE owner <> ''
     EXCEPT ALL SELECT activity, user_id, balance, entries FROM accounts)
  ) THEN
    RAISE EXCEPTION 'an account of the first ledger was not moved as it was';
  END IF;
  IF EXISTS (
    WITH moved AS (
      SELECT p.book, p.owner, e.seq, e.amount, e.balance_after, p.kind, p.reference, p.at
      FROM posting_entries e JOIN ledger_postings p USING (posting_id)
      JOIN ledger_accounts a ON a.account_id = e.account_id AND a.owner = p.owner)
    (SELECT activity, user_id, seq, amount, balance_after, kind, reference, at FROM ledger_entries
     EXCEPT ALL SELECT * FROM moved)
    UNION ALL
    (SELECT * FROM moved
     EXCEPT ALL SELECT activity, user_id, seq, amount, balance_after, kind, reference, at FROM ledger_entries)
  ) THEN
    RAISE EXCEPTION 'an entry of the first ledger was not moved as it was';
  END IF;
END $$;

DROP TABLE ledger_entries;
DROP TABLE accounts;
