/** Specification §9, 'Lazy image': preload 1.3, throttle 200 ms, 3 attempts, cache 200 (T04, T05). */
export const lazyImage = {
  /** A picture starts to load when its edge is within this many viewports of the viewport's top left corner. */
  preload: 1.3,
  /** ms between two looks at where the pictures are, however much is scrolled. */
  throttle: 200,
  /** Loads in all, the first one counted. */
  attempts: 3,
  /** Addresses remembered as loaded; the longest unused goes first. */
  cache: 200,
  /** ms before the second load; the third waits twice as long. A network that just failed wants a moment. */
  pause: 500,
} as const;
