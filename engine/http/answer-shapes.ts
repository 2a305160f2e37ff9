import type { Shape } from './shape.ts';

/** How answers must be, by operation: method, a space, the path with a star for each parameter. Of two that fit a call the first is meant. */
export type Shapes = Readonly<Record<string, Shape>>;

let known: readonly (readonly [operation: string, shape: Shape])[] = [];
let isComplete = false;

/** Whether two paths, with a star for what may be anything, can be of one call. */
function meet(one: string, other: string): boolean {
  const names = one.split('/');
  const others = other.split('/');
  return (
    names.length === others.length &&
    names.every((name, at) => name === others[at] || name === '*' || others[at] === '*')
  );
}

/**
 * Remembers how answers must be. A page brings the shapes of what it asks; those of all calls are a script of their own (all-shapes.ts).
 * @param all whether these are all
 */
export function learnShapes(shapes: Shapes, all = false): void {
  if (isComplete) return;
  known = all ? Object.entries(shapes) : [...known, ...Object.entries(shapes)];
  isComplete = all;
}

/** @returns undefined where the API has no such call, or where its shape is not known yet */
export const shapeOf = (method: string, path: string): Shape | undefined =>
  known.find(([operation]) => meet(operation, `${method} ${path}`))?.[1];

/** Until it is known how the answer of a call must be. @throws where that cannot be loaded */
export async function knowShape(method: string, path: string): Promise<void> {
  if (!isComplete && shapeOf(method, path) === undefined) await import('./all-calls/all-shapes.ts');
}

/**
 * The shapes that a page brings.
 * @param calls what it asks: method, a space, the path
 * @returns those of its calls, and those before them that another path could be meant by
 */
export function shapesOf(calls: readonly string[], all: Shapes): Shapes {
  const operations = Object.keys(all);
  const wanted = calls.flatMap((call) => operations.find((one) => meet(one, call)) ?? []);
  return Object.fromEntries(
    Object.entries(all).filter(([operation], place) =>
      wanted.some((one) => place <= operations.indexOf(one) && meet(operation, one)),
    ),
  );
}
