-- The transaction that told a message: numbers are given out before it commits, so only by it can be known what somebody's page could show.
ALTER TABLE told_messages ADD COLUMN told_in int8 NOT NULL DEFAULT pg_current_xact_id()::text::int8;
