import { firstDayOf } from '../../engine/document/anywhere/period.ts';
import { Refusal } from '../../server/errors.ts';
import type { Context } from '../../server/kernel/context.ts';
import type { Board } from './rules.ts';

/** The asked day, else today, else the nearest day of the campaign; of an hourly or weekly board so its hours or weeks; '' for a board of the whole campaign. */
export function dayOfBoard(board: Board, asked: Context['query'][string], now: number): string {
  if (board.days === null) return '';
  if (asked !== undefined) {
    const found = board.days[Number(asked) - 1];
    if (found === undefined) throw new Refusal('UNKNOWN_ITEM');
    return found;
  }
  const today = firstDayOf(board.period, now, board.offset);
  const begun = board.days.filter((day) => day <= today);
  return begun.at(-1) ?? board.days[0] ?? '';
}
