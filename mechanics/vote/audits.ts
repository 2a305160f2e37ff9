import { answersStand } from '../../server/kernel/key-audits.ts';

/** Votes, how the options stand, what voting cost and gave, what was told and what was final agree to the unit. */
export const audits: Readonly<Record<string, string>> = {
  'options stand as people voted': `
    SELECT activity, poll, option FROM (
      SELECT activity, poll, option, sum(votes) AS votes, sum(ballots) AS ballots FROM vote_tallies
      GROUP BY activity, poll, option) t
    FULL JOIN (
      SELECT activity, poll, option, sum(weight) AS votes, count(*) AS ballots
      FROM vote_ballots JOIN vote_choices USING (ballot_id) GROUP BY activity, poll, option) c
      USING (activity, poll, option)
    WHERE (t.votes, t.ballots) IS DISTINCT FROM (c.votes, c.ballots)`,
  'each ballot names something': `
    SELECT ballot_id FROM vote_ballots b
    WHERE NOT EXISTS (SELECT FROM vote_choices c WHERE c.ballot_id = b.ballot_id)`,
  'each answered vote was cast': answersStand(
    ['poll', 'options', 'weight'],
    "data->>'poll'",
    'SELECT user_id, poll AS thing, count(*) AS done FROM vote_ballots GROUP BY user_id, poll',
  ),
  'ballots are numbered without a gap': `
    SELECT activity, poll, user_id FROM vote_ballots GROUP BY activity, poll, user_id HAVING max(nth) <> count(*)
    UNION ALL
    SELECT activity, poll, user_id FROM vote_ballots GROUP BY activity, poll, user_id, day
    HAVING max(nth_of_day) <> count(*)`,
  'each ballot has its debit': `
    SELECT b.ballot_id FROM vote_ballots b
    LEFT JOIN ledger_movements m ON (m.book, m.owner, m.unit) = (b.activity, b.user_id, 'points')
      AND m.kind = 'vote-cost' AND m.reference = b.poll || '/' || b.nth
    WHERE m.amount IS DISTINCT FROM -b.cost`,
  'each debit has its ballot': `
    SELECT m.posting_id FROM ledger_movements m
    LEFT JOIN vote_ballots b ON (b.activity, b.user_id) = (m.book, m.owner) AND m.reference = b.poll || '/' || b.nth
    WHERE m.kind = 'vote-cost' AND (b.cost IS NULL OR m.unit <> 'points')`,
  'taking part has its grants': `
    SELECT b.ballot_id FROM vote_ballots b
    LEFT JOIN grants g ON g.activity = b.activity AND g.user_id = b.user_id AND g.kind = 'vote-reward'
      AND g.reference = b.poll
    WHERE b.nth = 1 GROUP BY b.ballot_id, b.gives HAVING count(g.nth) <> b.gives`,
  'each grant is of somebody who took part': `
    SELECT g.user_id, g.reference FROM grants g
    LEFT JOIN vote_ballots b ON (b.activity, b.user_id, b.poll, b.nth) = (g.activity, g.user_id, g.reference, 1)
    WHERE g.kind = 'vote-reward' AND b.ballot_id IS NULL`,
  'each ballot is told once': `
    SELECT activity, poll, user_id, id FROM (
      SELECT activity, poll, user_id, concat_ws('/', poll, user_id, nth) AS id, at FROM vote_ballots) b
    FULL JOIN (SELECT activity, thing AS poll, from_user AS user_id, id, at AS told_at FROM facts WHERE kind = 'vote') f
      USING (activity, poll, user_id, id)
    WHERE b.at IS DISTINCT FROM f.told_at`,
  'a closed poll has all votes that were cast, and no others': `
    SELECT r.activity, r.poll FROM vote_results r JOIN vote_receipts v USING (activity, poll, round)
    LEFT JOIN LATERAL (
      SELECT COALESCE(sum(b.weight), 0) AS votes, count(*) AS ballots FROM vote_ballots b JOIN vote_choices c USING (ballot_id)
      WHERE (b.activity, b.poll, c.option) = (r.activity, r.poll, r.option) AND b.ballot_id <= v.last_ballot) c ON true
    WHERE (r.votes, r.ballots) IS DISTINCT FROM (c.votes, c.ballots)
    UNION ALL
    SELECT s.activity, s.subject FROM settlements s
    LEFT JOIN vote_receipts v ON (v.activity, v.poll, v.round) = (s.activity, s.subject, s.round)
    WHERE s.mechanic = 'vote' AND v.poll IS NULL`,
  'a receipt says how many ballots were cast': `
    SELECT v.activity, v.poll, v.round FROM vote_receipts v
    WHERE v.ballots <> (SELECT count(*) FROM vote_ballots b
      WHERE (b.activity, b.poll) = (v.activity, v.poll) AND b.ballot_id <= v.last_ballot)`,
  // As settlement.ts makes it: of the head, then each option.
  'a receipt has the hash of what it says': `
    SELECT v.activity, v.poll, v.round FROM vote_receipts v
    LEFT JOIN LATERAL (
      SELECT string_agg('[' || place || ',' || to_json(option) || ',' || votes || ',' || ballots || ']' || chr(10), '' ORDER BY nth) AS lines
      FROM vote_results r WHERE (r.activity, r.poll, r.round) = (v.activity, v.poll, v.round)) r ON true
    WHERE v.hash <> encode(sha256(convert_to(
      '[' || to_json(v.activity) || ',"vote",' || to_json(v.poll) || ',' || to_json(v.round) || ',' || v.ballots || ']' || chr(10)
        || COALESCE(r.lines, ''), 'UTF8')), 'hex')`,
};
