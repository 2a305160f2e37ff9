-- adopts 010-names.sql
CREATE TABLE board_scores (
  activity text NOT NULL,
  board text NOT NULL,
  day text NOT NULL,
  user_id text NOT NULL REFERENCES users,
  score int8 NOT NULL CHECK (score >= 0),
  reached_at int8 NOT NULL,
  PRIMARY KEY (activity, board, day, user_id)
);

CREATE INDEX board_scores_in_order ON board_scores (activity, board, day, score DESC, reached_at, user_id);
