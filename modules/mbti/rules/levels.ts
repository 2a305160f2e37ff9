/** The levels of the test in the order of their numbers: 0 entry, 1 advanced, 2 in-depth (specification §3). */
export const levels = ['entry', 'advanced', 'in_depth'] as const;

export type Level = (typeof levels)[number];
