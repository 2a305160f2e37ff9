-- Files that people have stored for a form, without anything that says where a picture was taken. `nth` is the try with which
-- its owner has sent it; until then it waits, and goes when its time is over.
CREATE TABLE form_files (
  file_id text PRIMARY KEY CHECK (file_id ~ '^[A-Za-z0-9_-]{22}$'),
  activity text NOT NULL,
  form text NOT NULL,
  field text NOT NULL,
  user_id text NOT NULL REFERENCES users,
  nth int4,
  sort text NOT NULL CHECK (sort IN ('jpeg', 'png', 'webp', 'pdf')),
  size int4 NOT NULL CHECK (size BETWEEN 1 AND 4000000),
  bytes bytea NOT NULL,
  stored_at int8 NOT NULL,
  expires_at int8 CHECK (expires_at > stored_at),
  CHECK (octet_length(bytes) = size),
  CHECK ((nth IS NULL) = (expires_at IS NOT NULL)),
  FOREIGN KEY (activity, form, user_id, nth) REFERENCES form_submissions (activity, form, user_id, nth)
);

CREATE INDEX form_files_of_owner ON form_files (user_id, activity, form, stored_at);
CREATE INDEX form_files_expiring ON form_files (expires_at) WHERE expires_at IS NOT NULL;
