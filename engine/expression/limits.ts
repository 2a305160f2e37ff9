/** Bounds of one expression: characters of source, nodes and nesting of the tree. */
export const EXPRESSION_LIMITS = { characters: 500, nodes: 200, depth: 64, nestedMacros: 2 } as const;
