-- What people did, of whatever kind, in one table: gifts were the first. Ids are unique within their kind.
ALTER TABLE gift_events RENAME TO facts;
ALTER TABLE facts RENAME COLUMN event_id TO id;
ALTER TABLE facts RENAME COLUMN gift TO thing;
ALTER TABLE facts RENAME COLUMN sender TO from_user;
ALTER TABLE facts RENAME COLUMN receiver TO to_user;
ALTER TABLE facts RENAME COLUMN received_at TO heard;
ALTER TABLE facts ADD COLUMN kind text NOT NULL DEFAULT 'gift';
ALTER TABLE facts ALTER COLUMN kind DROP DEFAULT;
ALTER TABLE facts DROP CONSTRAINT gift_events_pkey;
ALTER TABLE facts ADD PRIMARY KEY (kind, id);

-- Kinds of movements are named by the rooms that book them.
ALTER TABLE ledger_entries DROP CONSTRAINT ledger_entries_kind_check;
