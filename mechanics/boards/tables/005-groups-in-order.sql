-- The first places of a board by groups are read in this order, however many groups there are.
CREATE INDEX board_group_scores_in_order ON board_group_scores (activity, board, day, kind, score DESC, reached_at)
  WHERE score > 0;

-- Who stands for a group, without what people see of it: all of them are counted, few are shown.
CREATE VIEW board_group_heads AS
  SELECT kind, group_id, user_id FROM app_group_members WHERE seat = 1
  UNION ALL
  SELECT 'room', live_obj_id, host FROM live_rooms;
