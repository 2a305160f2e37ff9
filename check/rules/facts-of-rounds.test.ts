import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../build/schemas.ts';
import { checkText } from '../check-text.ts';
import { readProject } from '../disk/project.ts';
import { set } from '../testing/workbench.ts';

describe('check facts: how many rounds there are', () => {
  const path = 'activities/activity_pinnacle.json';
  const context = readProject(root);
  // Its knockout of eight has three rounds.
  const campaign = readFileSync(join(root, path), 'utf8');
  const told = (text: Record<string, string>, more = campaign) =>
    checkText(path, set('/summary', text, more), context).filter(({ message }) => message.includes('rounds'));
  const saying = {
    cn: ['一共三轮决胜', '一共四轮决胜'],
    tw: ['一共三輪決勝', '一共 4 輪決勝'],
    en: ['Three rounds to the top.', 'Four rounds to the top.'],
    th: ['สามรอบถึงยอด', 'สี่รอบถึงยอด'],
    vi: ['Ba vòng lên đỉnh.', 'Bốn vòng lên đỉnh.'],
  } as const;
  type Language = keyof typeof saying;
  const all = Object.keys(saying) as Language[];
  const say = (which: (lang: Language) => 0 | 1) =>
    Object.fromEntries(all.map((lang) => [lang, saying[lang][which(lang)]]));

  it.each(all)('more than there are are told at their line, in %s', (lang) => {
    expect(told(say(() => 0))).toEqual([]);
    expect(told(say((one) => (one === lang ? 1 : 0)))).toMatchObject([
      { severity: 'warning', rule: 'facts', pointer: `/summary/${lang}`, expected: '3' },
    ]);
  });

  it('in all languages it is one mistake', () => {
    expect(told(say(() => 1))).toMatchObject([{ pointer: '/summary/cn', related: { length: 4 } }]);
  });

  it.each([
    ['cn', '第四轮抽签，每四轮一停，轮播四轮播'],
    ['en', 'Round four. The surrounds of four.'],
    ['en', 'Two rounds are left.'],
    ['vi', 'Vòng bốn.'],
  ])('which one it is, and a part of them, say nothing of how many: %s %s', (lang, text) => {
    expect(told({ ...say(() => 0), [lang]: text })).toEqual([]);
  });

  it('where nothing has rounds, nobody knows', () => {
    const { campaign: rules, ...page } = JSON.parse(campaign) as { campaign: Record<string, unknown> };
    const { battles: _, ...rest } = rules;
    const without = JSON.stringify({ ...page, campaign: rest });
    expect(
      told(
        say(() => 1),
        without,
      ).filter(({ message }) => message.includes('so many')),
    ).toEqual([]);
  });
});
