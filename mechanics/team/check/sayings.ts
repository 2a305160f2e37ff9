import { type CheckedFile, isObject, type KindOfSaying, smallNumber, soundAt } from '../../../check/room.ts';
import { teams } from '../rules.ts';

/** A number that may be a word, and is no part of a longer one. */
const free = (lang: string): string => `(?<![第每\\d十百]|[.,/])${smallNumber(lang)}`;
const CHINESE_TEAM = (lang: string): RegExp =>
  new RegExp(
    `${free(lang)}\\*{0,2}\\s*(?:到|至|[-–—~～])\\s*${smallNumber(lang)}\\*{0,2}\\s*(?:个|個|名|位)?人`,
    'g',
  );

function sizeIn(file: CheckedFile): { readonly least?: unknown; readonly most?: unknown } {
  const { size } = soundAt(file, `/campaign/${teams.key}`) ?? {};
  return isObject(size) ? size : {};
}

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
    const { least, most } = sizeIn(file);
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

const CHINESE_OF = (lang: string): RegExp =>
  new RegExp(
    `(?:每[队隊](?:最多|至多|最少|至少|需要?|要)?\\s*${smallNumber(lang)}\\*{0,2}\\s*(?:个|個|名|位)?人|${free(lang)}\\*{0,2}\\s*人(?:一|成|组|組)[队隊])`,
    'g',
  );

/** `每队最多五人` where teams have neither so many nor need so many. */
export const teamSeats: KindOfSaying = {
  hints: /[队隊]|team|ทีมละ|đội/i,
  sayings: {
    cn: CHINESE_OF('cn'),
    tw: CHINESE_OF('tw'),
    en: new RegExp(
      `\\b(?:teams? of (?:up to |at most |at least )?${smallNumber('en')}\\b|(?:a|each|every) team (?:has|takes|needs|holds) (?:up to |at most |at least )?${smallNumber('en')}\\*{0,2}\\s+(?:people|members|seats|players)\\b)`,
      'gi',
    ),
    th: new RegExp(`ทีมละ(?:ไม่เกิน|สูงสุด|อย่างน้อย)?\\s*${smallNumber('th')}\\*{0,2}\\s*คน`, 'g'),
    vi: new RegExp(
      `(?:mỗi|một) đội\\s+(?:(?:tối đa|ít nhất|có|gồm|cần)\\s+)?${smallNumber('vi')}\\*{0,2}\\s+(?:người|thành viên)(?![\\p{L}\\p{M}])`,
      'giu',
    ),
  },
  judge(file) {
    const { least, most } = sizeIn(file);
    return ({ values: [value], got }) =>
      typeof least !== 'number' || typeof most !== 'number' || value === least || value === most
        ? undefined
        : {
            message: `the text says ${got}, and a team needs ${least} and has seats for ${most}`,
            expected: least === most ? String(most) : `${least} or ${most}`,
            tip: 'facts in their place, {{ teams.size.least }} and {{ teams.size.most }}, move with the rules',
          };
  },
};
