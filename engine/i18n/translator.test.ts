import { describe, expect, it } from 'vitest';
import { languages } from './language.ts';
import { loadTranslator } from './load-translator.ts';
import { PhoneStrings } from './phone-strings.ts';
import { createTranslator } from './translator.ts';

describe('the translator', () => {
  it('counts as each language does', async () => {
    const left = await Promise.all(
      languages.map(async (lang) => {
        const t = await loadTranslator(lang);
        return [0, 1, 2, 21].map((count) => t('wall_left', { count }));
      }),
    );
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

  it.each(languages)('fills in values in %s', async (lang) => {
    const t = await loadTranslator(lang);
    const text = t('redeemed_of', { x: 3, y: '5' });
    expect(text).toMatch(/3.*5|5.*3/);
    expect(text).not.toContain('{{');
  });

  it('leaves what users wrote as they wrote it: no escaping, no nesting, no second filling in', () => {
    const t = createTranslator('en', { hello: 'Hello {{name}}', secret: 'S' });
    for (const name of ['<b>&"', '$t(secret)', '{{name}}', '{{secret}}']) {
      expect(t('hello', { name })).toBe(`Hello ${name}`);
    }
  });

  it('keeps keys whole: a dot or a colon is part of one', () => {
    const t = createTranslator('en', { 'a.b': 'dot', 'a:b': 'colon' });
    expect([t('a.b'), t('a:b')]).toEqual(['dot', 'colon']);
  });

  it('answers a key that it does not have with the key, so that tests see it', () => {
    expect(createTranslator('th', {})('nowhere')).toBe('nowhere');
  });
});

describe('the texts of a page', () => {
  it('are recorded while it is drawn, each with its values', () => {
    const strings = new PhoneStrings({}, createTranslator('en', { a: 'A', b: '{{n}} left' }));
    expect(strings.complete).toBe(true);
    strings.t('a');
    strings.t('b', { n: 1 });
    strings.t('b', { n: 2 });
    expect(Object.values(strings.record)).toEqual(['A', '1 left', '2 left']);
  });

  it('come from that record on the phone, until the translator takes over', () => {
    const drawn = new PhoneStrings({}, createTranslator('en', { a: 'A', b: '{{n}} left' }));
    drawn.t('a');
    drawn.t('b', { n: 1 });
    const sent = JSON.parse(JSON.stringify(drawn.record)) as Record<string, string>;

    const phone = new PhoneStrings(sent);
    expect(phone.complete).toBe(false);
    expect([phone.t('a'), phone.t('b', { n: 1 })]).toEqual(['A', '1 left']);
    expect(phone.t('b', { n: 2 }), 'nobody has asked for it before: empty, never a key').toBe('');
    phone.use(createTranslator('en', { a: 'A', b: '{{n}} left' }));
    expect(phone.complete).toBe(true);
    expect(phone.t('b', { n: 2 })).toBe('2 left');
    expect(phone.record, 'nothing is added to it: a live board asks for ever new values').toEqual(sent);
  });
});
