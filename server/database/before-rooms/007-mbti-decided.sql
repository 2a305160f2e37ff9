-- Whether a person has answered the question who may see their type. Somebody who shows it has.
ALTER TABLE mbti_people ADD COLUMN decided boolean NOT NULL DEFAULT false;

UPDATE mbti_people SET decided = true WHERE visible;
