-- Claims of before are grants like those to come.
INSERT INTO grants (activity, user_id, kind, reference, nth, points, at)
SELECT activity, user_id, 'milestone', milestone, 0, reward, at FROM milestone_claims WHERE reward > 0;
