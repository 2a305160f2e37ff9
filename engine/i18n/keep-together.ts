/** What counts in Thai and is so short that it looks lost on a line of its own: people, days, tickets, times, kinds. */
const measures = 'คน|วัน|ใบ|ครั้ง|แบบ|ข้อ|ชิ้น|ดวง|ลูก|เม็ด|ดอก|ตัว|คืน|ซอง|คำ|หยด|แต้ม|นาที|ปี|คู่|ก้อน|เส้น|ไม้';

/** Blanks around the slash between a number and its unit, in any language: 180 / day. */
const slashes = String.raw`(?<=(?:[\d%]|\}\})\**) +(?=\/ +\p{L})|(?<=(?:[\d%]|\}\})\** *\/) +(?=\p{L})`;

/** What begins no line in Thai (the mark of repetition, what stands after a time of day, a month after its day, what a number counts), and rates. */
const clings = new RegExp(
  ` +(?=ๆ|น\\.)|(?<=\\d) +(?=[\u0e01-\u0e3a\u0e40-\u0e4e]{1,3}\\.[คพย]\\.)|(?<=\\d|\\}\\}) +(?=(?:${measures})(?!ละ))|${slashes}`,
  'gu',
);

/**
 * A text whose lines begin with nothing that belongs to the line before: Thai writes a space before ๆ and น. (20:00 น. is a time of
 * day) and between a number and what it counts, all languages write one around the slash of a rate, and a browser would break there. The
 * space becomes one that holds.
 */
export const keepTogether = (text: string): string => text.replaceAll(clings, '\u00a0');
