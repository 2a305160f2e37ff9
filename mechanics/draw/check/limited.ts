import { type CheckedFile, isObject, type Problem, spanOf } from '../../../check/room.ts';
import { type Entry, prizesOf } from './prizes.ts';

/** Steps of a pace rise in time and number, inside of the campaign. */
function paceFaults(file: CheckedFile, { pace, stock }: Entry, at: string): Problem[] {
  if (!Array.isArray(pace) || file.taint.touches(`${at}/pace`)) return [];
  const span = spanOf(file.document);
  let before: Entry | undefined;
  for (const [index, step] of pace.entries()) {
    if (!isObject(step)) return [];
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
    before = step as Entry;
  }
  return [];
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
      ...paceFaults(file, prize, pointer),
    ];
  });
