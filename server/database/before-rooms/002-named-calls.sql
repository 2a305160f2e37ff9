CREATE TABLE follows (
  follower text NOT NULL REFERENCES users,
  followed text NOT NULL REFERENCES users,
  at int8 NOT NULL,
  PRIMARY KEY (follower, followed),
  CHECK (follower <> followed)
);

CREATE TABLE carnival_members (
  idol text NOT NULL REFERENCES users,
  member text NOT NULL REFERENCES users,
  at int8 NOT NULL,
  PRIMARY KEY (idol, member),
  CHECK (idol <> member)
);

CREATE TABLE live_rooms (
  live_obj_id text PRIMARY KEY,
  host text NOT NULL REFERENCES users,
  title text NOT NULL,
  viewers int4 NOT NULL DEFAULT 0 CHECK (viewers >= 0),
  since int8,
  CHECK (since IS NOT NULL OR viewers = 0)
);

-- A code is money to whoever holds it: like a token, it is kept as its hash. The title is a text by language, as JSON.
CREATE TABLE redemption_codes (
  code_hash text PRIMARY KEY,
  title text NOT NULL,
  expires_at int8 NOT NULL,
  used_at int8
);
