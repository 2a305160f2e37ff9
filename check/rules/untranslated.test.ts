import { describe, expect, it } from 'vitest';
import { check, only, set } from '../testing/workbench.ts';
import { isEnglish, isPhrase } from '../words/english.ts';

const label = (cn: string, en: string) => set('/body/6/label', { cn, en });

describe('check untranslated', () => {
  it.each([
    'Read the rules first',
    'Confess now',
    'Rules',
    'Send her a gift',
    'My points',
    'How to earn {{ data.charm.total }} points',
  ])('%s left in another language is told there', (text) => {
    expect(only(label(text, text))).toMatchObject({
      rule: 'untranslated',
      severity: 'warning',
      pointer: '/body/6/label/cn',
    });
  });

  it.each(['Song ca', 'Đèn sân khấu'])('%s under Thai as well is told, also without a mark', (vi) => {
    const both = { en: 'A duet', th: vi, vi };
    const text = set('/languages', ['en', 'th', 'vi'], set('/body/6/label', both)).replaceAll(
      /\{ "cn": ("[^"]*"), "en": ("[^"]*") \}/g,
      '{ "en": $2, "th": "คำ", "vi": "Lời" }',
    );
    const found = check(text).filter(({ pointer }) => pointer === '/body/6/label/th');
    expect(found).toHaveLength(1);
  });

  it('all languages that have it are told once', () => {
    const title = { cn: '一', tw: '一', en: 'One', th: 'หนึ่ง', vi: 'Một' };
    const text = {
      ...title,
      cn: 'Read the rules',
      tw: 'Read the rules',
      en: 'Read the rules',
      vi: 'Read the rules ',
    };
    const document = {
      $schema: '../schemas/generated/activity.editor.gen.json',
      version: 1,
      title,
      languages: Object.keys(title),
      theme: { preset: 'rose' },
      body: [{ widget: 'button', label: text, press: [{ do: 'share' }] }],
    };
    expect(
      check(JSON.stringify(document), 'activities/new.json').map(({ rule, message }) => [rule, message]),
    ).toEqual([
      ['untranslated', 'the text is English in `cn`, `tw`, `vi`'],
      // The blank behind one of them is another mistake.
      ['marks', 'the text ends with a blank'],
    ]);
  });

  it.each([
    'Gala',
    'VIP 5',
    'MBTI',
    'INTJ',
    'LIVE',
    'NEW',
    'TOP 10',
    'Top 10',
    'QR',
    'App',
    'Video',
    'Menu',
    'Gala Star Live',
    'Moon House',
    '520',
    '10:00 - 12:00',
    'iPhone 15',
    'OK',
    'Combo x10',
    '#Gala2025',
    'https://gala.example/read-the-rules',
    '{{ data.charm.total }}',
    'Anna & Minh',
    'Liên hoan',
  ])('%s may be the same', (text) => {
    expect(isEnglish(text)).toBe(false);
  });

  it('another text is another text', () => {
    expect(check(label('先看规则', 'Read the rules first'))).toEqual([]);
  });

  it.each(['Two hearts', 'Party hats'])('%s is left in Thai, and a word of nobody in Vietnamese', (text) => {
    expect(isPhrase(text)).toBe(true);
  });

  it.each(['Rose Night', 'Rue de Lys', 'Love-letter', 'karaoke', 'MBTI'])('%s is a name', (text) => {
    expect(isPhrase(text)).toBe(false);
  });

  it('an older English text in Vietnamese is told, a borrowed word is not', () => {
    const vietnamese = (vi: string) => {
      const title = { en: 'Rules', vi: 'Thể lệ' };
      const document = {
        $schema: '../schemas/generated/activity.editor.gen.json',
        version: 1,
        title,
        languages: Object.keys(title),
        theme: { preset: 'rose' },
        body: [{ widget: 'button', label: { en: 'See the stalls', vi }, press: [{ do: 'share' }] }],
      };
      return check(JSON.stringify(document), 'activities/new.json').filter(
        (one) => one.rule === 'untranslated',
      );
    };
    expect(vietnamese('Open the boats')).toEqual([]);
    expect(vietnamese('Xem show')).toEqual([]);
    expect(vietnamese('Open now for all')).toMatchObject([
      { pointer: '/body/0/label/vi', message: 'the text is English in `vi`' },
    ]);
  });
});
