/** Where a person stands is what the stored results say. */
export const audits: Readonly<Record<string, string>> = {
  'each type is that of the latest result': `
    SELECT p.user_id FROM mbti_people p
    FULL JOIN (SELECT DISTINCT ON (user_id) user_id, result_id, type, at
      FROM mbti_results ORDER BY user_id, result_id DESC) r USING (user_id)
    LEFT JOIN (SELECT user_id, sum(tests) AS tests
      FROM (SELECT user_id, max(nth) AS tests FROM mbti_results WHERE level <> 'picked' GROUP BY user_id, level)
        AS of_level GROUP BY user_id) t USING (user_id)
    WHERE (p.result_id, p.type, p.at) IS DISTINCT FROM (r.result_id, r.type, r.at)
      OR COALESCE(p.tests, 0) <> COALESCE(t.tests, 0)`,
  'results of a level have numbers without a gap': `
    SELECT user_id, level FROM mbti_results GROUP BY user_id, level
    HAVING count(*) <> max(nth) - min(nth) + 1`,
};
