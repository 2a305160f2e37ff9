import { describe, expect, it } from 'vitest';
import { joinChineseWords } from './chinese-words.ts';
import { keepTogether } from './keep-together.ts';
import { withoutJoiners } from './word-joiner.ts';

/** With a bar where a line may end. */
const broken = (text: string): string =>
  [...joinChineseWords(text)]
    .reduce(
      (line, sign) =>
        line === '' || sign === '\u2060' || line.endsWith('\u2060') ? line + sign : `${line}|${sign}`,
      '',
    )
    .replaceAll('\u2060', '');

describe('short texts in Chinese', () => {
  it('have lines that end between words', () => {
    expect(broken('今晚谁的活动奖励')).toBe('今晚|谁|的|活动|奖励');
    expect(broken('奖励名单在上面。')).toBe('奖励|名单|在|上面|。');
    expect(broken('領取活動獎勵名單')).toBe('領取|活動|獎勵|名單');
  });

  it('are seen and read as they were', () => {
    for (const text of ['今晚谁的活动奖励', '（UTC+8）每天 20:00 开始活动', '**活动**奖励与名单'])
      expect(withoutJoiners(keepTogether(text))).toBe(text);
    expect(joinChineseWords('（UTC+8）**每**天 20:00 开始')).not.toMatch(
      /\u2060[^\p{Script=Han}]|[^\p{Script=Han}]\u2060/u,
    );
  });

  it.each([
    ['five signs, which are on one line wherever they stand', '活动奖励呀'],
    ['sentences', '今晚谁的活动奖励最多？看这里'],
    ['a paragraph', '今晚的活动奖励'.repeat(5)],
    ['other languages', 'Tonight’s rewards'],
  ])('%s stay as they are', (_name, text) => {
    expect(joinChineseWords(text)).toBe(text);
  });
});
