/** The harness serves its data here; takes the place of app/api-base.ts. */
export const API_BASE = '/data';
