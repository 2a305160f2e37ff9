import { describe, expect, it } from 'vitest';
import { check, only, set } from '../testing/workbench.ts';

const five = { cn: '去看看', tw: '去看看', en: 'Go and see', th: 'ไปดู', vi: 'Xem thử' };
const page = (label: object, languages: readonly string[]): string =>
  JSON.stringify({
    $schema: '../schemas/generated/activity.editor.gen.json',
    version: 1,
    title: Object.fromEntries(languages.map((lang) => [lang, five[lang as keyof typeof five]])),
    languages,
    theme: { preset: 'rose' },
    body: [{ widget: 'button', label, press: [{ do: 'navigate', to: '/other' }] }],
  });
/** The other languages show what this one does. */
const withLabel = (lang: string, text: string): string => {
  const shown = /\{\{.*\}\}/.exec(text)?.[0] ?? '';
  const others = Object.entries(five).map(([other, own]) => [other, `${own}${shown}`]);
  return page({ ...Object.fromEntries(others), [lang]: text }, Object.keys(five));
};
const PATH = 'activities/new.json';

describe('check other-script', () => {
  it.each([
    ['th', 'vi', 'Đôi tim', 'สองหัวใจ'],
    ['cn', 'tw', '心動雙榜', '心动双榜'],
    ['cn', 'th', 'สองหัวใจ', '心动双榜'],
  ])('two that have changed over are one mistake: %s and %s', (lang, other, text, its) => {
    expect(only(page({ ...five, [lang]: text, [other]: its }, Object.keys(five)), PATH)).toMatchObject({
      rule: 'other-script',
      pointer: `/body/0/label/${lang}`,
      message: `the texts under \`${lang}\` and \`${other}\` stand in each other's place`,
      related: [{}],
    });
  });

  it('of two that are each in a third language, each is told', () => {
    const found = check(page({ ...five, en: 'ส่งกุหลาบ', vi: '送玫瑰' }, Object.keys(five)), PATH);
    expect(found.map(({ pointer }) => pointer)).toEqual(['/body/0/label/en', '/body/0/label/vi']);
  });

  it.each([
    ['en', '今夜说爱你', 'Chinese'],
    ['en', 'ส่งกุหลาบ', 'Thai'],
    ['vi', 'ส่งกุหลาบ {{ lang }}', 'Thai'],
    ['th', '送玫瑰', 'Chinese'],
    ['cn', 'ส่งกุหลาบ', 'Thai'],
    ['th', 'Cổ vũ', 'Vietnamese'],
    ['tw', 'Xem thử', 'Vietnamese'],
    ['en', 'Tiệc đông chí', 'Vietnamese'],
    ['tw', '感谢墙', 'simplified characters: 谢, 墙'],
    ['cn', '感謝牆', 'traditional characters: 謝, 牆'],
    ['cn', '决胜夜收場', 'traditional characters: 場'],
    ['tw', '決勝夜收场', 'simplified characters: 场'],
  ])('%s: %s', (lang, text, told) => {
    expect(only(withLabel(lang, text), PATH)).toMatchObject({
      rule: 'other-script',
      severity: 'warning',
      pointer: `/body/0/label/${lang}`,
      message: `the text under \`${lang}\` is written in ${told}`,
    });
  });

  it.each([
    ['en', 'The 龍 dances'],
    ['en', 'A bowl of phở in Hà Nội'],
    ['th', 'ส่ง 玫瑰'],
    ['cn', 'LIVE'],
    ['vi', '520'],
    ['tw', '看「感谢墙」'],
    ['cn', '皇后的茶几'],
    ['tw', '一杯干邑'],
  ])('%s: %s is fine', (lang, text) => expect(check(withLabel(lang, text), PATH)).toEqual([]));

  it('a document of one language has its texts in it', () => {
    const text = set('/body/0/label', '感谢', page({ en: 'Go' }, ['en'])).replace(
      '"title":{"en":"Go and see"}',
      '"title":"Go"',
    );
    expect(only(text, PATH)).toMatchObject({ rule: 'other-script', pointer: '/body/0/label' });
  });
});
