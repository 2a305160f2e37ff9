import type { Misfit } from './context.ts';

/** The id that an entry of a list names under a key, where it is one: one that is wrong itself is none. */
export function idOfMisfit({ entry, field }: Misfit, key: string): string | null {
  const id = (Object(entry) as Record<string, unknown>)[key];
  return typeof id === 'string' && field !== key ? id : null;
}

/** Outcomes of a list's entries in the order in which these came: what did not fit its schema stands in its place. */
export function withMisfits<Outcome>(
  outcomes: readonly Outcome[],
  misfits: readonly Misfit[],
  told: (misfit: Misfit) => Outcome,
): Outcome[] {
  const all = [...outcomes];
  for (const one of misfits) all.splice(one.index, 0, told(one));
  return all;
}
