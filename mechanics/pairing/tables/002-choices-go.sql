-- What was chosen goes with the reveal of its round. What was answered to choosing named it as well, and stood for ever: it is swept now.
DELETE FROM pairing_choices c USING pairing_reveals r
WHERE (c.activity, c.pairing, c.held, c.round) = (r.activity, r.pairing, r.held, r.round);

UPDATE idempotency_keys SET expires_at = created_at + 86400000
WHERE answer LIKE '{"code":0,%"data":{"pairing":%"chosen":[%';
