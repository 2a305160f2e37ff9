/** What was sent, seats, what was given for it and what was told agree. */
export const audits: Readonly<Record<string, string>> = {
  'as many seats are taken as people have one': `
    SELECT activity, form FROM (SELECT activity, form, count(*) AS people FROM form_submissions WHERE seated
      GROUP BY activity, form) p
    FULL JOIN (SELECT activity, form, taken FROM form_seats WHERE taken > 0) s USING (activity, form)
    WHERE p.people IS DISTINCT FROM s.taken`,
  'tries are numbered without a gap': `
    SELECT activity, form, user_id FROM form_submissions GROUP BY activity, form, user_id HAVING max(nth) <> count(*)`,
  'files that are sent are named by what was sent': `
    SELECT f.file_id FROM form_files f JOIN form_submissions s USING (activity, form, user_id, nth)
    WHERE s.answers IS NULL OR position(f.file_id in s.answers) = 0`,
  'sending has its grants': `
    SELECT s.submission_id FROM form_submissions s
    LEFT JOIN grants g ON (g.activity, g.user_id, g.reference) = (s.activity, s.user_id, s.form) AND g.kind = 'forms-sent'
    WHERE s.nth = 1 GROUP BY s.submission_id, s.gives HAVING count(g.nth) <> s.gives`,
  'being accepted has its grants': `
    SELECT s.submission_id FROM form_submissions s
    LEFT JOIN grants g ON (g.activity, g.user_id, g.reference) = (s.activity, s.user_id, s.form)
      AND g.kind = 'forms-accepted'
    WHERE s.state = 'accepted' GROUP BY s.submission_id, s.accepted_gives HAVING count(g.nth) <> s.accepted_gives`,
  'what is given for a form was sent': `
    SELECT g.user_id, g.reference FROM grants g
    LEFT JOIN form_submissions s ON (s.activity, s.user_id, s.form) = (g.activity, g.user_id, g.reference)
      AND (g.kind = 'forms-sent' AND s.nth = 1 OR g.kind = 'forms-accepted' AND s.state = 'accepted')
    WHERE g.kind IN ('forms-sent', 'forms-accepted') AND s.submission_id IS NULL`,
  'each person who has sent a form is told once': `
    SELECT activity, form, user_id FROM (SELECT activity, form, user_id FROM form_submissions WHERE nth = 1) s
    FULL JOIN (SELECT activity, thing AS form, from_user AS user_id, count(*) AS facts FROM facts WHERE kind = 'forms'
      GROUP BY activity, thing, from_user) f USING (activity, form, user_id)
    WHERE f.facts IS DISTINCT FROM 1 OR s.user_id IS NULL`,
  'whoever is told of a review has sent what was reviewed': `
    SELECT m.message_id FROM told_messages m
    LEFT JOIN form_submissions s ON (s.activity, s.user_id, s.form || ' ' || s.nth, 'forms-' || s.state)
      = (m.activity, m.user_id, m.reference, m.kind)
    WHERE m.kind IN ('forms-accepted', 'forms-refused') AND s.submission_id IS NULL`,
};
