import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readProductTexts, textFiles } from '../../build/product-texts.ts';
import { keepTogether } from '../../engine/i18n/keep-together.ts';
import { type Language, languages } from '../../engine/i18n/language.ts';
import { textsFor } from '../../engine/i18n/product-texts.ts';
import { createSayer } from '../../engine/i18n/sayer.ts';
import { createTranslator } from '../../engine/i18n/translator.ts';
import { proves } from '../../tools/testing/proves.ts';

const texts = readProductTexts();
const sayerOf = (lang: Language) => createSayer(lang, textsFor(texts[lang]));

describe('the product texts on a phone', () => {
  it('counts as each language does', () => {
    const left = languages.map((lang) => [0, 1, 2, 21].map((count) => sayerOf(lang)('wall_left', { count })));
    const [cn, tw, en, th, vi] = left;
    expect(en).toEqual(['0 notes left', '1 note left', '2 notes left', '21 notes left']);
    for (const one of [cn, tw, th, vi]) {
      const forms = new Set(one?.map((text) => text.replace(/\d+/, 'N')));
      expect(forms.size, 'a language without plurals has one form').toBe(1);
      expect(one?.map((text) => /\d+/.exec(text)?.[0])).toEqual(['0', '1', '2', '21']);
    }
    expect(
      new Set(left.map((one) => one[2])).size,
      'four or five languages read differently',
    ).toBeGreaterThan(3);
  });

  it.each(languages)('fills in values in %s', (lang) => {
    const t = sayerOf(lang);
    const text = t('redeemed_of', { x: 3, y: '5' });
    expect(text).toMatch(/3.*5|5.*3/);
    expect(text).not.toContain('{{');
  });

  it.each(['unlisted', 'TBA'])('§8 T76: a board says in English exactly %s', (text) => {
    proves('T76');
    expect(sayerOf('en')(text.toLowerCase())).toBe(text);
  });

  it.each(languages)('are in %s as they are written', (lang) => {
    const t = sayerOf(lang);
    const written = textFiles().flatMap(({ text }) =>
      Object.entries(JSON.parse(text) as Record<string, Record<string, string>>),
    );
    expect(written.length).toBeGreaterThan(50);
    for (const [key, { [lang]: text = '' }] of written) {
      if (/_one$|_other$|\{\{/.test(key + text)) continue;
      expect(t(key)).toBe(keepTogether(text));
    }
  });

  it.each(languages)(
    'in %s are what pages were drawn with: those of i18next, whatever is filled in',
    (lang) => {
      const mine = sayerOf(lang);
      const drawn = createTranslator(lang, textsFor(texts[lang]));
      const value = fc.oneof(
        fc.nat(),
        fc.string({ unit: 'grapheme' }),
        fc.constantFrom('$&', '$t(retry)', '{{count}}', '<b>', '&amp;', '%{x}', 1_000_000, -1),
      );
      const keys = [
        ...new Set(Object.keys(textsFor(texts[lang])).map((key) => key.replace(/_(one|other)$/, ''))),
      ];
      expect(keys.length).toBeGreaterThan(50);
      for (const key of keys) {
        const all = textsFor(texts[lang]);
        const names = [...(all[key] ?? all[`${key}_other`] ?? '').matchAll(/\{\{(\w+)\}\}/g)].map(
          ([, name = '']) => name,
        );
        const filled = fc.record({
          ...Object.fromEntries(names.map((name) => [name, value])),
          count: fc.oneof(fc.nat({ max: 30 }), fc.nat()),
        });
        fc.assert(
          fc.property(filled, (values) => {
            expect(mine(key, values)).toBe(drawn(key, values));
            if (names.length === 0 && all[key] !== undefined) expect(mine(key)).toBe(drawn(key));
          }),
          { numRuns: 30 },
        );
      }
    },
  );
});
