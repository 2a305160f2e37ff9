-- Tickets of a draw are given as points, prizes and cards are: noted once for user, kind and reference. How many of each somebody has is an
-- account of the books, in a unit of its own (`ticket/<draw>`), and so never below nothing.
ALTER TABLE grants ADD COLUMN draw text;
ALTER TABLE grants ADD COLUMN tickets int4 CHECK (tickets > 0);
ALTER TABLE grants DROP CONSTRAINT grants_one_thing;
ALTER TABLE grants ADD CONSTRAINT grants_one_thing CHECK (num_nonnulls(points, prize, card, tickets) = 1);
ALTER TABLE grants ADD CONSTRAINT grants_tickets_of_a_draw CHECK ((draw IS NULL) = (tickets IS NULL));
