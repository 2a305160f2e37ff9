import { figureKinds, valuesOf } from './counted.ts';

const columns = 'activity, held, figure, user_id, value, place, title, at, about';

/** What was counted is what was done, row by row. */
export const audits: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    figureKinds.map((kind) => {
      const kept = `SELECT ${columns} FROM recap_values WHERE kind = '${kind}'`;
      const done = `SELECT ${columns} FROM (${valuesOf(kind, 'g.counted_at IS NOT NULL')}) d`;
      return [
        `each ${kind} of somebody is what they did`,
        `(${kept} EXCEPT ${done}) UNION ALL (${done} EXCEPT ${kept})`,
      ];
    }),
  ),
  'each figure says how many have any, and how much': `
    SELECT g.figure FROM recap_figures g LEFT JOIN recap_values v USING (activity, held, figure)
    GROUP BY g.activity, g.held, g.figure, g.people, g.total, g.counted_at
    HAVING (g.counted_at IS NOT NULL AND (g.people <> count(v.user_id) OR g.total <> COALESCE(sum(v.value), 0)))
      OR (g.counted_at IS NULL AND count(v.user_id) > 0)`,
  'a recap has all who did something, and is settled': `
    SELECT r.activity FROM recap_runs r FULL JOIN (SELECT * FROM settlements WHERE mechanic = 'recap') s
      ON (s.activity, s.round) = (r.activity, r.held)
    WHERE s.settlement_id IS NULL OR r.people IS DISTINCT FROM s.participants
    UNION ALL
    SELECT DISTINCT v.user_id FROM recap_values v WHERE NOT EXISTS (
      SELECT FROM settlements s JOIN settled_places p USING (settlement_id)
      WHERE (s.activity, s.mechanic, s.round, p.user_id) = (v.activity, 'recap', v.held, v.user_id))`,
};
