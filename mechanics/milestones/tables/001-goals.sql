-- adopts 010-names.sql
CREATE TABLE activity_totals (
  activity text PRIMARY KEY,
  points int8 NOT NULL CHECK (points >= 0)
);

CREATE TABLE milestone_claims (
  activity text NOT NULL,
  milestone text NOT NULL,
  user_id text NOT NULL REFERENCES users,
  reward int8 NOT NULL CHECK (reward >= 0),
  at int8 NOT NULL,
  PRIMARY KEY (activity, milestone, user_id)
);
