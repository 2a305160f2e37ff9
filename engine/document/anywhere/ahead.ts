import { BASE_PATH } from './href.ts';

/**
 * Links whose pages are fetched before they are opened (decision 0062), as a selector: those to our pages. None to a file, a
 * download or another tab; none with a query, which may say something of the reader; none that changes inside a frame, whose
 * script fetches by itself.
 */
export const AHEAD = `a[href^="${BASE_PATH}"]:not([href*="?"],[href^="${BASE_PATH}assets/"],[download],[target=_blank],.outlet__row a)`;
