-- What this database is for, as the first process that opened it has said: a try-out with invented people, or the
-- real thing. A try-out keeps here the moment, ms UTC, around which its dates lie; null: they are the documents' own.
CREATE TABLE purpose (
  id int4 PRIMARY KEY CHECK (id = 1),
  purpose text NOT NULL CHECK (purpose IN ('try-out', 'production')),
  moment int8,
  CHECK (purpose = 'try-out' OR moment IS NULL)
);
