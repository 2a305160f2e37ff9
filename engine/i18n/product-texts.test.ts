import { describe, expect, it } from 'vitest';
import errors from '../../schemas/spec/errors.json' with { type: 'json' };
import { proves } from '../../scripts/test/proves.ts';
import { faultText } from '../http/errors.ts';
import { keepTogether } from './keep-together.ts';
import { languages } from './language.ts';
import { loadTranslator } from './load-translator.ts';
import productTexts from './product-texts.json' with { type: 'json' };

const texts: Record<string, Record<string, string>> = productTexts;

/** What a key lacks: each language needs a text, and a plural one the forms that its grammar has. */
function missing(all: Record<string, Record<string, string>>): string[] {
  return Object.entries(all).flatMap(([key, text]) => {
    const wanted = key.endsWith('_one') ? ['en'] : [...languages];
    const absent = wanted.filter((lang) => !text[lang]?.trim()).map((lang) => `${key} ${lang}`);
    const other =
      key.endsWith('_one') && !all[key.replace(/_one$/, '_other')] ? [`${key} without _other`] : [];
    const one = key.endsWith('_other') && !all[key.replace(/_other$/, '_one')] ? [`${key} without _one`] : [];
    return [...absent, ...other, ...one];
  });
}

const names = (text: string): string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '').sort();

describe('product texts', () => {
  it('are there in all five languages, and in the forms that each one counts with', () => {
    expect(missing(texts)).toEqual([]);
  });

  it('would be missed', () => {
    const five = { cn: 'a', tw: 'a', en: 'a', th: 'a', vi: 'a' };
    expect(missing({ x: { ...five, th: ' ' } })).toEqual(['x th']);
    expect(missing({ x_one: { en: 'a' } })).toEqual(['x_one without _other']);
    expect(missing({ x_other: five })).toEqual(['x_other without _one']);
    expect(missing({ x_one: {}, x_other: { ...five, vi: '' } })).toEqual(['x_one en', 'x_other vi']);
  });

  it('fill in the same values in every language', () => {
    for (const [key, text] of Object.entries(texts)) {
      if (key.endsWith('_one')) continue;
      for (const lang of languages)
        expect([key, lang, names(text[lang] ?? '')]).toEqual([key, lang, names(text.en ?? '')]);
    }
  });

  it.each([
    ['nothing_more', 'Nothing More'],
    ['unlisted', 'unlisted'],
    ['tba', 'TBA'],
    ['loading', 'loading'],
    ['error.token_expired', 'Token expired'],
    ['error.no_permission', 'No permission'],
  ])('§8 T31 T76: %s is in English exactly %s', (key, text) => {
    proves('T31', 'T76');
    expect(texts[key]?.en).toBe(text);
  });

  it('§8: the two fixed errors are the catalogue’s', () => {
    const catalogue = new Map(errors.errors.map((one) => [one.id, one.text]));
    expect(texts[faultText.expired]?.en).toBe(catalogue.get('token_expired'));
    expect(texts[faultText.forbidden]?.en).toBe(catalogue.get('no_permission'));
    for (const key of Object.values(faultText)) expect(texts).toHaveProperty([key]);
  });

  it.each(languages)('reach a phone in %s as they are written', async (lang) => {
    const t = await loadTranslator(lang);
    for (const [key, text] of Object.entries(texts)) {
      if (/_one$|_other$|\{\{/.test(key + (text[lang] ?? ''))) continue;
      expect(t(key)).toBe(keepTogether(text[lang] ?? ''));
    }
  });
});
