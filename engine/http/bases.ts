/** Where the main client's calls lie, below an API's origin (specification §7). */
export const mainBase = (apiBase: string): string => `${apiBase}/api-server`;

/** Where the anchor client's calls lie. */
export const anchorBase = (apiBase: string): string => `${apiBase}/api-anchor`;
