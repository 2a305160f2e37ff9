/** Small numbers as words, each at the index of what it says. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  cn: ['', '一', '两', '三', '四', '五', '六', '七', '八', '九', '十'],
  tw: ['', '一', '兩', '三', '四', '五', '六', '七', '八', '九', '十'],
  en: ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  th: ['', 'หนึ่ง', 'สอง', 'สาม', 'สี่', 'ห้า', 'หก', 'เจ็ด', 'แปด', 'เก้า', 'สิบ'],
  vi: ['', 'một', 'hai', 'ba', 'bốn', 'năm', 'sáu', 'bảy', 'tám', 'chín', 'mười'],
};

/** Source of a pattern that takes such a number, or figures, as its one group. */
export const number = (lang: string): string => `\\*{0,2}(\\d{1,2}|${WORDS[lang]?.slice(1).join('|')})`;

/** The same with figures up to thousands, of which none is cut. */
export const count = (lang: string): string =>
  `\\*{0,2}(?<![\\d.,])(\\d{1,4}(?![\\d]|[.,]\\d)|${WORDS[lang]?.slice(1).join('|')})`;

/** What such a number says. @param written as the group has it */
export const numberSaid = (lang: string, written: string): number =>
  /^\d/.test(written) ? Number(written) : (WORDS[lang]?.indexOf(written.toLowerCase()) ?? 0);
