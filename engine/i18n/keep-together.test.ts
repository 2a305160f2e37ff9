import { describe, expect, it } from 'vitest';
import { keepTogether } from './keep-together.ts';

/** Where a line may not end, as a bar. */
const held = (text: string): string => keepTogether(text).replaceAll('\u00a0', '|');

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
  ])('%s', (text, expected) => expect(held(text)).toBe(expected));

  it.each([
    'ขนม 3 น้ำ',
    'ครบ 3 วันละใบ',
    'Ends July 1, 12:00',
    '7 月 1 日',
    'cups / bowls',
    'open 20250520 /ended',
  ])('%s breaks where it likes', (text) => expect(keepTogether(text)).toBe(text));
});
