-- Which facts of the app were taken: a campaign's own key of `facts` sees only those of one campaign.
CREATE TABLE app_facts (
  kind text NOT NULL,
  id text NOT NULL,
  PRIMARY KEY (kind, id)
);

INSERT INTO app_facts (kind, id) SELECT DISTINCT kind, id FROM facts
WHERE kind IN ('watch', 'follow', 'share', 'speak', 'recharge', 'room-open', 'login');
