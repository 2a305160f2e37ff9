import { describe, expect, it } from 'vitest';
import { check, lineOf, mended, only, set, sound, swap, told } from '../testing/workbench.ts';

describe('check characters', () => {
  it.each([
    ['a zero width space in a key', '"aliases"', '"ali\u200bases"', 'a zero width space (U+200B)'],
    ['a soft hyphen in a key', '"aliases"', '"ali\u00adases"', 'a soft hyphen (U+00AD)'],
    ['a Cyrillic letter in a key', '"aliases"', '"аliases"', 'the Cyrillic letter `а` (U+0430)'],
    ['a no-break space in a date', '2025-05-27T00:00:00+08:00', '2025-05-27T00:00:00+08:00\u00a0', 'U+00A0'],
    ['a Cyrillic letter in a widget', '"countdown"', '"сountdown"', 'the Cyrillic letter `с` (U+0441)'],
    ['a Greek letter in an id', '"preset": "rose"', '"preset": "rοse"', 'the Greek letter `ο` (U+03BF)'],
    ['full-width letters', '"preset": "rose"', '"preset": "ｒｏｓｅ"', 'U+FF52'],
    ['curly quotes in an expression', "phase == 'live'", 'phase == ‘live’', 'a curly quote `‘` (U+2018)'],
    [
      'a no-break space in an expression',
      "phase == 'live'",
      "phase\u00a0== 'live'",
      'a no-break space (U+00A0)',
    ],
    ['a full-width sign in an expression', "phase == 'live'", "phase ＝＝ 'live'", 'U+FF1D'],
    [
      'a no-break space in a path',
      '/v2/activities/{id}/wall" }',
      '/v2/activities/{id}/wall\u00a0" }',
      'U+00A0',
    ],
    ['a byte order mark in a picture', 'art/rose/sky.svg', '\ufeffart/rose/sky.svg', 'U+FEFF'],
  ])('%s is named, with its code point', (_name, before, after, said) => {
    const text = sound.includes(before)
      ? sound
      : sound.replace('"widget": "button"', '"widget": "countdown", "to": "end"');
    const wrong = text.replace(before, () => after);
    const findings = check(wrong);
    const found = findings.filter((one) => one.rule === 'characters');
    expect(found).toHaveLength(1);
    expect(found[0]?.message).toContain(said);
    expect(found[0]?.line).toBe(lineOf(after, wrong));
  });

  it('mends keys and names', () => {
    expect(mended(swap('"aliases"', '"ali\u200bases"'))).toBe(sound);
    expect(mended(swap('"preset": "rose"', '"preset": "ｒｏｓｅ"'))).toBe(sound);
    expect(mended(swap("phase == 'live'", 'phase == ‘live’'))).toBe(sound);
  });

  it('a text that turns its direction, or has a control character, is refused', () => {
    expect(only(set('/title/en', 'Ro\u202eses'))).toMatchObject({
      rule: 'characters',
      message: expect.stringContaining('a right-to-left override (U+202E)'),
    });
    expect(only(set('/title/en', 'Ro\u0007ses')).message).toContain('U+0007');
    expect(only(set('/title/en', 'Rоses')).message).toContain('Cyrillic');
    expect(only(set('/body/1/unit/en', '{{\u00a0data.charm.total }}')).message).toContain('U+00A0');
  });

  it.each([
    '“Roses”：第１名',
    'Ро́зы',
    'α < β',
    'a\u00a0b',
    'ไทย\u200bไทย',
    '👨\u200d👩\u200d👧',
    'Tiếng Việt – é',
  ])('a text may have %s', (text) => {
    expect(told('characters', set('/title/cn', text))).toEqual([]);
  });

  it('a string inside an expression may have any letters', () => {
    expect(
      check(set('/body/1/visible', "lang == 'cn' || data.charm.total > 1 || '你好' == 'Привет'")).filter(
        (one) => one.rule === 'characters',
      ),
    ).toEqual([]);
  });
});
