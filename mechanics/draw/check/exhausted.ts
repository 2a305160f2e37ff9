import { type CheckedFile, nearestName, type Problem } from '../../../check/room.ts';
import { type Entry, hasLimit, prizesOf } from './prizes.ts';

/** What is given when something has run out is there itself, and one prize at least is there without end. */
export function outOfStockFaults(file: CheckedFile, one: Entry, at: string): Problem[] {
  if (file.taint.touches(`${at}/prizes`) || file.taint.touches(`${at}/exhausted`)) return [];
  const prizes = prizesOf(one, at);
  const endless = prizes.filter(({ prize }) => !hasLimit(prize)).map(({ prize }) => String(prize.id));
  if (endless.length === 0)
    return [
      {
        pointer: `${at}/prizes`,
        at: 'key',
        message: 'every prize can run out, and then there is nothing to draw',
        expected: 'one prize without `stock`, `dailyStock` and `pace`',
        got: prizes.map(({ prize }) => prize.id).join(', '),
      },
    ];
  if (file.taint.covers(`${at}/consolation`)) return [];
  const { consolation, exhausted } = one;
  if (exhausted === 'consolation' && consolation === undefined)
    return [
      {
        pointer: `${at}/exhausted`,
        message: 'nothing says which prize stands in the place of one that has run out',
        expected: `\`consolation\` beside it: ${endless.join(', ')}`,
        got: 'consolation',
      },
    ];
  if (consolation === undefined) return [];
  const got = String(consolation);
  const pointer = `${at}/consolation`;
  if (exhausted !== 'consolation')
    return [
      {
        pointer,
        at: 'key',
        message: `it is never given: \`exhausted\` is ${String(exhausted)}`,
        expected: '`"exhausted": "consolation"`, or no `consolation`',
        got,
      },
    ];
  if (endless.includes(got)) return [];
  const known = prizes.some(({ prize }) => prize.id === consolation);
  return [
    {
      pointer,
      message: known ? `\`${got}\` can run out itself` : `the draw has no prize \`${got}\``,
      expected: endless.join(', '),
      got,
      nearest: known ? undefined : nearestName(got, endless),
    },
  ];
}
