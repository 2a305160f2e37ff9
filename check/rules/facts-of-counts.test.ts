// Every third day: checks a document for each of its cases.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../build/schemas.ts';
import { checkText } from '../check-text.ts';
import { readProject } from '../disk/project.ts';
import { set } from '../testing/workbench.ts';

describe('check facts: how many the rules say, in words', () => {
  const context = readProject(root);
  const documentOf = (path: string) => readFileSync(join(root, path), 'utf8');
  const told = (path: string, text: Record<string, string>, more = documentOf(path)) =>
    checkText(path, set('/summary', text, more), context).filter(({ rule }) => rule === 'facts');
  // Streaks of four and seven days, three days that may be made up.
  const train = 'activities/activity_20241001.json';
  // Teams of three to eight.
  const table = 'activities/activity_20250129.json';
  const fine = { cn: '来玩', tw: '來玩', en: 'Come and play', th: 'มาเล่นกัน', vi: 'Đến chơi nhé' };

  it.each([
    ['cn', '连续坐五天', '连着坐 4 天'],
    ['tw', '連續五天', '連續七天'],
    ['en', 'Five days in a row.', '**Seven** days running.'],
    ['th', 'นั่งติดกันห้าวัน', 'นั่งติดกันเจ็ดวัน'],
    ['vi', 'Năm ngày liên tiếp.', 'Đi liền bảy ngày.'],
  ])('a streak that there is not, in %s: %s', (lang, wrong, right) => {
    expect(told(train, { ...fine, [lang]: wrong })).toMatchObject([
      { severity: 'warning', pointer: `/summary/${lang}`, expected: '4, 7' },
    ]);
    expect(told(train, { ...fine, [lang]: right })).toEqual([]);
  });

  it.each([
    ['cn', '最多补签两天', '最多补三天'],
    ['tw', '最多補簽兩天', '最多補簽三天'],
    ['en', 'Two days can be made up.', 'Make up up to three days.'],
    ['th', 'เช็กอินย้อนหลังได้ไม่เกินสองวัน', 'เช็กอินย้อนหลังได้ไม่เกินสามวัน'],
    ['vi', 'Điểm danh bù tối đa hai ngày.', 'Điểm danh bù tối đa ba ngày.'],
  ])('days that are made up, in %s: %s', (lang, wrong, right) => {
    expect(told(train, { ...fine, [lang]: wrong })).toMatchObject([
      { pointer: `/summary/${lang}`, expected: '3' },
    ]);
    expect(told(train, { ...fine, [lang]: right })).toEqual([]);
  });

  it.each([
    ['cn', '每桌三到五人', '每桌三到八人'],
    ['tw', '每桌三到五個人', '每桌 3 到 8 個人'],
    ['en', 'Three to five people share a table.', 'Three to eight people share a table.'],
    ['th', 'โต๊ะละสามถึงห้าคน', 'โต๊ะละสามถึงแปดคน'],
    ['vi', 'Mỗi mâm ba đến năm người.', 'Mỗi mâm ba đến tám người.'],
  ])('how many a team has, in %s: %s', (lang, wrong, right) => {
    expect(told(table, { ...fine, [lang]: wrong })).toMatchObject([
      { pointer: `/summary/${lang}`, message: expect.stringContaining('a team has 3 to 8') },
    ]);
    expect(told(table, { ...fine, [lang]: right })).toEqual([]);
  });

  it.each([
    ['cn', '每队最多五人', '每队最多八人'],
    ['tw', '四人一隊', '三人一隊'],
    ['en', 'Teams of five.', 'Teams of up to eight.'],
    ['th', 'ทีมละไม่เกินห้าคน', 'ทีมละไม่เกินแปดคน'],
    ['vi', 'Mỗi đội tối đa năm người.', 'Mỗi đội tối đa tám người.'],
  ])('one end of the size of a team, in %s: %s', (lang, wrong, right) => {
    expect(told(table, { ...fine, [lang]: wrong })).toMatchObject([
      { pointer: `/summary/${lang}`, expected: '3 or 8' },
    ]);
    expect(told(table, { ...fine, [lang]: right })).toEqual([]);
  });

  it.each([
    ['cn', '签到共 40 天'],
    ['tw', '簽到 40 天'],
    ['en', 'A 40-day check-in.'],
    ['th', 'เช็กอินทั้งหมด 40 วัน'],
    ['vi', 'Điểm danh đủ 40 ngày.'],
  ])('more days than the calendar has, in %s: %s', (lang, wrong) => {
    expect(told(train, { ...fine, [lang]: wrong })).toMatchObject([
      { pointer: `/summary/${lang}`, message: expect.stringContaining('the calendar has fewer') },
    ]);
    expect(told(train, { ...fine, [lang]: wrong.replace('40', '4') })).toEqual([]);
  });

  it.each([
    ['en', 'Five days of trains. The fifth in a row. Page three to five.'],
    ['cn', '每三到五人一排，第五天，十三到五人'],
    ['th', 'วันที่ห้า สามคน'],
    ['vi', 'Ngày thứ năm, ba người.'],
  ])('other numbers say nothing of it: %s %s', (lang, text) => {
    expect(told(train, { ...fine, [lang]: text })).toEqual([]);
    expect(told(table, { ...fine, [lang]: text })).toEqual([]);
  });

  it('where no rule has such a number, nobody knows', () => {
    expect(told(table, { ...fine, en: 'Five days in a row. Two days can be made up.' })).toEqual([]);
    expect(told(train, { ...fine, en: 'Three to five people share a cabin.' })).toEqual([]);
  });

  it('twice in one text it is told once', () => {
    expect(told(train, { ...fine, en: 'Five days in a row, or six days in a row.' })).toMatchObject([
      { pointer: '/summary/en' },
    ]);
  });
});
