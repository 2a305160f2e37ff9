/** Where the build of the scripts leaves the one that stands inside each page. */
export const START = 'start.js';

/** What it begins with. */
export const START_ENTRY = 'app/start/start.ts';

/** The stages (build/chunks.ts) that stand inside pages, and where the build leaves each for that. */
export const insideFile = { kernel: 'inside-kernel.js', core: 'inside-core.js' } as const;
