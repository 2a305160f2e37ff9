import { describe, expect, it } from 'vitest';
import { inPlainSigns, namesOf, oddSigns, shownText } from './signs.ts';

describe('characters that are not what they look like', () => {
  it.each([
    ['\u00a0', 'a no-break space (U+00A0)', ' '],
    ['\u200b', 'a zero width space (U+200B)', ''],
    ['\ufeff', 'a byte order mark (U+FEFF)', ''],
    ['，', 'a full-width comma `，` (U+FF0C)', ','],
    ['“', 'a curly quote `“` (U+201C)', '"'],
    ['а', 'the Cyrillic letter `а` (U+0430)', 'a'],
    ['ж', 'the Cyrillic letter `ж` (U+0436)', 'ж'],
    ['ο', 'the Greek letter `ο` (U+03BF)', 'o'],
    ['ｗ', 'the full-width sign `ｗ` (U+FF57)', 'w'],
    ['３', 'the full-width sign `３` (U+FF13)', '3'],
    ['๓', 'the digit `๓` (U+0E53)', '๓'],
  ])('%j', (sign, name, plain) => {
    expect(oddSigns(`x${sign}`)).toEqual([{ sign, offset: 1, name, plain }]);
    expect(inPlainSigns(sign)).toBe(plain);
  });

  it.each(['abc', '你好', 'ไทย', 'Tiếng Việt', '🌹', 'é'])('%s has none', (text) => {
    expect(oddSigns(text)).toEqual([]);
    expect(shownText(text)).toBe(text);
  });

  it('what nobody can see is shown', () => {
    expect(shownText('a\u200bb')).toBe('a<U+200B>b');
    expect(namesOf(oddSigns('\u00a0\u00a0\u200b'))).toBe(
      'a no-break space (U+00A0), a zero width space (U+200B)',
    );
  });
});
