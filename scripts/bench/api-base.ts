/** The harness serves everything from one host; takes the place of app/kernel/api-base.ts. */
export const apiBase = (): Promise<string> => Promise.resolve('');
