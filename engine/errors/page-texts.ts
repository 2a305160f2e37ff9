/** Name of the cancelable event of a failed dynamic page load (specification §8); who handles it calls preventDefault (T78). */
export const PRELOAD_ERROR_EVENT = 'vite:preloadError';
