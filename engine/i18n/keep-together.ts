import { joinChineseWords } from './chinese-words.ts';
import { joinCompounds } from './thai-compounds.ts';
import { WORD_JOINER } from './word-joiner.ts';

/** What counts in Thai and is so short that it looks lost on a line of its own: people, days, tickets, times, kinds. */
const measures = 'คน|วัน|ใบ|ครั้ง|แบบ|ข้อ|ชิ้น|ดวง|ลูก|เม็ด|ดอก|ตัว|คืน|ซอง|คำ|หยด|แต้ม|นาที|ปี|คู่|ก้อน|เส้น|ไม้';

/** Blanks around the slash between a number and its unit, in any language: 180 / day. */
const slashes = String.raw`(?<=(?:[\d%]|\}\})\**) +(?=\/ +\p{L})|(?<=(?:[\d%]|\}\})\** *\/) +(?=\p{L})`;

/** In which zone a time is, written or still to be filled in: `UTC+8`, `{{ zone(schedule.end) }}`. */
const zone = String.raw`(?:UTC(?![\p{L}\d])|\{\{ *zone\b)`;
/** The blank before it: `20:00 (UTC+8)`, `时间均为 UTC+8`. */
const beforeZone = String.raw`(?<=\S) +(?=\(?${zone})`;
/** Where Chinese writes none: `20:00（UTC+8）`, `（北京时间，UTC+8）`. */
const zoneInChinese = new RegExp(
  String.raw`(?<=[^\s（])(?=（${zone})|(?<=[\p{Script=Han}，、：])(?=${zone})`,
  'gu',
);

/** What begins no line in Thai (the mark of repetition, what stands after a time of day, a month after its day, what a number counts), rates, and zones. */
const clings = new RegExp(
  ` +(?=ๆ|น\\.)|(?<=\\d) +(?=[\u0e01-\u0e3a\u0e40-\u0e4e]{1,3}\\.[คพย]\\.)|(?<=\\d|\\}\\}) +(?=(?:${measures})(?!ละ))|${slashes}|${beforeZone}`,
  'gu',
);

/**
 * A text whose lines begin with nothing that belongs to the line before: Thai writes a space before ๆ and น. (20:00 น. is a time of
 * day) and between a number and what it counts, all languages write one around the slash of a rate and before the zone of a time, and a
 * browser would break there. The space becomes one that holds; where Chinese has none before a zone, a joiner does. What is one word in Thai
 * stays on one line as well.
 */
export const keepTogether = (text: string): string =>
  joinChineseWords(joinCompounds(text.replaceAll(clings, '\u00a0').replaceAll(zoneInChinese, WORD_JOINER)));
