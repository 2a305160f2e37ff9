import { type CheckedFile, isObject, spanOf, valueAt } from '../../../check/room.ts';
import { daysOf } from '../../../engine/document/anywhere/period.ts';

const block = '/campaign/boards';

/** Days of a daily board, as the server counts them; 0 for another board, or dates that cannot be read. */
export function daysOnBoard({ document, taint }: CheckedFile, id: string): number {
  const boards: unknown = valueAt(document, block);
  const all: unknown[] = Array.isArray(boards) ? boards : [];
  const index = all.findIndex((one) => isObject(one) && one.id === id);
  const board = all[index];
  const span = spanOf(document);
  // With an offset that cannot be read, nobody knows where its days end.
  if (!isObject(board) || span === null || taint.touches(`${block}/${index}`)) return 0;
  return daysOf(board, span)?.length ?? 0;
}
