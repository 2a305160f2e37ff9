import { parseAst } from 'vite';

/** A node of a syntax tree (ESTree with TypeScript); `start` and `end` are places in the text. */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string';

/** @throws Error where the text is no TypeScript */
export const parse = (file: string, text: string): SyntaxNode =>
  parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' }) as unknown as SyntaxNode;

/** Types are no code: what a cast or an assertion wraps is. */
const wrappers = new Set(['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression']);

/** Visits every node that runs, outer before inner; where `visit` says false, what is inside is left out. */
export function walkCode(node: SyntaxNode, visit: (node: SyntaxNode) => boolean | undefined): void {
  if (node.type.startsWith('TS') && !wrappers.has(node.type)) return;
  if (visit(node) === false) return;
  for (const value of Object.values(node))
    for (const one of Array.isArray(value) ? value : [value]) if (isNode(one)) walkCode(one, visit);
}
