-- Ids of facts are unique within their campaign and kind: what a person does daily is done in the next campaign too.
-- The campaign stands last, so that the key also finds a fact in whichever campaign it is.
ALTER TABLE facts DROP CONSTRAINT facts_pkey;
ALTER TABLE facts ADD PRIMARY KEY (kind, id, activity);
