/** The code of whoever invites, in the query that a share link leads to (decision 0096). */
export const INVITED = 'gala_invite';

/** Stands before the code in the link's path, behind the language. */
export const BEFORE_CODE = '~';
