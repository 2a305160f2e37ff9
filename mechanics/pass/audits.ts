/** Progress, levels, what was bought and what was given agree to the unit. */
export const audits: Readonly<Record<string, string>> = {
  'each level was earned or bought': `
    SELECT l.user_id, l.level FROM pass_levels l JOIN pass_progress p USING (activity, user_id)
    WHERE l.need > p.earned + p.bought`,
  'each level is told once': `
    SELECT activity, user_id, level FROM pass_levels l
    FULL JOIN (SELECT activity, from_user AS user_id, thing AS level, at AS told_at FROM facts WHERE kind = 'pass-level') f
      USING (activity, user_id, level)
    WHERE l.at IS DISTINCT FROM f.told_at`,
  'what was bought is in how far one has come': `
    SELECT p.user_id FROM pass_progress p LEFT JOIN pass_bought b USING (activity, user_id)
    GROUP BY p.activity, p.user_id, p.bought HAVING p.bought <> COALESCE(sum(b.filled), 0)`,
  'levels that were bought are numbered without a gap': `
    SELECT activity, user_id FROM pass_bought GROUP BY activity, user_id HAVING max(nth) <> count(*)
    UNION ALL
    SELECT activity, user_id FROM pass_bought GROUP BY activity, user_id, day HAVING max(nth_of_day) <> count(*)`,
  'each level that was bought has its debit': `
    SELECT b.user_id, b.level FROM pass_bought b
    LEFT JOIN ledger_movements m ON (m.book, m.owner, m.kind, m.reference) = (b.activity, b.user_id, 'pass-catch-up', b.level)
      AND m.unit = 'points'
    WHERE m.amount IS DISTINCT FROM -b.cost`,
  'each debit for a level has its level': `
    SELECT m.posting_id FROM ledger_movements m
    LEFT JOIN pass_bought b ON (b.activity, b.user_id, b.level) = (m.book, m.owner, m.reference)
    WHERE m.kind = 'pass-catch-up' AND (b.level IS NULL OR m.unit <> 'points')`,
  'each track has its debit': `
    SELECT t.user_id FROM pass_tracks t
    LEFT JOIN ledger_movements m ON (m.book, m.owner, m.kind) = (t.activity, t.user_id, 'pass-track') AND m.unit = 'points'
    WHERE m.amount IS DISTINCT FROM -t.cost`,
  'each debit for a track has its track': `
    SELECT m.posting_id FROM ledger_movements m
    LEFT JOIN pass_tracks t ON (t.activity, t.user_id) = (m.book, m.owner)
    WHERE m.kind = 'pass-track' AND (t.user_id IS NULL OR m.reference <> 'track' OR m.unit <> 'points')`,
  'each claim has its grants': `
    SELECT c.user_id, c.level, c.track FROM pass_claims c
    LEFT JOIN grants g ON (g.activity, g.user_id, g.kind) = (c.activity, c.user_id, 'pass-reward')
      AND g.reference = c.level || '/' || c.track
    GROUP BY c.activity, c.user_id, c.level, c.track, c.gives HAVING count(g.nth) <> c.gives`,
  'each grant was claimed': `
    SELECT g.user_id, g.reference FROM grants g
    LEFT JOIN pass_claims c ON (c.activity, c.user_id) = (g.activity, g.user_id) AND c.level || '/' || c.track = g.reference
    WHERE g.kind = 'pass-reward' AND c.level IS NULL`,
};
