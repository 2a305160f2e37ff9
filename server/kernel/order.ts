/**
 * The tie rule of the house, as SQL over columns `score`, `reached_at` and `user_id`: more points first, then who reached
 * them first, then the lower user_id.
 */
export const byPlace = 'score DESC, reached_at, user_id';

/**
 * Conditions of the rows that stand before one by that rule, in two halves, each a range of an index in that order: those
 * with more points, and those with as many.
 *
 * @param row SQL of its three columns
 */
export const aheadOf = (row: {
  readonly score: string;
  readonly reached: string;
  readonly user: string;
}) => ({
  better: `score > ${row.score}`,
  tied: `score = ${row.score} AND (reached_at, user_id) < (${row.reached}, ${row.user})`,
});
