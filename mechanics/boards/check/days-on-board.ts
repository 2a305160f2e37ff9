import { type CheckedFile, isObject, type PathUse, spanOf, valueAt } from '../../../check/room.ts';
import { daysOf } from '../../../engine/document/anywhere/period.ts';

/** How many hours, days or weeks a ranking has. */
export interface Asked {
  readonly count: number;
  readonly word: 'hour' | 'day' | 'week';
  /** The ranking, as messages call it: a board, or another list whose entries have a period. */
  readonly name: string;
}

/** One of them, in words: a day, an hour. */
export const oneOf = ({ word }: Pick<Asked, 'word'>): string => (word === 'hour' ? 'an hour' : `a ${word}`);

/** In words: one day, 8 weeks. */
export const inWords = ({ count, word }: Pick<Asked, 'count' | 'word'>): string =>
  count === 1 ? `one ${word}` : `${count} ${word}s`;

/**
 * Hours, days or weeks of the ranking that a path asks, as the server counts them; null where it asks none that begins anew, or for dates
 * that cannot be read.
 */
export function daysAsked(file: CheckedFile, { match, own }: Pick<PathUse, 'match' | 'own'>): Asked | null {
  const span = own ? spanOf(file.document) : null;
  if (span === null) return null;
  for (const { text, list = '' } of match?.values.values() ?? []) {
    const { names, what } = file.lists.get(list) ?? {};
    const at = names?.get(text)?.replace(/\/id$/, '');
    const one = at === undefined ? null : valueAt(file.document, at);
    // With an offset that cannot be read, nobody knows where its days end.
    if (at === undefined || !isObject(one) || file.taint.touches(at)) continue;
    // Boards alone may have days of their own; elsewhere such a key is told by its schema.
    const { timezone: _, ...usual } = one;
    const count = daysOf(list === 'boards' ? one : usual, span)?.length ?? 0;
    const word = one.period === 'week' || one.period === 'hour' ? one.period : 'day';
    if (count > 0) return { count, word, name: `the ${what} \`${text}\`` };
  }
  return null;
}
