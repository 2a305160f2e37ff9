// From which document a node is that somebody pastes.
import { nodesOf } from './bring.ts';

/** Every string in a piece of a document, but for the names of keys. */
function* stringsIn(piece: unknown): Generator<string> {
  if (typeof piece === 'string') yield piece;
  else if (typeof piece === 'object' && piece !== null)
    for (const one of Object.values(piece)) yield* stringsIn(one);
}

/** How many different strings of a piece stand in another. */
function shared(piece: ReadonlySet<string>, other: unknown): number {
  const there = new Set(stringsIn(other));
  return [...piece].filter((one) => there.has(one)).length;
}

/** Those of some that share something with a node, the likeliest first. */
function byLikeness<T>(node: unknown, all: readonly T[], pieceOf: (one: T) => unknown): T[] {
  const own = new Set(stringsIn(node));
  return all
    .map((one) => ({ one, count: shared(own, pieceOf(one)) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .map(({ one }) => one);
}

/** Names of the documents that a node may be from, the likeliest first: they say and name what it does. */
export const likeliest = (node: unknown, documents: ReadonlyMap<string, unknown>): string[] =>
  byLikeness(node, [...documents], ([, document]) => document).map(([name]) => name);

/** The node of a document that another one is most like; undefined where it has none of this widget. */
export const originalOf = (node: unknown, document: unknown): object | undefined =>
  typeof node === 'object' && node !== null && 'widget' in node
    ? byLikeness(node, [...nodesOf(node.widget, document)], (one) => one)[0]
    : undefined;
