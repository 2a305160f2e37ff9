-- adopts 010-names.sql
CREATE TABLE wall_posts (
  post_id int8 GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  activity text NOT NULL,
  user_id text NOT NULL REFERENCES users,
  message text NOT NULL,
  at int8 NOT NULL
);

CREATE INDEX wall_posts_in_order ON wall_posts (activity, post_id DESC);
CREATE INDEX wall_posts_of_user ON wall_posts (activity, user_id);
