/** Names that the format itself has, beside what blocks of rooms add: a test holds them to the engine and the check. */

/** Roots of expressions and facts, and functions of facts (docs/expressions.md): what no `x-fact` may be called. */
export const takenFacts: readonly string[] = [
  ...['schedule', 'date', 'fullDate', 'time', 'zone'],
  ...['phase', 'day', 'lang', 'signedIn', 'inApp', 'overseas', 'data', 'state', 'params', 'item'],
];

/** What `x-ref` names of the document and the product: what no `x-list` may be called. */
export const takenLists: readonly string[] = ['data', 'state', 'popups', 'anchors', 'themes', 'bridge'];
