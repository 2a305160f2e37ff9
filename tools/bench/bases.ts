/** The harness serves its data and the contestant's files from one host of its own; takes the place of engine/http/bases.ts. */
export const mainBase = (_apiBase: string): string => '';
export const anchorBase = mainBase;
