/** Where the API lies on this host (specification §7). */
export const API_BASE = '/api-server';
