import {
  type CheckedFile,
  isObject,
  isReal,
  opensAfter,
  type Problem,
  soundWindow,
  spanOf,
} from '../../../check/room.ts';
import { type Entry, prizesOf } from './prizes.ts';

/** Steps of a pace rise in time and number, inside of the campaign, and something comes at last. @param draw its draw, which stands at `there` */
function paceFaults(
  file: CheckedFile,
  { id, pace, stock }: Entry,
  at: string,
  draw: Entry,
  there: string,
): Problem[] {
  if (!Array.isArray(pace) || file.taint.touches(`${at}/pace`)) return [];
  const span = spanOf(file.document);
  let before: Entry | undefined;
  for (const [index, step] of pace.entries()) {
    // A day that no calendar has is told by rule `schedule`; read as another one, nothing follows from it.
    if (!isObject(step) || !isReal(String(step.until))) return [];
    const pointer = `${at}/pace/${index}`;
    const [until, most] = [Date.parse(String(step.until)), Number(step.most)];
    if (before !== undefined && until <= Date.parse(String(before.until)))
      return [
        {
          pointer: `${pointer}/until`,
          message: 'steps of a pace follow each other',
          expected: `later than ${String(before.until)}`,
          got: String(step.until),
        },
      ];
    if (before !== undefined && most <= Number(before.most))
      return [
        {
          pointer: `${pointer}/most`,
          message: 'with each step of a pace there are more',
          expected: `more than ${String(before.most)}`,
          got: String(most),
        },
      ];
    if (typeof stock === 'number' && !file.taint.covers(`${at}/stock`) && most >= stock)
      return [
        {
          pointer: `${pointer}/most`,
          message: 'it holds nothing back: there are no more in all',
          expected: `less than ${stock}, the \`stock\``,
          got: String(most),
        },
      ];
    if (span !== null && (until <= span.start || until > span.end))
      return [
        {
          pointer: `${pointer}/until`,
          message: 'nobody draws at this time: it lies outside of the campaign',
          expected: 'a moment between `schedule.start` and `schedule.end`',
          got: String(step.until),
        },
      ];
    if (span !== null && most === 0 && neverAfter(file, draw, there, until))
      return [
        {
          pointer: `${pointer}/until`,
          message: `\`${String(id)}\` never comes, and its odds say that it does: none is given until nobody draws any more`,
          expected: 'an earlier moment, or `most` of 1 at least',
          got: String(step.until),
        },
      ];
    before = step as Entry;
  }
  return [];
}

/** Whether a draw that opens at all does so no more from a moment on. */
function neverAfter(file: CheckedFile, draw: Entry, at: string, moment: number): boolean {
  const span = spanOf(file.document);
  const window = soundWindow(file, draw.window, `${at}/window`);
  if (span === null || window === null || !opensAfter(window, span, span.start)) return false;
  return !opensAfter(window, span, moment);
}

/** What there is in a day is less than what there is in all, and a pace holds something back. */
export const limitedFaults = (file: CheckedFile, one: Entry, at: string): Problem[] =>
  prizesOf(one, at).flatMap(({ prize, at: pointer }): Problem[] => {
    const { stock, dailyStock } = prize;
    const tainted = file.taint.covers(`${pointer}/dailyStock`) || file.taint.covers(`${pointer}/stock`);
    const tooMany =
      typeof stock === 'number' && typeof dailyStock === 'number' && !tainted && dailyStock > stock;
    return [
      ...(tooMany
        ? [
            {
              pointer: `${pointer}/dailyStock`,
              message: 'one day has more than there are in all',
              expected: `at most ${stock}, the \`stock\``,
              got: String(dailyStock),
            },
          ]
        : []),
      ...paceFaults(file, prize, pointer, one, at),
    ];
  });
