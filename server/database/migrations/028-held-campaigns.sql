-- By which start a campaign is held, as its document was last served: while it runs, another start would begin it anew.
CREATE TABLE held_campaigns (
  activity text PRIMARY KEY,
  held text NOT NULL,
  starts int8 NOT NULL,
  until int8 NOT NULL,
  CHECK (starts < until)
);
