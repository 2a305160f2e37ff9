/** Who was invited, who has come, what that gave and what was told of it agree. */
export const audits: Readonly<Record<string, string>> = {
  'whoever stands below somebody was invited': `
    SELECT p.activity, p.user_id FROM invite_people p LEFT JOIN invite_bound b USING (activity, user_id)
    WHERE p.depth <> COALESCE(b.depth, 0)`,
  'codes are named and people come in numbers without a gap': `
    SELECT activity, inviter FROM invite_bound GROUP BY activity, inviter HAVING max(nth) <> count(*)
    UNION ALL
    SELECT activity, inviter FROM invite_bound GROUP BY activity, inviter, day HAVING max(nth_of_day) <> count(*)
    UNION ALL
    SELECT activity, inviter FROM invite_came GROUP BY activity, inviter HAVING max(nth) <> count(*)`,
  'whoever came was welcomed': `
    SELECT c.activity, c.user_id FROM invite_came c
    LEFT JOIN grants g ON (g.activity, g.user_id, g.kind, g.reference) = (c.activity, c.user_id, 'invite-welcome', 'welcome')
    GROUP BY c.activity, c.user_id, c.gives HAVING count(g.nth) <> c.gives`,
  'each step has its grants': `
    SELECT s.activity, s.user_id, s.step FROM invite_steps s
    LEFT JOIN grants g ON (g.activity, g.user_id, g.kind, g.reference) = (s.activity, s.user_id, 'invite-step', s.step)
    GROUP BY s.activity, s.user_id, s.step, s.gives HAVING count(g.nth) <> s.gives`,
  'each grant has somebody who came, or a step': `
    SELECT g.user_id, g.reference FROM grants g
    LEFT JOIN invite_came c ON (c.activity, c.user_id) = (g.activity, g.user_id) AND g.kind = 'invite-welcome'
    LEFT JOIN invite_steps s ON (s.activity, s.user_id, s.step) = (g.activity, g.user_id, g.reference) AND g.kind = 'invite-step'
    WHERE g.kind IN ('invite-welcome', 'invite-step') AND c.user_id IS NULL AND s.user_id IS NULL`,
  'whoever came is told once': `
    SELECT activity, user_id FROM invite_came
    FULL JOIN (SELECT activity, id AS user_id, from_user, at AS told_at FROM facts WHERE kind = 'invite') f
      USING (activity, user_id)
    WHERE inviter IS DISTINCT FROM from_user OR at IS DISTINCT FROM told_at`,
  'whoever has come has done what counts': `
    SELECT c.activity, c.user_id FROM invite_came c LEFT JOIN invite_deeds d USING (activity, user_id)
    WHERE d.user_id IS NULL`,
  'nobody who was invited does what counts and has not come': `
    SELECT b.activity, b.user_id FROM invite_bound b JOIN invite_deeds USING (activity, user_id)
    LEFT JOIN invite_came c USING (activity, user_id) WHERE c.user_id IS NULL`,
};
