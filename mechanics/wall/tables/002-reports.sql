-- What people see of a post: `held` waits for a review because many have reported it, `hidden` was put away by one, and `kept`
-- stays whatever is reported after it.
ALTER TABLE wall_posts
  ADD COLUMN state text NOT NULL DEFAULT 'shown' CHECK (state IN ('shown', 'held', 'hidden', 'kept')),
  ADD UNIQUE (post_id, user_id);

-- Once a post and person, and never of one's own.
CREATE TABLE wall_reports (
  post_id int8 NOT NULL,
  writer text NOT NULL,
  user_id text NOT NULL REFERENCES users,
  at int8 NOT NULL,
  PRIMARY KEY (post_id, user_id),
  FOREIGN KEY (post_id, writer) REFERENCES wall_posts (post_id, user_id),
  CHECK (user_id <> writer)
);

-- People see these alone, latest first: what is put away costs no page anything.
DROP INDEX wall_posts_in_order;
CREATE INDEX wall_posts_seen ON wall_posts (activity, post_id DESC) WHERE state IN ('shown', 'kept');
CREATE INDEX wall_posts_to_review ON wall_posts (activity, post_id DESC) WHERE state = 'held';
