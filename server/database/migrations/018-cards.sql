-- A card of a campaign's collection is given as points and prizes are: noted once for user, kind and reference. How many of
-- each card somebody has is an account of the books, in a unit of its own (`card/<id>`), and so never below nothing.
ALTER TABLE grants ADD COLUMN card text;
ALTER TABLE grants DROP CONSTRAINT grants_check;
ALTER TABLE grants ADD CONSTRAINT grants_one_thing CHECK (num_nonnulls(points, prize, card) = 1);
