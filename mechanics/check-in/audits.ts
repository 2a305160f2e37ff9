/** Stamps, what they gave and cost, streaks and facts agree to the unit. */
export const audits: Readonly<Record<string, string>> = {
  'each day has its grants': `
    SELECT c.user_id, c.day FROM check_ins c
    LEFT JOIN grants g ON g.activity = c.activity AND g.user_id = c.user_id AND g.kind = 'check-in-day'
      AND g.reference = c.day
    GROUP BY c.activity, c.user_id, c.day, c.gives HAVING count(g.nth) <> c.gives`,
  'each grant has its day, or its streak': `
    SELECT g.user_id, g.reference FROM grants g
    LEFT JOIN check_ins c ON (c.activity, c.user_id, c.day) = (g.activity, g.user_id, g.reference) AND g.kind = 'check-in-day'
    LEFT JOIN check_in_streaks s ON (s.activity, s.user_id, s.streak) = (g.activity, g.user_id, g.reference)
      AND g.kind = 'check-in-streak'
    WHERE g.kind IN ('check-in-day', 'check-in-streak') AND c.user_id IS NULL AND s.user_id IS NULL`,
  'each day that was made up has its debit': `
    SELECT c.user_id, c.day FROM check_ins c
    LEFT JOIN ledger_movements m ON (m.book, m.owner, m.unit) = (c.activity, c.user_id, 'points')
      AND m.kind = 'check-in-make-up' AND m.reference = c.day
    WHERE m.amount IS DISTINCT FROM -c.cost`,
  'each debit has its day': `
    SELECT m.posting_id FROM ledger_movements m
    LEFT JOIN check_ins c ON (c.activity, c.user_id, c.day) = (m.book, m.owner, m.reference)
    WHERE m.kind = 'check-in-make-up' AND (c.cost IS NULL OR m.unit <> 'points')`,
  'days that were made up are numbered without a gap': `
    SELECT activity, user_id FROM check_ins WHERE nth IS NOT NULL
    GROUP BY activity, user_id HAVING max(nth) <> count(*)`,
  'each streak has its grants': `
    SELECT s.user_id, s.streak FROM check_in_streaks s
    LEFT JOIN grants g ON g.activity = s.activity AND g.user_id = s.user_id AND g.kind = 'check-in-streak'
      AND g.reference = s.streak
    GROUP BY s.activity, s.user_id, s.streak, s.gives HAVING count(g.nth) <> s.gives`,
  'each streak has its days in a row': `
    SELECT s.user_id, s.streak FROM check_in_streaks s
    WHERE s.length > COALESCE((SELECT max(r.length) FROM (
      SELECT count(*) AS length FROM (SELECT day::date - row_number() OVER (ORDER BY day)::int4 AS before
        FROM check_ins c WHERE (c.activity, c.user_id) = (s.activity, s.user_id)) d GROUP BY before) r), 0)`,
  'each day is told once': `
    SELECT activity, user_id, id FROM (SELECT activity, user_id, user_id || '/' || day AS id, at FROM check_ins) c
    FULL JOIN (SELECT activity, from_user AS user_id, id, at AS told_at FROM facts WHERE kind = 'check-in') f
      USING (activity, user_id, id)
    WHERE c.at IS DISTINCT FROM f.told_at`,
};
