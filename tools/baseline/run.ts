// What the command, the runner's settings and the tests in the browser agree on. Loaded in the browser as well: no Node.js.

/** One dark family and one of paper: their panels, steps, buttons and numbers have nothing in common. */
export const baselineFamilies = ['rose-night', 'passport'] as const;

/** px; the height is the least: a longer story is seen to its end, and its end lies within the most. */
export const SCREEN = { width: 390, height: 844, most: 3000 } as const;

/**
 * What two pictures may differ by. A pixel counts when its color is farther than `threshold` from the other one, of the
 * distance between black and white as pixelmatch measures it. Smoothed edges count as all else does: letters are little else, and
 * one browser smoothes them alike everywhere.
 */
export const TOLERANCE = { threshold: 0.12, includeAA: true, allowedMismatchedPixels: 8 } as const;

/** The farthest that a color may be kept from what the browser drew: what is left of the tolerance is for other processors. */
export const KEPT_WITHIN = 0.1;

/** With it vitest makes pictures. */
export const UPDATE = '--update=all';

export interface MainStory {
  readonly widget: string;
  /** The name by which its file exports it. */
  readonly story: string;
}

/** What a run has to show, told to the tests in the browser. */
export interface BaselineRun {
  readonly now: readonly MainStory[];
  /** How many widgets have their turn another day. */
  readonly otherDays: number;
  /** Version of the packages' Chromium; nothing where it does not start. */
  readonly browser: string | undefined;
  /** The one that made the pictures. */
  readonly madeWith: string;
  /** Pictures are made, not only compared. */
  readonly update: boolean;
}

declare module 'vitest' {
  interface ProvidedContext {
    baseline: BaselineRun;
  }
}
