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

-- How somebody stands: how many stand before them, what the one before has (of those beyond the listed ones, the last listed one), what the
-- one behind has, and how much has moved since it was counted. One function, so that its plans are made once a connection; STABLE, so that
-- all of it sees one moment. What the ranges before one's own hold, what has moved there since, and the rows of one's own range.
CREATE FUNCTION board_own(of_activity text, of_board text, of_day text, of_user text, listed int8)
RETURNS TABLE (user_id text, nickname text, avatar text, score int8, ahead int8, before int8, behind int8, moved int8)
LANGUAGE plpgsql STABLE SET enable_seqscan = off SET plan_cache_mode = force_generic_plan AS $$
#variable_conflict use_column
DECLARE
  most CONSTANT int8 := 9007199254740991;
  reached int8;
  fence_score int8;
  fence_reached int8;
  fence_user text;
BEGIN
  SELECT u.user_id, u.nickname, u.avatar, COALESCE(s.score, 0), COALESCE(s.reached_at, most)
  INTO board_own.user_id, board_own.nickname, board_own.avatar, board_own.score, reached
  FROM users u LEFT JOIN board_scores s
    ON s.activity = of_activity AND s.board = of_board AND s.day = of_day AND s.user_id = u.user_id
  WHERE u.user_id = of_user;
  IF NOT FOUND THEN RETURN; END IF;

  SELECT -r.under, r.reached_at, r.user_id INTO fence_score, fence_reached, fence_user FROM board_ranges r
  WHERE r.activity = of_activity AND r.board = of_board AND r.day = of_day
    AND (r.under, r.reached_at, r.user_id) <= (-board_own.score, reached, of_user)
  ORDER BY r.under DESC, r.reached_at DESC, r.user_id DESC LIMIT 1;
  IF NOT FOUND THEN
    fence_score := most;
    fence_reached := 0;
    fence_user := '';
  END IF;

  SELECT COALESCE(sum(r.held), 0) INTO board_own.ahead FROM board_ranges r
  WHERE r.activity = of_activity AND r.board = of_board AND r.day = of_day
    AND (r.under, r.reached_at, r.user_id) < (-fence_score, fence_reached, fence_user);
  SELECT board_own.ahead + COALESCE(sum(x.change) FILTER (
      WHERE (x.under, x.reached_at, x.user_id) < (-fence_score, fence_reached, fence_user)), 0), count(x.change)
  INTO board_own.ahead, board_own.moved
  FROM board_moves m, unnest(m.change, m.under, m.reached_at, m.user_id) AS x(change, under, reached_at, user_id)
  WHERE m.activity = of_activity AND m.board = of_board AND m.day = of_day;
  IF fence_score > board_own.score THEN
    board_own.ahead := board_own.ahead
      + (SELECT count(*) FROM board_scores s WHERE s.activity = of_activity AND s.board = of_board AND s.day = of_day
          AND s.score = fence_score AND (s.reached_at, s.user_id) >= (fence_reached, fence_user))
      + (SELECT count(*) FROM board_scores s WHERE s.activity = of_activity AND s.board = of_board AND s.day = of_day
          AND s.score < fence_score AND s.score > board_own.score);
    fence_reached := -most;
    fence_user := '';
  END IF;
  board_own.ahead := board_own.ahead
    + (SELECT count(*) FROM board_scores s WHERE s.activity = of_activity AND s.board = of_board AND s.day = of_day
        AND s.score = board_own.score AND (s.reached_at, s.user_id) >= (fence_reached, fence_user)
        AND (s.reached_at, s.user_id) < (reached, of_user));

  IF board_own.ahead >= listed THEN
    SELECT s.score INTO board_own.before FROM board_scores s
    WHERE s.activity = of_activity AND s.board = of_board AND s.day = of_day
    ORDER BY s.score DESC, s.reached_at, s.user_id OFFSET listed - 1 LIMIT 1;
  ELSIF board_own.ahead > 0 THEN
    SELECT s.score INTO board_own.before FROM board_scores s
    WHERE s.activity = of_activity AND s.board = of_board AND s.day = of_day
      AND s.score = board_own.score AND (s.reached_at, s.user_id) < (reached, of_user) LIMIT 1;
    IF NOT FOUND THEN
      SELECT s.score INTO board_own.before FROM board_scores s
      WHERE s.activity = of_activity AND s.board = of_board AND s.day = of_day AND s.score > board_own.score
      ORDER BY s.score LIMIT 1;
    END IF;
  END IF;
  SELECT s.score INTO board_own.behind FROM board_scores s
  WHERE s.activity = of_activity AND s.board = of_board AND s.day = of_day
    AND s.score = board_own.score AND (s.reached_at, s.user_id) > (reached, of_user) LIMIT 1;
  IF NOT FOUND THEN
    SELECT s.score INTO board_own.behind FROM board_scores s
    WHERE s.activity = of_activity AND s.board = of_board AND s.day = of_day AND s.score < board_own.score
    ORDER BY s.score DESC LIMIT 1;
  END IF;
  RETURN NEXT;
END $$;
