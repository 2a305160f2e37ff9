/** A date that a text names; without a year, any year may be meant. */
export interface NamedDate {
  year?: number;
  /** From 1. */
  month: number;
  day: number;
  offset: number;
  length: number;
}

const MONTHS = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec'.split('|');
const THAI = [
  ['ม.ค.', 'มกราคม'],
  ['ก.พ.', 'กุมภาพันธ์'],
  ['มี.ค.', 'มีนาคม'],
  ['เม.ย.', 'เมษายน'],
  ['พ.ค.', 'พฤษภาคม'],
  ['มิ.ย.', 'มิถุนายน'],
  ['ก.ค.', 'กรกฎาคม'],
  ['ส.ค.', 'สิงหาคม'],
  ['ก.ย.', 'กันยายน'],
  ['ต.ค.', 'ตุลาคม'],
  ['พ.ย.', 'พฤศจิกายน'],
  ['ธ.ค.', 'ธันวาคม'],
] as const;
const thai = THAI.flat()
  .map((name) => name.replaceAll('.', '\\.'))
  .join('|');
const english = `(?:${MONTHS.join('|')})[a-z]*`;
// Behind a number a month has its capital: one may, three dec(orations).
const dayFirst =
  'Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?';

const ENGLISH = new RegExp(MONTHS.join('|'), 'i');

type Read = (match: RegExpExecArray) => { year: string | undefined; month: number; day: string | undefined };
const monthOf = (name = '') => MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;
const thaiMonth = (name = '') => THAI.findIndex((names) => (names as readonly string[]).includes(name)) + 1;

/** Each way with a sign that a text of it must have, and that is found quickly. */
const FORMS: readonly [sign: RegExp, pattern: RegExp, read: Read][] = [
  [
    /月/,
    /(?:(\d{4})\s*年\s*)?(\d{1,2})\s*月\s*(\d{1,2})\s*[日号號]/g,
    ([, year, month, day]) => ({ year, month: Number(month), day }),
  ],
  [
    ENGLISH,
    new RegExp(`\\b(${english})\\s+(\\d{1,2})(?:st|nd|rd|th)?\\b(?!:)(?:,?\\s+(\\d{4}))?`, 'gi'),
    ([, month, day, year]) => ({ year, month: monthOf(month), day }),
  ],
  [
    ENGLISH,
    new RegExp(
      `(?<!\\d)(\\d{1,2})(?:st|nd|rd|th)?\\s+(?:of\\s+)?(${dayFirst})\\b(?!\\s+\\d{1,2}\\b(?!:))(?:,?\\s+(\\d{4}))?`,
      'g',
    ),
    ([, day, month, year]) => ({ year, month: monthOf(month), day }),
  ],
  [
    /[\u0e00-\u0e7f]/,
    new RegExp(`(?<!\\d)(\\d{1,2})\\s*(${thai})(?:\\s*(\\d{4}))?`, 'g'),
    ([, day, month, year]) => ({ year, month: thaiMonth(month), day }),
  ],
  [
    /ngày/i,
    /ngày\s+(\d{1,2})[/.](\d{1,2})(?:[/.](\d{4}))?/gi,
    ([, day, month, year]) => ({ year, month: Number(month), day }),
  ],
  [
    /tháng/i,
    /(?<=(?:ngày|từ|đến|tới)\s+)(\d{1,2})\s+tháng\s+(\d{1,2})(?:\s+năm\s+(\d{4}))?/gi,
    ([, day, month, year]) => ({ year, month: Number(month), day }),
  ],
  [
    /\d{4}-/,
    /(?<!\d)(\d{4})-(\d{2})-(\d{2})(?!\d)/g,
    ([, year, month, day]) => ({ year, month: Number(month), day }),
  ],
];

/** The dates that a text names, in the ways of the product's languages. */
export function datesInText(text: string): NamedDate[] {
  const found: NamedDate[] = [];
  for (const [sign, pattern, read] of FORMS) {
    if (!sign.test(text)) continue;
    for (const match of text.matchAll(pattern)) {
      const { year, month, day } = read(match);
      const number = Number(day);
      if (month < 1 || month > 12 || number < 1 || number > 31) continue;
      // Thai years count from 543 before.
      const full = year === undefined ? undefined : Number(year) > 2400 ? Number(year) - 543 : Number(year);
      found.push({
        ...(full === undefined ? {} : { year: full }),
        month,
        day: number,
        offset: match.index,
        length: match[0].length,
      });
    }
  }
  return found.sort((a, b) => a.offset - b.offset);
}
