/** SQL of whether a row of `grants` is what a reward says. @param grant alias of the row @param reward SQL of the reward, as json */
export const isGiven = (grant: string, reward: string): string =>
  `((${grant}.points, ${grant}.prize, ${grant}.days, ${grant}.card, ${grant}.draw, ${grant}.tickets) IS NOT DISTINCT FROM
    ((${reward}->>'points')::int8, ${reward}->>'prize', (${reward}->>'days')::int4, ${reward}->>'card', ${reward}->>'draw',
      (${reward}->>'tickets')::int4))`;

const words = (row: string, user: string, activity: string) =>
  `(${row}.${activity}, ${row}.${user}, ${row}.kind, ${row}.reference)`;

/**
 * Why value moved: whatever is in the books was given, earned by a fact, or is held by an audit of its room.
 *
 * @param books kinds of such movements of rooms (`ServerRoom.books`)
 */
export function causeAudits(books: readonly string[]): Readonly<Record<string, string>> {
  const own = books.map((kind) => `'${kind}'`).join(', ') || 'NULL';
  return {
    'what was given is in the books as it was given': `
      SELECT activity, user_id, kind, reference, unit FROM (
        SELECT activity, user_id, kind, reference, CASE WHEN points IS NOT NULL THEN 'points'
          WHEN card IS NOT NULL THEN 'card/' || card ELSE 'ticket/' || draw END AS unit, sum(COALESCE(points, tickets, 1)) AS given
        FROM grants WHERE prize IS NULL GROUP BY activity, user_id, kind, reference, 5) g
      FULL JOIN (
        SELECT m.book AS activity, m.owner AS user_id, m.kind, m.reference, m.unit, m.amount FROM ledger_movements m
        WHERE EXISTS (SELECT FROM grants g WHERE ${words('g', 'user_id', 'activity')} = ${words('m', 'owner', 'book')})) b
        USING (activity, user_id, kind, reference, unit)
      WHERE b.amount IS DISTINCT FROM g.given`,
    'nothing is booked without a cause': `
      SELECT m.posting_id, m.owner, m.kind FROM ledger_movements m
      WHERE (m.kind IN (${own})) IS NOT TRUE
        AND NOT EXISTS (SELECT FROM grants g WHERE ${words('g', 'user_id', 'activity')} = ${words('m', 'owner', 'book')})
        AND NOT EXISTS (SELECT FROM facts f WHERE m.unit = 'points' AND f.earned > 0
          AND (f.activity, f.from_user, f.kind, f.id) = ${words('m', 'owner', 'book')})`,
    'nothing that is given or earned moves on to somebody else': `
      SELECT p.posting_id, a.owner, p.kind FROM posting_entries e
      JOIN ledger_postings p USING (posting_id) JOIN ledger_accounts a USING (account_id)
      WHERE a.owner NOT IN ('', p.owner) AND (p.kind IN (${own})) IS NOT TRUE`,
  };
}
