import type { Misfit } from './context.ts';

/** How an entry that does not fit its schema is told. */
interface Refused {
  readonly became: 'refused';
  readonly reason: 'invalid';
  /** What is wrong of it; without one the whole of it. */
  readonly field?: string;
}

/** The id that an entry of a list names under a key, where it is one: one that is wrong itself is none. */
function idOf({ entry, field }: Misfit, key: string): string | null {
  const id = (Object(entry) as Record<string, unknown>)[key];
  return typeof id === 'string' && field !== key ? id : null;
}

/**
 * Outcomes of a list's entries in the order in which these came: what did not fit its schema stands in its place.
 *
 * @param key under which an entry names its id
 * @param told an outcome of an entry with this id (null where it has none that can be read) and what is told of it
 */
export function withMisfits<Outcome>(
  outcomes: readonly Outcome[],
  misfits: readonly Misfit[],
  key: string,
  told: (id: string | null, refused: Refused) => Outcome,
): Outcome[] {
  const all = [...outcomes];
  for (const one of misfits) {
    const field = one.field === '' ? {} : { field: one.field };
    all.splice(one.index, 0, told(idOf(one, key), { became: 'refused', reason: 'invalid', ...field }));
  }
  return all;
}
