-- From when on facts of a campaign count as heard of, at the earliest: what is counted from them is being counted, whatever a server's clock says.
CREATE TABLE fact_closings (
  activity text PRIMARY KEY,
  at int8 NOT NULL
);
