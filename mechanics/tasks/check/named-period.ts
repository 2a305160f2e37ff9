import type { Problem } from '../../../check/room.ts';
import type { CampaignTask } from '../../../schemas/generated/types.gen.ts';

/** How the name of a task says that it comes again, by language. */
const AGAIN: readonly [period: 'day' | 'week', words: RegExp][] = [
  ['day', /每[天日]|天天|\b(?:every|each|per|a) day\b|\bdaily\b|ทุกวัน|วันละ|ต่อวัน|(?:mỗi|hằng|hàng|một) ngày/i],
  [
    'week',
    /[每这這本][周週]|\b(?:every|each|this|per|a) week\b|\bweekly\b|ทุกสัปดาห์|สัปดาห์(?:นี้|ละ)|(?:mỗi|hằng|hàng|một) tuần|tuần này/i,
  ],
];
/** What one person does once a day at most: `check in every day` is such a task of the whole campaign. */
const ONCE_A_DAY: ReadonlySet<string> = new Set(['check-in', 'login']);
const WEEK = 7;

/**
 * A task whose name says that it comes again each day or week in two of its languages or more, and that does not: `period` is left out.
 *
 * @param days of the campaign: one that lasts a week at most has no other
 */
export function namedPeriod(
  { name, period = 'total', counts, id }: CampaignTask,
  days: number,
  at: string,
): Problem[] {
  if (typeof name === 'string' || counts.some(({ fact }) => ONCE_A_DAY.has(fact))) return [];
  const said = AGAIN.find(
    ([, words]) => Object.values(name).filter((one) => words.test(String(one))).length > 1,
  );
  const [meant] = said ?? [];
  if (meant === undefined || meant === period || (meant === 'week' && days <= WEEK)) return [];
  return [
    {
      pointer: `${at}/name`,
      at: 'key',
      message: `the name says each ${meant}, and \`${id}\` ${period === 'total' ? 'is done once in the campaign' : `begins anew each ${period}`}`,
      expected: `\`"period": "${meant}"\`, or another name`,
      got: period === 'total' ? 'no `period`' : `\`"period": "${period}"\``,
    },
  ];
}
