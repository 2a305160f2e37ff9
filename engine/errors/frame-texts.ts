// What moving between pages says (specification §8). Paths come without query and hash: they are logged.

export const navigationAborted = (from: string, to: string): string =>
  `Navigation aborted from "${from}" to "${to}" via a navigation guard.`;
export const navigationCancelled = (from: string, to: string): string =>
  `Navigation cancelled from "${from}" to "${to}" with a new navigation.`;
export const navigationDuplicated = (at: string): string =>
  `Avoided redundant navigation to current location: "${at}".`;
