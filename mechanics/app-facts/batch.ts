import { groupKinds } from '../../engine/document/anywhere/group.ts';
import type { SoundFact } from './rules.ts';

/** A fact with its number among those that are recorded together. */
export interface Numbered {
  readonly n: number;
  readonly fact: SoundFact;
  /** The server's clock when it came, ms UTC. */
  readonly now: number;
}

/** A fact that repeats one before it, whatever else it says. */
interface Repetition extends Numbered {
  readonly of: Numbered;
}

/** What a fact is known by: ids are unique among the facts of a kind. */
export const keyOf = ({ kind, id }: { readonly kind: string; readonly id: string }): string =>
  `${kind} ${id}`;

const fields = ['from', 'to', 'thing', 'amount', 'at'] as const;

/** Whether two facts of one id say the same. */
export const sameContent = (one: SoundFact, other: SoundFact): boolean =>
  fields.every((field) => one[field] === other[field]) &&
  groupKinds.every((kind) => one.groups?.[kind] === other.groups?.[kind]);

/** The first of each fact in a batch, and those that repeat one. */
export function repetitionsIn(all: readonly Numbered[]): {
  readonly first: readonly Numbered[];
  readonly repetitions: readonly Repetition[];
} {
  const seen = new Map<string, Numbered>();
  const repetitions: Repetition[] = [];
  for (const one of all) {
    const of = seen.get(keyOf(one.fact));
    if (of === undefined) seen.set(keyOf(one.fact), one);
    else repetitions.push({ ...one, of });
  }
  return { first: [...seen.values()], repetitions };
}
