/**
 * SQL of all that counts to figures, one row a fact and figure: whose it is, with whom, and how much. What counts is read from what the
 * recap has kept, so that an edit of the document changes nothing afterwards. What is worth nothing is left out.
 *
 * @param where SQL that holds it to runs `r`, figures `g` or facts `f`
 */
const factsThatCount = (where: string): string => `
  SELECT * FROM (
    SELECT r.activity, r.held, g.figure, f.kind AS fact, f.id, f.at, r.utc_minutes,
      CASE WHEN g.by_receiver THEN f.to_user ELSE f.from_user END AS user_id,
      CASE WHEN g.by_receiver THEN f.from_user ELSE f.to_user END AS other,
      c.weight * CASE c.measure WHEN 'amount' THEN f.count ELSE f.points END AS worth
    FROM recap_runs r JOIN recap_figures g USING (activity, held)
    CROSS JOIN LATERAL json_to_recordset(g.counters::json) AS c(fact text, things json, measure text, weight int8)
    JOIN facts f ON f.activity = r.activity AND f.kind = c.fact AND f.at >= r.opens AND f.at < r.locks AND f.heard < r.bell
      AND (c.things IS NULL OR f.thing IN (SELECT json_array_elements_text(c.things)))
    WHERE ${where}) n WHERE worth > 0`;

/** SQL of who has anything in any figure of a run. */
export const peopleIn = (where: string): string =>
  `SELECT DISTINCT user_id FROM (${factsThatCount(where)}) p`;

const key = 'activity, held, figure, user_id';
const ofDay = 'div(at + utc_minutes * 60000, 86400000)';

/** How the figures of each kind come from what counts: `value`, `at`, `about`. */
const values = {
  sum: `SELECT ${key}, sum(worth) AS value, NULL::int8 AS at, NULL AS about FROM counting GROUP BY ${key}`,
  place: `SELECT ${key}, sum(worth) AS value, NULL::int8 AS at, NULL AS about FROM counting GROUP BY ${key}`,
  days: `SELECT ${key}, count(DISTINCT ${ofDay}) AS value, NULL::int8 AS at, NULL AS about FROM counting GROUP BY ${key}`,
  first: `SELECT DISTINCT ON (${key}) ${key}, worth AS value, at, NULLIF(other, user_id) AS about FROM counting
    ORDER BY ${key}, at, fact, id`,
  friend: `SELECT DISTINCT ON (${key}) ${key}, value, NULL::int8 AS at, other AS about FROM (
      SELECT ${key}, other, sum(worth) AS value, min(at) AS since FROM counting WHERE other <> user_id GROUP BY ${key}, other) w
    ORDER BY ${key}, value DESC, since, other`,
} as const;

export type FigureKind = keyof typeof values;
export const figureKinds = Object.keys(values) as readonly FigureKind[];

/** SQL of what everybody has of the figures of one kind, with their places and the titles that these give. */
export const valuesOf = (kind: FigureKind, where: string): string => `
  SELECT o.activity, o.held, o.figure, '${kind}' AS kind, o.user_id, o.value::int8 AS value, o.place, t.title, o.at, o.about
  FROM (
    SELECT v.*, ${kind === 'first' || kind === 'friend' ? 'NULL::int4' : 'rank() OVER (PARTITION BY activity, held, figure ORDER BY value DESC)::int4'} AS place,
      count(*) OVER (PARTITION BY activity, held, figure) AS all_people
    FROM (WITH counting AS (${factsThatCount(`g.kind = '${kind}' AND ${where}`)}) ${values[kind]}) v) o
  JOIN recap_figures g USING (activity, held, figure)
  LEFT JOIN LATERAL (
    SELECT n.one->>'id' AS title FROM json_array_elements(g.titles::json) WITH ORDINALITY AS n(one, nth)
    WHERE o.place IS NOT NULL AND (o.value >= (n.one->>'least')::int8
      OR (o.place - 1)::int8 * 100 < (n.one->>'share')::int8 * o.all_people)
    ORDER BY n.nth LIMIT 1) t ON true`;
