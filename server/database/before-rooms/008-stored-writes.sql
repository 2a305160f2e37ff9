-- How much a user has made the server keep on a UTC day, by operation. One row each: a new day begins it anew.
CREATE TABLE stored_writes (
  user_id text NOT NULL REFERENCES users,
  operation text NOT NULL,
  day text NOT NULL,
  count int4 NOT NULL CHECK (count > 0),
  PRIMARY KEY (user_id, operation)
);

-- When a key may go, ms UTC; null: never, because it is an order's, a claim's or a post's.
ALTER TABLE idempotency_keys ADD COLUMN expires_at int8;

-- Refusals a day after they were made, stored results of the personality test after two weeks.
UPDATE idempotency_keys SET expires_at = created_at + 86400000 WHERE answer NOT LIKE '{"code":0,%';
UPDATE idempotency_keys SET expires_at = created_at + 14 * 86400000
WHERE answer LIKE '{"code":0,"message":"ok","data":{"id":%';

CREATE INDEX idempotency_keys_by_end ON idempotency_keys (expires_at) WHERE expires_at IS NOT NULL;

-- Which of a user's results on its level one is, from 1: the newest says how many there were, also when the oldest go.
ALTER TABLE mbti_results ADD COLUMN nth int4 CHECK (nth > 0);

UPDATE mbti_results r SET nth = numbered.nth
FROM (SELECT result_id, row_number() OVER (PARTITION BY user_id, level ORDER BY result_id) AS nth FROM mbti_results)
  AS numbered
WHERE numbered.result_id = r.result_id;

ALTER TABLE mbti_results ALTER COLUMN nth SET NOT NULL, ADD UNIQUE (user_id, level, nth);

DROP INDEX mbti_results_of_user;
