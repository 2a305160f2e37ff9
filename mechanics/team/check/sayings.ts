import { isObject, type KindOfSaying, smallNumber, soundAt } from '../../../check/room.ts';
import { teams } from '../rules.ts';

/** A number that may be a word, and is no part of a longer one. */
const free = (lang: string): string => `(?<![第每\\d十百]|[.,/])${smallNumber(lang)}`;
const CHINESE_TEAM = (lang: string): RegExp =>
  new RegExp(
    `${free(lang)}\\*{0,2}\\s*(?:到|至|[-–—~～])\\s*${smallNumber(lang)}\\*{0,2}\\s*(?:个|個|名|位)?人`,
    'g',
  );

/** `三到五人` where teams are of another size: in a campaign with teams, so many people are one. */
export const teamSizes: KindOfSaying = {
  hints: /人|people|members|คน|người|thành viên/i,
  sayings: {
    cn: CHINESE_TEAM('cn'),
    tw: CHINESE_TEAM('tw'),
    en: new RegExp(
      `(?<![.,\\w-])${smallNumber('en')}\\*{0,2}(?:\\s+to\\s+|\\s*[-–]\\s*)${smallNumber('en')}\\*{0,2}\\s+(?:people|members)\\b`,
      'gi',
    ),
    th: new RegExp(`${free('th')}\\*{0,2}\\s*(?:ถึง|[-–])\\s*${smallNumber('th')}\\*{0,2}\\s*คน`, 'g'),
    vi: new RegExp(
      `(?<![\\p{L}\\p{M}\\d])${smallNumber('vi')}\\*{0,2}\\s*(?:đến|tới|[-–])\\s*${smallNumber('vi')}\\*{0,2}\\s+(?:người|thành viên)`,
      'giu',
    ),
  },
  judge(file) {
    const { size } = soundAt(file, `/campaign/${teams.key}`) ?? {};
    const { least, most } = isObject(size) ? size : {};
    return ({ values: [from, to], got }) =>
      typeof least !== 'number' || typeof most !== 'number' || (from === least && to === most)
        ? undefined
        : {
            message: `the text says ${got}, and a team has ${least} to ${most}`,
            expected: `${least} to ${most}`,
            tip: 'facts in their place, {{ teams.size.least }} and {{ teams.size.most }}, move with the rules',
          };
  },
};
