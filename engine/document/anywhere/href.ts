/** All routes sit under this path (specification §2, §9). */
export const BASE_PATH = '/h5_ac/';

/** A path as documents name it, where somebody copied it from an address bar: without the base path. */
export const withoutBase = (path: string): string =>
  path.replace(new RegExp(`^/?${BASE_PATH.slice(1, -1)}(?=/|$)`), '');

/** The address of a link of a document: routes get the base path, anchors and https: addresses stay. */
export const hrefOf = (link: string): string => (link.startsWith('/') ? BASE_PATH + link.slice(1) : link);
