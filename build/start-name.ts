/** Where the build of the scripts leaves the one that stands inside each page. */
export const START = 'start.js';

/** What it begins with. */
export const START_ENTRY = 'app/start/start.ts';
