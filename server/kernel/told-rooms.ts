/** For so long the app's word that a room is on air holds, ms. It says so again before that, or the room counts as closed (decision 0104). */
export const LIVE_FOR = 120_000;

/**
 * SQL of whether a row of `live_rooms` is on air.
 *
 * @param now SQL of the moment, ms UTC
 */
export const isLive = (now: string, row = 'live_rooms'): string =>
  `(${row}.since IS NOT NULL AND (${row}.told_at IS NULL OR ${row}.told_at > ${now} - ${LIVE_FOR}))`;
