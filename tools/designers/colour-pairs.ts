/** What stands on what, and how far apart the two must be (WCAG 2.2 AA): words 4.5, marks and edges 3. */
export const pairs: readonly (readonly [on: string, ground: string, least: number])[] = [
  ['ink', 'ground', 4.5],
  ['ink', 'panel', 4.5],
  ['mutedInk', 'ground', 4.5],
  ['mutedInk', 'panel', 4.5],
  ['accentInk', 'accent', 4.5],
  ['danger', 'panel', 4.5],
  ['success', 'panel', 4.5],
  ['accent', 'ground', 3],
  ['accent', 'panel', 3],
];
