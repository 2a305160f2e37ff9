import { describe, expect, it } from 'vitest';
import type { TextValue } from '../document.ts';
import { inLanguage, pickTexts } from './pick-text.ts';

describe('a text in one language', () => {
  it('is that of the page, else Chinese, else the first there is', () => {
    expect(inLanguage({ cn: '一', en: 'one', vi: 'một' }, 'en')).toBe('one');
    expect(inLanguage({ en: 'one', cn: '一' }, 'vi')).toBe('一');
    expect(inLanguage({ en: 'one', vi: 'một' }, 'th')).toBe('one');
    expect(inLanguage({} as TextValue, 'en')).toBe('');
    expect(inLanguage('one', 'vi')).toBe('one');
  });
});

describe('data of a module', () => {
  it('has each of its texts in one language, and all else as it is', () => {
    const value = {
      $schema: 'x',
      list: [{ cn: '一', en: 'one' }, 4, null],
      none: {},
      mixed: { en: 'one', other: 1 },
    };
    expect(pickTexts(value, 'en')).toEqual({
      list: ['one', 4, null],
      none: {},
      mixed: { en: 'one', other: 1 },
    });
  });
});
