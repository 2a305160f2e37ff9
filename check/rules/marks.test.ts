import { describe, expect, it } from 'vitest';
import { type Language, languages } from '../../engine/i18n/language.ts';
import { growthOf } from '../../server/fixtures/growth-of.ts';
import { wordingOf } from '../model/per-text.ts';
import { check, fixed, only } from '../testing/workbench.ts';
import { mismarksIn } from '../words/marks-of-languages.ts';

const PATH = 'activities/new.json';
const five = { cn: '去看看', tw: '去看看', en: 'Go and see', th: 'ไปดู', vi: 'Xem thử' };
const withText = (lang: string, text: string): string =>
  JSON.stringify({
    $schema: '../schemas/generated/activity.editor.gen.json',
    version: 1,
    title: five,
    languages,
    theme: { preset: 'rose' },
    body: [{ widget: 'button', label: { ...five, [lang]: text }, press: [{ do: 'navigate', to: '/other' }] }],
  });

/** What is told of a text by itself: of a document with errors, such as unknown facts, no warnings are. */
const found = (lang: Language, text: string): string[] =>
  mismarksIn[lang]({ wording: wordingOf(text) }).map(({ got, say }) => `${got}|${say}`);
const marksOf = (source: string) => check(source, PATH).filter(({ rule }) => rule === 'marks');

describe('check marks', () => {
  it.each([
    ['cn', '来吧,一起', ',', '，'],
    ['cn', '好吗?', '?', '？'],
    ['tw', '等等...', '...', '……'],
    ['cn', '别忘了12 月的会', '了12', '了 12'],
    ['cn', '连着来 13天', '13天', '13 天'],
    ['cn', '每天23:11开门', '天23:11开', '天 23:11 开'],
    ['tw', '一天 最多來一次', '天 ', '天'],
    ['en', 'Come along !', ' !', '!'],
    ['en', 'Come，all', '，', ', '],
    ['cn', '来吧, 一起', ', ', '，'],
    ['vi', 'Đi thôi ?', ' ?', '?'],
    ['vi', 'Đi nào！', '！', '!'],
    ['th', 'เร็วๆ นี้', 'ๆ', ' ๆ'],
    ['th', 'เร็ว ๆนี้', 'ๆ', 'ๆ '],
    ['th', 'ไปดู。', '。', '.'],
    ['th', 'ได้ 3ใบ', '3ใ', '3 ใ'],
  ])('%s: %s', (lang, text, got, expected) => {
    const source = withText(lang, text);
    const { column, ...finding } = only(source, PATH);
    expect(finding).toMatchObject({
      rule: 'marks',
      severity: 'warning',
      pointer: `/body/0/label/${lang}`,
      message: `\`${lang}\` writes this mark or blank otherwise`,
      expected: JSON.stringify(expected),
      got: JSON.stringify(got),
      page: 'docs/checks/marks.md',
    });
    expect(source.slice(column - 1).startsWith(got)).toBe(true);
  });

  it.each([
    ['cn', '23:11，广场见'],
    ['cn', 'A, B 和 C'],
    ['cn', '连着来 3 天，每天 23:11 到 App 里'],
    ['tw', '520，**3** 張，第 2 名'],
    ['en', 'One more … there! Is it?'],
    ['vi', 'Lúc 20:00! Nhé?'],
    ['th', 'เร็ว ๆ นี้'],
    ['th', 'เพื่อน ๆ'],
    ['th', 'วันละ **3** ใบ, 20:00 น. (UTC+8)'],
  ])('%s: %s is fine', (lang, text) => expect(marksOf(withText(lang, text))).toEqual([]));

  const bodyWith = (lang: string, text: string): string =>
    withText('en', 'Go').replace(
      '"body":[',
      () => `"body":[{"widget":"rich-text","text":${JSON.stringify({ ...five, [lang]: text })}},`,
    );

  it.each([
    ['cn', '来吧,一起!来13天 都 来...', '来吧，一起！来 13 天都来……'],
    ['tw', '好嗎? 連著來 **3** 張,看"這裡",走', '好嗎？連著來 **3** 張，看"這裡",走'],
    [
      'en',
      'Come，all！Today（20：00）, 1，000 roses、[more](/other)',
      'Come, all! Today (20:00), 1,000 roses, [more](/other)',
    ],
    ['en', 'Come ！', 'Come!'],
    ['vi', 'Đi thôi ?\nĐi nào！', 'Đi thôi?\nĐi nào!'],
    ['th', 'เร็วๆนี้ 3ใบ。', 'เร็ว ๆ นี้ 3 ใบ.'],
  ])('%s: --fix makes of %j what is meant', (lang, text, meant) => {
    const mended = fixed(bodyWith(lang, text), PATH);
    expect(JSON.parse(mended)).toEqual(JSON.parse(bodyWith(lang, meant)));
    expect(marksOf(mended)).toEqual([]);
  });

  it('--fix writes behind escapes, and leaves these as they are', () => {
    const escaped = withText('cn', '"来"@吧,一起').replace('@', '\\u0026');
    expect(fixed(escaped, PATH)).toBe(escaped.replace('吧,', '吧，'));
  });

  it.each(['Come，**all**', '**Come，** all', 'A **rose**（red)'])(
    '--fix leaves %j to its author',
    (text) => {
      const wrong = bodyWith('en', text);
      expect(marksOf(wrong).map(({ fix }) => fix)).toEqual([undefined]);
      expect(fixed(wrong, PATH)).toBe(wrong);
    },
  );

  it('no blank stands between a Thai verb and words that an expression gives, one before numbers', () => {
    for (const words of ['task.visit.gives', 'draw.reel.cost.single', 'poll.act.cost', 'pass.track.cost'])
      expect(found('th', `รับ {{ ${words} }}`)).toEqual(['รับ |รับ']);
    expect(found('th', 'รับ **{{ task.visit.gives }}**')).toHaveLength(1);
    expect(found('th', 'รับ{{ task.visit.gives }}')).toEqual([]);
    expect(found('th', 'วันละ {{ wall.limits.day }} ใบ')).toEqual([]);
    expect(found('th', 'ใช้ {{ item.cost }} ดวง')).toEqual([]);
  });

  it('a number ten times as long takes no hundred times as much', async () => {
    let nth = 0;
    const read = (length: number) => async (): Promise<void> => {
      // A text that was read before is not read again.
      for (let times = 0; times < 20; times++) found('cn', `${'1'.repeat(length)} 天 ${nth++}`);
    };
    expect(await growthOf(read(300), read(3000))).toBeLessThan(30);
  });

  it('where a link leads and what an expression says are no texts', () => {
    expect(found('cn', '看这里,{{ phase }}')).toEqual([',|，']);
    expect(found('cn', "看[这里](/other?a=好,b)，{{ phase == '好,' ? 1 : 2 }}")).toEqual([]);
  });
});
