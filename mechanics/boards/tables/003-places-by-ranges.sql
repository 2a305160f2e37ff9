-- Somebody's exact place without counting the board (decision 0105): its order is cut into ranges, each with how many rows it holds.
-- What has moved since a range was counted stands in board_moves, written by the transaction that moves it; together they are exact.

-- Where a range begins, as a row of the order: `under` is minus the score, so that all three columns rise with the place.
CREATE TABLE board_ranges (
  activity text NOT NULL,
  board text NOT NULL,
  day text NOT NULL,
  under int8 NOT NULL,
  reached_at int8 NOT NULL,
  user_id text NOT NULL,
  held int8 NOT NULL CHECK (held >= 0),
  PRIMARY KEY (activity, board, day, under, reached_at, user_id)
);

-- What one statement has moved on one board, as lists of one length: `change` is 1 where a row stands now, and -1 where one stood before.
CREATE TABLE board_moves (
  activity text NOT NULL,
  board text NOT NULL,
  day text NOT NULL,
  change int2[] NOT NULL,
  under int8[] NOT NULL,
  reached_at int8[] NOT NULL,
  user_id text[] NOT NULL,
  CHECK (cardinality(change) = cardinality(under) AND cardinality(change) = cardinality(reached_at)
    AND cardinality(change) = cardinality(user_id))
);
CREATE INDEX board_moves_of_board ON board_moves (activity, board, day);

CREATE FUNCTION note_board_moves() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO board_moves
    SELECT activity, board, day, array_agg(1::int2), array_agg(-score), array_agg(reached_at), array_agg(user_id)
    FROM now_there GROUP BY activity, board, day;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO board_moves
    SELECT activity, board, day, array_agg((-1)::int2), array_agg(-score), array_agg(reached_at), array_agg(user_id)
    FROM there_before GROUP BY activity, board, day;
  ELSE
    INSERT INTO board_moves
    SELECT activity, board, day, array_agg(change), array_agg(-score), array_agg(reached_at), array_agg(user_id) FROM (
      SELECT 1::int2 AS change, * FROM now_there UNION ALL SELECT (-1)::int2, * FROM there_before) moved
    GROUP BY activity, board, day;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER board_scores_come AFTER INSERT ON board_scores
  REFERENCING NEW TABLE AS now_there FOR EACH STATEMENT EXECUTE FUNCTION note_board_moves();
CREATE TRIGGER board_scores_move AFTER UPDATE ON board_scores
  REFERENCING OLD TABLE AS there_before NEW TABLE AS now_there FOR EACH STATEMENT EXECUTE FUNCTION note_board_moves();
CREATE TRIGGER board_scores_go AFTER DELETE ON board_scores
  REFERENCING OLD TABLE AS there_before FOR EACH STATEMENT EXECUTE FUNCTION note_board_moves();

-- Boards that were there before are cut when a server has looked at what has moved.
INSERT INTO board_moves SELECT DISTINCT activity, board, day, '{}'::int2[], '{}'::int8[], '{}'::int8[], '{}'::text[] FROM board_scores;
