/** How far words must be apart from what they stand on. */
export const WORDS = 4.5;

/** What stands on what, and how far apart the two must be (WCAG 2.2 AA); marks and edges less than words. */
export const pairs: readonly (readonly [on: string, ground: string, least: number])[] = [
  ['ink', 'ground', WORDS],
  ['ink', 'panel', WORDS],
  ['mutedInk', 'ground', WORDS],
  ['mutedInk', 'panel', WORDS],
  ['accentInk', 'accent', WORDS],
  ['danger', 'panel', WORDS],
  ['success', 'panel', WORDS],
  ['accent', 'ground', 3],
  ['accent', 'panel', 3],
];
