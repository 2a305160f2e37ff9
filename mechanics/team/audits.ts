import { subject, subjectIn } from './settlement.ts';
import { wasIn } from './standing.ts';

/** Settled hours, days and weeks, with how long after the beginning by their name they are over, ms: shifted alike by the offset of days. */
const periodsAsNamed = `
  SELECT DISTINCT activity, round, split_part(subject, ' ', 1) AS ranking, subject, until - (1000 * extract(epoch FROM (
    left(split_part(subject, ' ', 2), 10) || ' ' || COALESCE(NULLIF(substr(split_part(subject, ' ', 2), 12), ''), '00') || ':00'
    )::timestamp))::int8 AS lasts
  FROM team_settled WHERE until IS NOT NULL`;

/** Who sits where, what teams have come to, what they claimed and what they were given agree. */
export const audits: Readonly<Record<string, string>> = {
  'each team has somebody in it, and each seat is in one that there is': `
    SELECT t.team_id FROM teams t
    WHERE (t.ended_at IS NULL) <> EXISTS (SELECT FROM team_seats m WHERE m.team_id = t.team_id)`,
  'a team has as many people on it as its row says': `
    SELECT t.team_id FROM teams t
    WHERE t.members <> (SELECT count(*) FROM team_seats m WHERE m.team_id = t.team_id)`,
  'a team has come to what its people have brought': `
    SELECT team_id FROM team_scores s
    FULL JOIN (SELECT team_id, sum(amount) AS amount FROM team_gains GROUP BY team_id) g USING (team_id)
    WHERE COALESCE(s.score, 0) <> COALESCE(g.amount, 0)`,
  'in hours, days and weeks together a team has no more than in the whole campaign': `
    SELECT p.ranking, team_id FROM team_period_scores p JOIN team_scores s USING (team_id)
    GROUP BY p.ranking, team_id, s.score HAVING sum(p.score) > s.score`,
  'a settled hour, day or week of teams is as they came to it': `
    SELECT r.subject, r.place FROM team_settled r
    LEFT JOIN team_period_scores p ON p.activity = r.activity AND p.team_id = r.team_id
      AND r.subject = ${subjectIn('p.ranking', 'p.day')}
    WHERE r.subject <> '${subject}' AND (p.score, p.reached_at) IS DISTINCT FROM (r.score, r.reached_at)`,
  'an hour, a day or a week of teams has ended when its name says, and nothing in it came later': `
    SELECT subject FROM team_settled WHERE reached_at > until
    UNION ALL
    SELECT subject FROM (
      SELECT subject, lasts, lead(lasts) OVER w AS next, lead(lasts, 2) OVER w AS over FROM (${periodsAsNamed}) e
      WINDOW w AS (PARTITION BY activity, round, ranking ORDER BY subject, lasts)) l
    -- The last one is cut off where the campaign is settled.
    WHERE next > lasts OR (next < lasts AND over IS NOT NULL)`,
  'whoever was in a team in the last millisecond of an hour, a day or a week shares its place, and nobody else': `
    SELECT r.subject, r.place, m.user_id FROM team_settled r JOIN team_times m USING (activity, team_id)
    WHERE r.until IS NOT NULL AND ${wasIn('r.until')} AND NOT EXISTS (SELECT FROM team_settled_members k
      WHERE (k.activity, k.subject, k.round, k.place, k.user_id) = (r.activity, r.subject, r.round, r.place, m.user_id))
    UNION ALL
    SELECT r.subject, r.place, k.user_id FROM team_settled r JOIN team_settled_members k USING (activity, subject, round, place)
    WHERE r.until IS NOT NULL AND NOT EXISTS (SELECT FROM team_times m
      WHERE m.team_id = r.team_id AND m.user_id = k.user_id AND ${wasIn('r.until')})`,
  'whoever stands for a team shares its place': `
    SELECT r.subject, r.place FROM team_settled r WHERE NOT EXISTS (SELECT FROM team_settled_members m
      WHERE (m.activity, m.subject, m.round, m.place, m.user_id) = (r.activity, r.subject, r.round, r.place, r.captain))`,
  'whoever shares the place of a team was in it': `
    SELECT m.user_id FROM team_settled_members m JOIN team_settled r USING (activity, subject, round, place)
    WHERE NOT EXISTS (SELECT FROM team_times n WHERE n.team_id = r.team_id AND n.user_id = m.user_id)`,
  'whoever brought something was in the team': `
    SELECT g.team_id, g.user_id FROM team_gains g
    WHERE NOT EXISTS (SELECT FROM team_times m WHERE m.team_id = g.team_id AND m.user_id = g.user_id)`,
  'nobody was in two teams at once': `
    SELECT a.stay_id FROM team_stays a JOIN team_times b ON b.activity = a.activity AND b.user_id = a.user_id
      AND b.joined_at > a.joined_at AND b.joined_at < a.left_at`,
  'whoever has been in a team is told once': `
    SELECT activity, user_id FROM (SELECT DISTINCT activity, user_id FROM team_times) m
    FULL JOIN (SELECT activity, from_user AS user_id, id FROM facts WHERE kind = 'team') f USING (activity, user_id)
    WHERE m.user_id IS DISTINCT FROM f.id`,
  'each claim has its grants': `
    SELECT c.user_id, c.goal FROM team_claims c
    LEFT JOIN grants g ON g.activity = c.activity AND g.user_id = c.user_id AND g.kind = 'team-goal'
      AND g.reference = c.goal
    GROUP BY c.activity, c.goal, c.user_id, c.gives HAVING count(g.nth) <> c.gives`,
  'whoever claimed a goal was on the team when it was reached': `
    SELECT c.user_id, c.goal FROM team_claims c JOIN team_scores s USING (activity, team_id)
    WHERE c.reached IS NOT NULL AND NOT EXISTS (SELECT FROM team_times m WHERE m.team_id = c.team_id AND m.user_id = c.user_id
      AND m.joined_score < c.reached AND COALESCE(m.left_score, s.score) >= c.reached)`,
  'each grant has its claim': `
    SELECT g.user_id, g.reference FROM grants g
    LEFT JOIN team_claims c ON c.activity = g.activity AND c.user_id = g.user_id AND c.goal = g.reference
    WHERE g.kind = 'team-goal' AND c.goal IS NULL`,
  'teams are settled as they stood': `
    SELECT s.settlement_id FROM settlements s
    JOIN settled_places p USING (settlement_id)
    FULL JOIN team_settled r ON (r.activity, r.subject, r.round, r.place) = (s.activity, s.subject, s.round, p.place)
    WHERE COALESCE(s.mechanic, 'team') = 'team'
      AND (p.user_id, p.score, p.reached_at) IS DISTINCT FROM (r.captain, r.score, r.reached_at)`,
  'each member of a place that was paid has what its tier gives': `
    SELECT m.user_id FROM settlements s JOIN settled_places p USING (settlement_id)
    JOIN team_settled_members m ON (m.activity, m.subject, m.round, m.place) = (s.activity, s.subject, s.round, p.place)
    LEFT JOIN grants g ON g.activity = s.activity AND g.user_id = m.user_id AND g.kind = 'team'
      AND g.reference = s.subject || ' ' || s.round
    WHERE s.mechanic = 'team'
    GROUP BY m.activity, m.subject, m.round, m.user_id, p.granted_at, p.tier, s.tiers
    HAVING count(g.nth) <> CASE WHEN p.granted_at IS NULL THEN 0 ELSE (
      SELECT json_array_length(t->'gives') FROM json_array_elements(s.tiers::json) t WHERE t->>'id' = p.tier) END`,
};
