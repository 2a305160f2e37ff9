import { describe, expect, it } from 'vitest';
import { keepTogether } from './keep-together.ts';

/** Without what joins compounds of Thai, which have tests of their own (thai-compounds.test.ts). */
const apart = (text: string): string => keepTogether(text).replaceAll(/(?<=[\u0e01-\u0e4e])\u2060/g, '');

/** Where a line may not end, as a bar; as a broken one where nothing is seen there. */
const held = (text: string): string => apart(text).replaceAll('\u00a0', '|').replaceAll('\u2060', '¦');

describe('keepTogether', () => {
  it.each([
    ['เร็ว ๆ นี้', 'เร็ว|ๆ นี้'],
    ['ถึง 1 ก.ค. เวลา 12:00 น. ส่วนรางวัล', 'ถึง 1|ก.ค. เวลา 12:00|น. ส่วนรางวัล'],
    ['24 มี.ค. และ 3 เม.ย.', '24|มี.ค. และ 3|เม.ย.'],
    ['เวลา {{ time(schedule.end) }} น. วันจันทร์', 'เวลา {{ time(schedule.end) }}|น. วันจันทร์'],
    ['หัวใจ 16 แบบ แบบไหนคือคุณ', 'หัวใจ 16|แบบ แบบไหนคือคุณ'],
    ['ชวนได้อีก {{count}} คน', 'ชวนได้อีก {{count}}|คน'],
    ['180 / ngày', '180|/|ngày'],
    ['tối đa **1.200** / ngày mỗi người', 'tối đa **1.200**|/|ngày mỗi người'],
    ['每天 180 / 人', '每天 180|/|人'],
    ['每天 180/ 人', '每天 180/|人'],
    ['1.8% / day for all', '1.8%|/|day for all'],
    ['180 / วัน ทุกคน', '180|/|วัน ทุกคน'],
    ['tối đa {{ gifts.most }} / ngày', 'tối đa {{ gifts.most }}|/|ngày'],
    ['Ends May 27, 00:00 (UTC+8)', 'Ends May 27, 00:00|(UTC+8)'],
    ['Ends {{date}} ({{zone}})', 'Ends {{date}}|({{zone}})'],
    ['all in UTC+5:30.', 'all in|UTC+5:30.'],
    ['at midnight, {{ zone(schedule.start) }}', 'at midnight,|{{ zone(schedule.start) }}'],
    ['เวลา 00:00 น. (UTC+8) เร็วกว่า', 'เวลา 00:00|น.|(UTC+8) เร็วกว่า'],
    ['5 月 27 日 00:00（UTC+8）结束', '5 月 27 日 00:00¦（UTC+8）结束'],
    ['{{date}}（{{zone}}）结束', '{{date}}¦（{{zone}}）结束'],
    ['每天零点（{{ zone(schedule.start) }}）', '每天零点¦（{{ zone(schedule.start) }}）'],
    ['00:00（北京时间，UTC+8）', '00:00（北京时间，¦UTC+8）'],
    ['时刻都是 UTC+8。', '时刻都是|UTC+8。'],
  ])('%s', (text, expected) => expect(held(text)).toBe(expected));

  it.each([
    'ขนม 3 น้ำ',
    'ครบ 3 วันละใบ',
    'Ends July 1, 12:00',
    '7 月 1 日',
    'UTC+8 for all',
    '（北京时间）',
    'by UTCs, by {{ zones }}',
    'cups / bowls',
    'open 20250520 /ended',
  ])('%s breaks where it likes', (text) => expect(apart(text)).toBe(text));

  it('joins compounds of Thai, after their spaces', () => {
    expect(keepTogether('ครบ 3 วันละใบ')).toBe('ครบ 3 วัน\u2060ละใบ');
  });
});
