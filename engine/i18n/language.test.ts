import { describe, expect, it } from 'vitest';
import activity from '../../schemas/activity.schema.json' with { type: 'json' };
import cases from '../../schemas/spec/spec-cases.json' with { type: 'json' };
import { proves } from '../../tools/testing/proves.ts';
import { knownLanguage, languages, resolveLanguage } from './language.ts';

const language = cases.cases.filter((one) => one.area === 'language');
const text = (input: unknown): input is string | null => input === null || typeof input === 'string';

/** T33 reads an underscore as a hyphen, where the letter of §5 alone would fall back to cn. */
const decided: Record<string, string> = {
  zh_tw: 'tw',
  zh_hk: 'tw',
  EN: 'en',
  'zh-TW': 'tw',
  'ZH-HK': 'tw',
  'zh-Hant': 'tw',
  Th: 'th',
  ' en ': 'en',
};

describe('§5 language', () => {
  const fixed = language.filter(({ input, expect: code }) => code !== null && !(String(input) in decided));
  it.each(fixed)('$id: $input is $expect', ({ input, expect: code }) => {
    proves('1.2', '5.10');
    if (!text(input)) throw new Error('a case of another kind');
    expect(resolveLanguage(input)).toBe(code);
  });

  it.each(Object.entries(decided))(
    'T33: %j is %s: any case, underscore as hyphen, no white space',
    (input, code) => {
      proves('5.10', 'T33');
      expect(resolveLanguage(input)).toBe(code);
    },
  );

  it('leaves no case of the list out but the value that is said twice, which is the page’s own', () => {
    const tested = fixed.length + Object.keys(decided).length;
    expect(language.filter(({ input }) => !text(input)).map(({ id }) => id)).toEqual(['lang-42']);
    expect(tested).toBe(language.length - 1);
  });

  it('T33: is otherwise literal: region and script forms that the text does not name are not guessed', () => {
    proves('5.10', 'T33');
    for (const code of ['en_US', 'EN-GB', 'zh_Hant_TW', 'zh--tw', 'th.', 'c n']) {
      expect(resolveLanguage(code)).toBe('cn');
    }
  });

  it('tells a language that it knows from one that it falls back from', () => {
    expect(languages.map(knownLanguage)).toEqual([...languages]);
    expect(knownLanguage('zh')).toBe('cn');
    for (const code of ['fr', '', ' ', null, undefined, 'constructor', '__proto__', 'toString']) {
      expect(knownLanguage(code)).toBeUndefined();
      expect(resolveLanguage(code)).toBe('cn');
    }
  });
});

it('the languages that a document may name are those of the product', () => {
  const named = JSON.stringify(activity).match(/"enum":\["cn"[^\]]*\]/g);
  expect(named).toEqual([`"enum":${JSON.stringify(languages)}`]);
});
