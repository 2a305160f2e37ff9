/** The metric of the header `Server-Timing` with which a page's server tells its time, in ms since 1970. A script may read no other header of its page. */
export const SERVED_AT = 'served-at';
