import { type CheckedFile, isObject, spanOf, valueAt } from '../../../check/room.ts';
import { daysOf } from '../../../engine/document/anywhere/period.ts';

const block = '/campaign/boards';

/** How many hours, days or weeks a board has. */
export interface Asked {
  readonly count: number;
  readonly word: 'hour' | 'day' | 'week';
}

/** One of them, in words: a day, an hour. */
export const oneOf = ({ word }: Pick<Asked, 'word'>): string => (word === 'hour' ? 'an hour' : `a ${word}`);

/** In words: one day, 8 weeks. */
export const inWords = ({ count, word }: Asked): string =>
  count === 1 ? `one ${word}` : `${count} ${word}s`;

/** Hours of an hourly board, days of a daily one, weeks of a weekly one, as the server counts them; 0 for another board, or dates that cannot be read. */
export function daysOnBoard({ document, taint }: CheckedFile, id: string): Asked {
  const boards: unknown = valueAt(document, block);
  const all: unknown[] = Array.isArray(boards) ? boards : [];
  const index = all.findIndex((one) => isObject(one) && one.id === id);
  const board = all[index];
  const span = spanOf(document);
  // With an offset that cannot be read, nobody knows where its days end.
  const none = { count: 0, word: 'day' } as const;
  if (!isObject(board) || span === null || taint.touches(`${block}/${index}`)) return none;
  const word = board.period === 'week' || board.period === 'hour' ? board.period : 'day';
  return { count: daysOf(board, span)?.length ?? 0, word };
}
