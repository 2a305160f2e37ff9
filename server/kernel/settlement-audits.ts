import { isGiven } from '../ledger/cause-audits.ts';

/** Of a product in which nobody shares a place. */
const nobody = `SELECT NULL::text AS activity, NULL::text AS mechanic, NULL::text AS subject, NULL::text AS round,
  NULL::int4 AS place, NULL::text AS user_id WHERE false`;

/**
 * What is kept and given of settlements agrees.
 *
 * @param settled names of the rooms of which something comes to an end
 * @param shares who shares a place with others, of each room (`ServerRoom.shares`)
 */
export const settlementAudits = (
  settled: readonly string[],
  shares: readonly string[],
): Readonly<Record<string, string>> => ({
  'places of a settlement follow each other': `
    SELECT s.settlement_id FROM settlements s LEFT JOIN settled_places p USING (settlement_id)
    GROUP BY s.settlement_id, s.participants
    HAVING count(p.place) <> s.participants OR COALESCE(max(p.place), 0) <> s.participants`,
  'each place that was paid has what its tier gives': `
    SELECT s.settlement_id, p.place FROM settlements s JOIN settled_places p USING (settlement_id)
    LEFT JOIN LATERAL (SELECT json_array_length(t->'gives') AS things FROM json_array_elements(s.tiers::json) t
      WHERE t->>'id' = p.tier) t ON true
    WHERE (p.granted_at IS NOT NULL OR s.paid_at IS NOT NULL) AND p.tier IS NOT NULL AND t.things IS DISTINCT FROM (
      SELECT count(*) FROM grants g WHERE g.activity = s.activity AND g.user_id = p.user_id AND g.kind = s.mechanic
        AND g.reference = s.subject || ' ' || s.round)`,
  'whoever is told of a place was given what it gives': `
    SELECT m.message_id FROM told_messages m
    WHERE m.kind IN (SELECT mechanic FROM settlements) AND NOT EXISTS (SELECT FROM grants g
      WHERE (g.activity, g.user_id, g.kind, g.reference) = (m.activity, m.user_id, m.kind, m.reference))`,
  'what was given for a place stood there, and is what its tier gives': `
    WITH shared AS (${shares.join(' UNION ALL ') || nobody}),
    stood AS (
      SELECT s.activity, s.mechanic, s.subject || ' ' || s.round AS reference, COALESCE(h.user_id, p.user_id) AS user_id,
        (SELECT t->'gives' FROM json_array_elements(s.tiers::json) t WHERE t->>'id' = p.tier) AS gives
      FROM settlements s JOIN settled_places p USING (settlement_id)
      LEFT JOIN shared h ON (h.activity, h.mechanic, h.subject, h.round, h.place)
        = (s.activity, s.mechanic, s.subject, s.round, p.place)
      WHERE p.granted_at IS NOT NULL)
    SELECT g.user_id, g.kind, g.reference, g.nth FROM grants g
    WHERE g.kind IN (${settled.map((name) => `'${name}'`).join(', ') || 'NULL'}) AND NOT EXISTS (SELECT FROM stood s
      WHERE (s.activity, s.mechanic, s.reference, s.user_id) = (g.activity, g.kind, g.reference, g.user_id)
        AND ${isGiven('g', '(s.gives->g.nth)')})`,
});
