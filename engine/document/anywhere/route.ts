/**
 * A document's route: its path below `activities/` without `.json`. A folder's `index.json` has the folder's route, the one
 * at the top is `index`. The route is the campaign's id, too.
 */
export const routeOf = (path: string): string => path.replace(/\.json$/, '').replace(/\/index$/, '');

/** Where the pages of a route are found, below the base path: `/` for the one at the top. */
export const addressOf = (route: string): string => (route === 'index' ? '/' : `/${route}`);
