-- Gifts became facts by renaming: their constraints follow, so that old and new databases have the same names.
ALTER TABLE facts RENAME CONSTRAINT gift_events_count_check TO facts_count_check;
ALTER TABLE facts RENAME CONSTRAINT gift_events_points_check TO facts_points_check;
ALTER TABLE facts RENAME CONSTRAINT gift_events_earned_check TO facts_earned_check;
ALTER TABLE facts RENAME CONSTRAINT gift_events_sender_fkey TO facts_from_user_fkey;
ALTER TABLE facts RENAME CONSTRAINT gift_events_receiver_fkey TO facts_to_user_fkey;
