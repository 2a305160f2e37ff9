-- Events of pages. An id is made on the phone: an event that arrives twice is there once.
CREATE TABLE events (
  id text PRIMARY KEY,
  app text NOT NULL,
  event text NOT NULL,
  at int8 NOT NULL,
  page text NOT NULL,
  props text NOT NULL,
  received int8 NOT NULL
);
CREATE INDEX events_by_name ON events (event, received);

-- Faults, views and speed of pages.
CREATE TABLE reports (
  id text PRIMARY KEY,
  app text NOT NULL,
  kind text NOT NULL,
  message text NOT NULL,
  page text NOT NULL,
  value float8,
  at int8 NOT NULL,
  received int8 NOT NULL
);
CREATE INDEX reports_by_kind ON reports (kind, received);
