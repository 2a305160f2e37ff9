/** Key of the app's own server in the bench, for gifts. */
export const SERVICE_KEY = 'bench-of-pages';
