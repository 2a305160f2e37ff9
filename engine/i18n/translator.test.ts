import { describe, expect, it } from 'vitest';
import { createSayer } from './sayer.ts';
import { createTranslator } from './translator.ts';

describe.each([
  ['of the build', createTranslator],
  ['of a phone', createSayer],
])('the translator %s', (_name, create) => {
  it('leaves what users wrote as they wrote it: no escaping, no nesting, no second filling in', () => {
    const t = create('en', { hello: 'Hello {{name}}', secret: 'S' });
    for (const name of ['<b>&"', '$t(secret)', '{{name}}', '{{secret}}']) {
      expect(t('hello', { name })).toBe(`Hello ${name}`);
    }
  });

  it('keeps keys whole: a dot or a colon is part of one', () => {
    const t = create('en', { 'a.b': 'dot', 'a:b': 'colon' });
    expect([t('a.b'), t('a:b')]).toEqual(['dot', 'colon']);
  });

  it('takes the form that fits a count, and the text as it stands where it has no forms', () => {
    const t = create('en', {
      left_one: '{{count}} note',
      left_other: '{{count}} notes',
      all: 'All {{count}}',
    });
    expect([0, 1, 2].map((count) => t('left', { count }))).toEqual(['0 notes', '1 note', '2 notes']);
    expect([1, 2].map((count) => t('all', { count }))).toEqual(['All 1', 'All 2']);
    expect(create('th', { left_other: 'เหลือ {{count}}' })('left', { count: 1 })).toBe('เหลือ 1');
  });

  it('writes every digit of a number, grouped as the language does, and a score as it comes', () => {
    const texts = {
      seats_one: '{{count}} seat',
      seats_other: '{{count}} seats',
      said: '{{points}} of {{all}}',
    };
    const t = create('en', texts);
    expect([999, 9800, 12_400].map((count) => t('seats', { count }))).toEqual([
      '999 seats',
      '9,800 seats',
      '12,400 seats',
    ]);
    expect(t('said', { points: '1.2w', all: '9800' })).toBe('1.2w of 9800');
    expect(create('vi', texts)('said', { points: 9800, all: 0.5 })).toBe('9.800 of 0,5');
  });

  it('answers a key that it does not have with the key, so that tests see it', () => {
    expect(create('th', {})('nowhere')).toBe('nowhere');
  });
});
