import { free, rounds } from './lot.ts';

const round = 'activity, pairing, held, round';
const subject = rounds.sql('r.pairing', 'r.round');

/** Who sat, whom the lot and their choices gave them, what they were told and given agree. */
export const audits: Readonly<Record<string, string>> = {
  'nobody waits behind a free seat': `
    SELECT ${round}, side FROM pairing_places WHERE place IS NOT NULL GROUP BY ${round}, side
    HAVING count(*) FILTER (WHERE NOT seated) > 0 AND count(*) FILTER (WHERE seated) < max(seats)`,
  'who is chosen sits on another side, or in the pool': `
    SELECT c.user_id FROM pairing_choices c JOIN pairing_places a USING (${round}, user_id)
    JOIN pairing_places b ON (b.activity, b.pairing, b.held, b.round, b.user_id)
      = (c.activity, c.pairing, c.held, c.round, c.chosen)
    WHERE a.side = b.side AND a.side <> 'pool'`,
  'a pair is two people, of both sides': `
    SELECT p.pair_id FROM pairing_pairs p LEFT JOIN pairing_halves h USING (${round}, nth) GROUP BY p.pair_id
    HAVING count(h.half) <> 2 OR (count(DISTINCT h.side) <> 2 AND min(h.side) <> 'pool')`,
  'what was chosen in a round goes with its reveal': `
    SELECT c.user_id FROM pairing_choices c JOIN pairing_reveals r USING (${round})`,
  'nobody of both sides is left over': `
    SELECT r.activity, r.pairing, r.round FROM pairing_reveals r
    JOIN pairing_places p USING (${round}) LEFT JOIN pairing_halves h USING (${round}, user_id)
    WHERE p.seated AND h.user_id IS NULL GROUP BY r.activity, r.pairing, r.held, r.round
    HAVING count(DISTINCT p.side) > 1 OR (min(p.side) = 'pool' AND count(*) > 1)`,
  'a round is revealed once, with all who sat': `
    SELECT r.activity, ${subject} FROM pairing_reveals r
    WHERE r.seated <> (SELECT count(*) FROM pairing_places p WHERE p.seated
        AND (p.activity, p.pairing, p.held, p.round) = (r.activity, r.pairing, r.held, r.round))
      OR NOT EXISTS (SELECT FROM settlements s WHERE (s.activity, s.mechanic, s.round, s.subject)
        = (r.activity, 'pairing', r.held, ${subject}))
    UNION ALL
    SELECT s.activity, s.subject FROM settlements s WHERE s.mechanic = 'pairing' AND NOT EXISTS (
      SELECT FROM pairing_reveals r WHERE (r.activity, r.held) = (s.activity, s.round)
        AND s.subject IN (${subject}, ${free.sql('r.pairing', 'r.round')}))`,
  'who is told of a pair has one, and who is told of none sat without': `
    SELECT m.message_id FROM told_messages m
    LEFT JOIN pairing_places p ON (p.activity, p.user_id) = (m.activity, m.user_id)
      AND m.reference = p.pairing || ' ' || p.round || ' ' || p.held AND p.seated
    LEFT JOIN pairing_halves h ON (h.activity, h.pairing, h.held, h.round, h.user_id)
      = (p.activity, p.pairing, p.held, p.round, p.user_id)
    WHERE m.kind IN ('pairing-match', 'pairing-free')
      AND (p.user_id IS NULL OR (h.user_id IS NULL) <> (m.kind = 'pairing-free'))`,
  'each signing up is told once': `
    SELECT activity, pairing, user_id, id FROM (
      SELECT activity, pairing, user_id, concat_ws('/', pairing, held, round, user_id) AS id, at FROM pairing_places) p
    FULL JOIN (SELECT activity, thing AS pairing, from_user AS user_id, id, at AS told_at FROM facts WHERE kind = 'pairing') f
      USING (activity, pairing, user_id, id)
    WHERE p.at IS NULL OR f.told_at IS NULL`,
};
