import { type CheckedFile, isObject, spanOf, valueAt } from '../../../check/room.ts';
import { daysOf } from '../../../engine/document/anywhere/period.ts';

const block = '/campaign/boards';

/** How many days or weeks a board has. */
export interface Asked {
  readonly count: number;
  readonly word: 'day' | 'week';
}

/** In words: one day, 8 weeks. */
export const inWords = ({ count, word }: Asked): string =>
  count === 1 ? `one ${word}` : `${count} ${word}s`;

/** Days of a daily board, weeks of a weekly one, as the server counts them; 0 for another board, or dates that cannot be read. */
export function daysOnBoard({ document, taint }: CheckedFile, id: string): Asked {
  const boards: unknown = valueAt(document, block);
  const all: unknown[] = Array.isArray(boards) ? boards : [];
  const index = all.findIndex((one) => isObject(one) && one.id === id);
  const board = all[index];
  const span = spanOf(document);
  // With an offset that cannot be read, nobody knows where its days end.
  const none = { count: 0, word: 'day' } as const;
  if (!isObject(board) || span === null || taint.touches(`${block}/${index}`)) return none;
  return { count: daysOf(board, span)?.length ?? 0, word: board.period === 'week' ? 'week' : 'day' };
}
