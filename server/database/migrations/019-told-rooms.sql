-- When the app last said how a room stands, by its own clock. A room that nobody has told, as those of a try-out, stays as it was written.
ALTER TABLE live_rooms ADD COLUMN told_at int8;
CREATE INDEX live_rooms_of_host ON live_rooms (host);
