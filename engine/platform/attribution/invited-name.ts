/** The code of whoever invites, in the query that a share link leads to (decision 0096). */
export const INVITED = 'gala_invite';

/** Stands before the code in the link's path, behind the language. */
export const BEFORE_CODE = '~';

/** A place in the app with the code of whoever has invited, under the name that it has in a page's address. @param code plain; null for none */
export const invitedPlace = (place: string, code: string | null): string =>
  code === null ? place : `${place}${place.includes('?') ? '&' : '?'}${INVITED}=${code}`;
