// Limits of monitoring (specification §8, §9).

/** Error batches are sent after so many ms. */
export const SEND_AFTER = 3000;
/** Share of the visits that are reported. */
export const SAMPLE_RATE = 1;
/** Characters of a message, of a page's address. */
export const MESSAGE_LIMIT = 1000;
export const PAGE_LIMIT = 500;
/** Steps of the behaviour log; tracking them is off (T72). */
export const BEHAVIOUR_LIMIT = 100;
export const BEHAVIOUR_TRACKED = false;
/** Reports of one request; more of them wait for the next. */
export const REPORTS_AT_ONCE = 30;
