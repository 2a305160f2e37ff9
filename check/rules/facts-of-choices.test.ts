import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../build/schemas.ts';
import { checkText } from '../check-text.ts';
import { readProject } from '../disk/project.ts';
import { set } from '../testing/workbench.ts';

describe('check facts: how many are chosen at most', () => {
  const path = 'activities/activity_variety_show.json';
  const context = readProject(root);
  const campaign = readFileSync(join(root, path), 'utf8');
  // Its finale takes three acts at once, its golden mic one.
  const told = (text: Record<string, string>, more = campaign) =>
    checkText(path, set('/summary', text, more), context).filter((one) => one.rule === 'facts');
  const saying = {
    cn: ['最多选三个', '最多选两个'],
    tw: ['最多可以選 3 個', '最多可以選 2 個'],
    en: ['Pick up to three acts.', 'Pick up to two acts.'],
    th: ['เลือกได้ไม่เกินสามการแสดง', 'เลือกได้ไม่เกินสองการแสดง'],
    vi: ['Chọn tối đa ba tiết mục.', 'Chọn tối đa hai tiết mục.'],
  } as const;
  type Language = keyof typeof saying;
  const say = (which: (lang: Language) => 0 | 1) =>
    Object.fromEntries((Object.keys(saying) as Language[]).map((lang) => [lang, saying[lang][which(lang)]]));

  it.each(Object.keys(saying) as Language[])('another number in %s is told at its line', (lang) => {
    expect(told(say(() => 0))).toEqual([]);
    expect(told(say((one) => (one === lang ? 1 : 0)))).toMatchObject([
      {
        severity: 'warning',
        pointer: `/summary/${lang}`,
        message: expect.stringContaining('nothing that people choose here takes so many'),
        expected: '3, 1',
      },
    ]);
  });

  it('in all languages it is one mistake', () => {
    expect(told(say(() => 1))).toMatchObject([{ pointer: '/summary/cn', related: { length: 4 } }]);
  });

  it.each([
    ['cn', '一共最多投三次，最多选三次'],
    ['en', 'Open for up to four days. Pick up to four times a day.'],
    ['vi', 'Chọn tối đa hai lần mỗi ngày.'],
    ['th', 'เลือกได้ไม่เกินสองครั้ง'],
  ])('how often is another number: %s', (lang, text) => {
    expect(told({ ...say(() => 0), [lang]: text })).toEqual([]);
  });

  it('where nothing is chosen, nobody knows', () => {
    const { campaign: all, ...page } = JSON.parse(campaign) as { campaign: Record<string, unknown> };
    const { polls: _, ...rest } = all;
    expect(
      told(
        say(() => 1),
        JSON.stringify({ ...page, campaign: rest }),
      ).filter(({ message }) => message.includes('so many')),
    ).toEqual([]);
  });
});
