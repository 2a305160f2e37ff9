/** The harness serves its data below one folder of its own host; takes the place of engine/http/bases.ts. */
export const mainBase = (_apiBase: string): string => '/data';
export const anchorBase = mainBase;
