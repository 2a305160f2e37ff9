import { draws, subjects } from './standing.ts';

/** What people brought, how sides stand, what was plundered, told and settled agree to the point. */
export const audits: Readonly<Record<string, string>> = {
  'sides stand as people brought': `
    SELECT activity, battle, held, round, side FROM battle_scores s
    FULL JOIN (SELECT activity, battle, held, round, side, sum(points) AS points, max(reached_at) AS reached_at
      FROM battle_contributions GROUP BY activity, battle, held, round, side) c USING (activity, battle, held, round, side)
    WHERE (s.points, s.reached_at) IS DISTINCT FROM (c.points, c.reached_at)`,
  'a settled round is as it stood': `
    SELECT activity, battle, held, round, side FROM battle_results r
    LEFT JOIN battle_scores s USING (activity, battle, held, round, side)
    WHERE r.points IS DISTINCT FROM COALESCE(s.points, 0)
    UNION ALL
    SELECT activity, battle, held, round, side FROM battle_scores s JOIN battle_rounds USING (activity, battle, held, round)
    WHERE NOT EXISTS (SELECT FROM battle_results r WHERE (r.activity, r.battle, r.held, r.round, r.side)
      = (s.activity, s.battle, s.held, s.round, s.side))`,
  'a round is settled once, and kept': `
    SELECT r.activity, r.battle, r.round FROM battle_rounds r
    FULL JOIN (SELECT * FROM settlements WHERE mechanic = 'battle' AND subject LIKE '% round %') s
      ON (s.activity, s.subject, s.round) = (r.activity, ${subjects.sql('r.battle', 'r.round')}, r.held)
    WHERE r.battle IS NULL OR s.subject IS NULL
    UNION ALL
    SELECT f.activity, f.battle, f.held FROM battle_finals f
    FULL JOIN (SELECT * FROM settlements WHERE mechanic = 'battle' AND subject NOT LIKE '% %') s
      ON (s.activity, s.subject, s.round) = (f.activity, f.battle, f.held)
    WHERE f.battle IS NULL OR s.subject IS NULL`,
  'who won had most points': `
    SELECT w.activity, w.battle, w.round FROM battle_results w
    JOIN battle_results o USING (activity, battle, held, round, stood)
    WHERE w.outcome IN ('won', 'tied') AND o.points > w.points`,
  'a winner takes the share of each that lost': `
    SELECT l.activity, l.battle, l.round, l.side FROM battle_results l
    JOIN battle_rounds r USING (activity, battle, held, round)
    LEFT JOIN battle_results w ON (w.activity, w.battle, w.held, w.round, w.stood, w.outcome)
      = (l.activity, l.battle, l.held, l.round, l.stood, 'won')
    LEFT JOIN battle_plunders p ON (p.activity, p.battle, p.held, p.round, p.loser)
      = (l.activity, l.battle, l.held, l.round, l.side)
    WHERE COALESCE(p.points, 0) IS DISTINCT FROM CASE WHEN w.side IS NULL OR w.side = l.side THEN 0
      ELSE LEAST(l.points * r.percent / 100, COALESCE(r.most, l.points)) END`,
  'points taken are points given': `
    SELECT t.activity, t.battle, t.held, t.side FROM battle_totals t
    CROSS JOIN LATERAL (SELECT COALESCE(sum(points), 0) AS points FROM battle_results r
      WHERE (r.activity, r.battle, r.held, r.side) = (t.activity, t.battle, t.held, t.side)) r
    CROSS JOIN LATERAL (SELECT COALESCE(sum(CASE WHEN p.winner = t.side THEN p.points ELSE -p.points END), 0) AS points
      FROM battle_plunders p WHERE (p.activity, p.battle, p.held) = (t.activity, t.battle, t.held)
        AND t.side IN (p.winner, p.loser)) p
    WHERE t.total <> r.points + p.points
    UNION ALL
    SELECT activity, battle, held, NULL FROM battle_results JOIN battle_finals USING (activity, battle, held)
    GROUP BY activity, battle, held
    HAVING sum(points) <> (SELECT sum(total) FROM battle_totals t
      WHERE (t.activity, t.battle, t.held) = (battle_results.activity, battle_results.battle, battle_results.held))`,
  'a round has the hash of what it says': `
    SELECT r.activity, r.battle, r.held, r.round FROM battle_rounds r
    LEFT JOIN LATERAL (
      SELECT string_agg('[' || to_json(side) || ',' || points || ',' || to_json(outcome) || ']' || chr(10), '' ORDER BY nth) AS lines
      FROM battle_results s WHERE (s.activity, s.battle, s.held, s.round) = (r.activity, r.battle, r.held, r.round)) s ON true
    LEFT JOIN LATERAL (
      SELECT string_agg('[' || to_json(p.loser) || ',' || to_json(p.winner) || ',' || p.points || ']' || chr(10), '' ORDER BY l.nth) AS lines
      FROM battle_plunders p JOIN battle_results l ON (l.activity, l.battle, l.held, l.round, l.side)
        = (p.activity, p.battle, p.held, p.round, p.loser)
      WHERE (p.activity, p.battle, p.held, p.round) = (r.activity, r.battle, r.held, r.round)) p ON true
    WHERE r.hash <> encode(sha256(convert_to('[' || to_json(r.activity) || ',"battle",' || to_json(r.battle) || ',' || to_json(r.held)
      || ',' || to_json(r.round) || ',' || r.percent || ',' || COALESCE(r.most::text, 'null') || ']' || chr(10)
      || COALESCE(s.lines, '') || COALESCE(p.lines, ''), 'UTF8')), 'hex')`,
  // Of a knockout by rounds won, of all others by points.
  'the final order follows from points and rounds won': `
    SELECT activity, battle, held, NULL AS side FROM (SELECT *,
        rank() OVER (PARTITION BY activity, battle, held ORDER BY total DESC, won DESC) AS by_points,
        rank() OVER (PARTITION BY activity, battle, held ORDER BY won DESC, total DESC) AS by_rounds FROM battle_totals) t
    GROUP BY activity, battle, held HAVING NOT (bool_and(place = by_points) OR bool_and(place = by_rounds))
    UNION ALL
    SELECT activity, battle, held, side FROM battle_totals t WHERE won <> (SELECT count(*) FROM battle_results r
      WHERE (r.activity, r.battle, r.held, r.side, r.outcome) = (t.activity, t.battle, t.held, t.side, 'won'))`,
  'whoever has a place has brought as much to their side, and to one that came first where these are paid': `
    SELECT s.settlement_id, p.place FROM settlements s JOIN settled_places p USING (settlement_id)
    WHERE s.mechanic = 'battle' AND p.score IS DISTINCT FROM (SELECT max(points) FROM (
      SELECT c.side, sum(c.points) AS points FROM battle_contributions c
      LEFT JOIN battle_totals t USING (activity, battle, held, side)
      WHERE (c.activity, c.held, c.user_id) = (s.activity, s.round, p.user_id)
        AND (c.battle = s.subject AND t.place = 1 OR c.battle || ' best ' || c.side = s.subject)
      GROUP BY c.side) b)`,
  'pairs are drawn once, by their lots, and a round is settled in them': `
    SELECT d.activity, d.battle, d.round FROM battle_draws d
    FULL JOIN (SELECT * FROM settlements WHERE mechanic = 'battle' AND subject LIKE '% draw %') s
      ON (s.activity, s.subject, s.round) = (d.activity, ${draws.sql('d.battle', 'd.round')}, d.held)
    WHERE d.battle IS NULL OR s.subject IS NULL
    UNION ALL
    SELECT activity, battle, round FROM (SELECT *, row_number() OVER (
      PARTITION BY activity, battle, held, round ORDER BY lot COLLATE "C") AS nth FROM battle_lots) l
    WHERE nth <> pair * 2 + half - 2
    UNION ALL
    SELECT activity, battle, round FROM battle_lots l JOIN battle_results r USING (activity, battle, held, round, side)
    WHERE r.pair IS DISTINCT FROM l.pair`,
  'entrants are the first places of their board, as they were settled': `
    SELECT e.activity, e.battle, e.side FROM battle_entrants e WHERE NOT EXISTS (
      SELECT FROM settlements s JOIN settled_places p USING (settlement_id)
      WHERE s.mechanic = 'boards' AND (s.activity, s.subject, p.place, p.user_id) = (e.activity, e.subject, e.place, e.user_id)
        AND s.settlement_id = (SELECT o.settlement_id FROM settlements o WHERE (o.activity, o.mechanic, o.subject)
          = (s.activity, s.mechanic, s.subject) ORDER BY o.round = e.held DESC, o.round DESC LIMIT 1))
    UNION ALL
    SELECT s.activity, s.subject, NULL FROM settlements s
    WHERE s.mechanic = 'battle' AND s.subject LIKE '% entrants' AND (
      SELECT max(place) <> count(*) FROM battle_entrants e
      WHERE (e.activity, e.battle || ' entrants', e.held) = (s.activity, s.subject, s.round))`,
  'what is done for an entrant is done for a side that has one': `
    SELECT c.activity, c.battle, c.round, c.side FROM battle_contributions c
    WHERE (c.activity, c.battle, c.held) IN (SELECT activity, battle, held FROM battle_entrants)
      AND NOT EXISTS (SELECT FROM battle_entrants e WHERE (e.activity, e.battle, e.held, e.side)
        = (c.activity, c.battle, c.held, c.side))`,
  'each joining is told once': `
    SELECT COALESCE(m.battle, f.thing) FROM battle_members m
    FULL JOIN (SELECT * FROM facts WHERE kind = 'battle') f
      ON f.activity = m.activity AND f.id = m.battle || '/' || m.held || '/' || m.user_id
    WHERE m.battle IS NULL OR f.id IS NULL`,
};
