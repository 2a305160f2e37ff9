import { describe, expect, it } from 'vitest';
import { PhoneStrings } from './phone-strings.ts';
import { createTranslator } from './translator.ts';

describe('the translator', () => {
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
    const strings = new PhoneStrings({}, createTranslator('en', { yes: 'A', more: '{{n}} left' }));
    expect(strings.complete).toBe(true);
    strings.t('yes');
    strings.t('more', { n: 1 });
    strings.t('more', { n: 2 });
    expect(Object.values(strings.record)).toEqual(['A', '1 left', '2 left']);
  });

  it('come from that record on the phone, until the translator takes over', () => {
    const drawn = new PhoneStrings({}, createTranslator('en', { yes: 'A', more: '{{n}} left' }));
    drawn.t('yes');
    drawn.t('more', { n: 1 });
    const sent = JSON.parse(JSON.stringify(drawn.record)) as Record<string, string>;

    const phone = new PhoneStrings(sent);
    expect(phone.complete).toBe(false);
    expect([phone.t('yes'), phone.t('more', { n: 1 })]).toEqual(['A', '1 left']);
    expect(phone.t('more', { n: 2 }), 'nobody has asked for it before: empty, never a key').toBe('');
    phone.use(createTranslator('en', { yes: 'A', more: '{{n}} left' }));
    expect(phone.complete).toBe(true);
    expect(phone.t('more', { n: 2 })).toBe('2 left');
    expect(phone.record, 'nothing is added to it: a live board asks for ever new values').toEqual(sent);
  });
});
