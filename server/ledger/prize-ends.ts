import { DAY } from '../../engine/document/anywhere/days.ts';

/**
 * SQL of grants of prizes, each with when it is over: `ends`, ms UTC; null where it stays. Days of one thing add up (decision 0198): those of the
 * next begin when those before it are over, or at its own moment, where nothing of it is left by then.
 *
 * @param grants SQL of rows of `grants`: all that those people were given of these things, up to the moment that is asked about
 */
export const withEnds = (grants: string): string => `
  SELECT e.*, CASE WHEN days IS NULL THEN NULL ELSE max(at - before) OVER so_far + before + days::int8 * ${DAY} END AS ends
  FROM (
    SELECT g.*, (sum(COALESCE(days, 0)) OVER so_far - COALESCE(days, 0))::int8 * ${DAY} AS before FROM (${grants}) g
    WINDOW so_far AS (PARTITION BY activity, user_id, prize ORDER BY at, grant_id)) e
  WINDOW so_far AS (PARTITION BY activity, user_id, prize ORDER BY at, grant_id)`;
