// What loading and moving between pages says (specification §8). Paths come without query and hash: they are logged.

/** Name of the cancelable event of a failed dynamic page load; who handles it calls preventDefault (T78). */
export const PRELOAD_ERROR_EVENT = 'vite:preloadError';

export const navigationAborted = (from: string, to: string): string =>
  `Navigation aborted from "${from}" to "${to}" via a navigation guard.`;
export const navigationCancelled = (from: string, to: string): string =>
  `Navigation cancelled from "${from}" to "${to}" with a new navigation.`;
export const navigationDuplicated = (at: string): string =>
  `Avoided redundant navigation to current location: "${at}".`;

/** The address of the picture stays out of the text: it may carry what is nobody's business. */
export const imageGivenUp = (attempts: number): string => `image tried ${attempts} times`;
