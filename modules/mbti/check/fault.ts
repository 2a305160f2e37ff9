import type { Problem } from '../../../check/room.ts';

/** The same problems, told of a value that stands at a pointer. */
export const under = (pointer: string, problems: readonly Problem[]): Problem[] =>
  problems.map((one) => ({
    ...one,
    pointer: `${pointer}${one.pointer}`,
    ...(one.related
      ? { related: one.related.map((other) => ({ ...other, pointer: `${pointer}${other.pointer}` })) }
      : {}),
  }));

/** The problems of the first kind that there are: the others mostly follow from them. */
export function firstOf(...kinds: readonly (() => readonly Problem[])[]): readonly Problem[] {
  for (const kind of kinds) {
    const found = kind();
    if (found.length > 0) return found;
  }
  return [];
}
