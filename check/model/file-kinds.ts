const DATA = /^modules\/([^/]+)\/data\/.+\.json$/;

/** A path below the root is that of a document: `activities/<route>.json`, art aside. */
export const isDocumentPath = (path: string): boolean =>
  path.startsWith('activities/') && path.endsWith('.json') && !path.startsWith('activities/art/');

/** A path below the root is that of a module's data, not that of a document. They are no routes. */
export const isDataPath = (path: string): boolean => DATA.test(path);

/** The module that a data file belongs to. */
export const moduleOf = (path: string): string => DATA.exec(path)?.[1] ?? '';

const THEME = /^activities\/art\/[^/]+\/(palette|shape)\.json$/;

/** What a path below the root says of a theme: its colours (`palette`) or its shapes (`shape`); undefined for others. */
export const themePartOf = (path: string): 'palette' | 'shape' | undefined =>
  THEME.exec(path)?.[1] as 'palette' | 'shape' | undefined;

/** A path below the root is that of the colours or the shapes of a theme. */
export const isThemePath = (path: string): boolean => THEME.test(path);

/** A path that the check was given, and at which the product reads nothing. */
export const isStrayPath = (path: string): boolean =>
  !isDocumentPath(path) && !isThemePath(path) && !isDataPath(path);

/** Endings of a copy that somebody, or a merge, has kept. */
const COPY = /\.(bak|orig|old|save|rej)$/i;

/** A copy does no harm, but nobody reads it. */
export const isCopyPath = (path: string): boolean => COPY.test(path);

/** What a file below activities/ or modules/ says to name another file below the root: `../../schemas/...`. */
export const wayFrom = (file: string, to: string): string => '../'.repeat(file.split('/').length - 1) + to;
