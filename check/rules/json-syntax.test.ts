import { describe, expect, it } from 'vitest';
import { check, lineOf, mended, only, sound, swap } from '../testing/workbench.ts';

describe('check json-syntax', () => {
  it('a sound document has nothing to mend', () => {
    expect(check(sound)).toEqual([]);
  });

  it('a comma after the last entry is told at the comma and removed', () => {
    const wrong = swap('"languages": ["cn", "en"],', '"languages": ["cn", "en",],');
    expect(only(wrong)).toMatchObject({ rule: 'json-syntax', line: 5, column: 27, got: '","' });
    expect(mended(wrong)).toBe(sound);
  });

  it('comments are refused and removed with their lines', () => {
    const wrong = swap('  "version": 1,\n', '  // the format\n  "version": 1,\n');
    expect(only(wrong)).toMatchObject({ rule: 'json-syntax', line: 3, message: 'JSON has no comments' });
    expect(mended(wrong)).toBe(sound);
    expect(mended(swap('"version": 1,', '"version": 1, /* first */'))).toBe(sound);
  });

  it('a byte order mark is told and removed', () => {
    const wrong = `\uFEFF${sound}`;
    expect(only(wrong)).toMatchObject({ rule: 'json-syntax', line: 1, got: 'U+FEFF' });
    expect(mended(wrong)).toBe(sound);
  });

  it('a file in another encoding is told at the first sign that was lost', () => {
    const latin = Buffer.from(
      swap('"en": "Roses" },\n  "languages"', '"en": "Rosé" },\n  "languages"'),
      'latin1',
    );
    expect(only(latin.toString('utf8'))).toMatchObject({ rule: 'json-syntax', line: 4, got: 'U+FFFD' });
  });

  it('a key that stands twice is told at the second', () => {
    const wrong = swap('"version": 1,', '"version": 1,\n  "version": 1,');
    expect(only(wrong)).toMatchObject({
      rule: 'json-syntax',
      line: 4,
      message: 'the key `version` stands twice in this object: first on line 3',
    });
    expect(mended(wrong)).toBe(sound);
    expect(only(swap('"version": 1,', '"version": 1,\n  "version": 2,')).fix).toBeUndefined();
  });

  it.each(['__proto__', 'constructor', 'prototype'])('the key %s is refused', (key) => {
    const wrong = swap('"version": 1,', `"version": 1,\n  "${key}": { "polluted": true },`);
    expect(only(wrong)).toMatchObject({ rule: 'json-syntax', line: 4, got: `\`${key}\`` });
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });

  it.each([65, 200, 100_000])('%i levels are refused with one message', (depth) => {
    const wrong = swap(
      '"version": 1,',
      `"version": 1, "x": ${'['.repeat(depth - 1)}${']'.repeat(depth - 1)},`,
    );
    expect(only(wrong)).toMatchObject({
      rule: 'json-syntax',
      expected: 'at most 64 levels',
      line: lineOf('"version"'),
    });
  });

  it('2 MB are refused before they are read', () => {
    const wrong = swap('"version": 1,', `"version": 1, "x": [{ "${'x'.repeat(2 * 1024 * 1024)},`);
    expect(only(wrong)).toMatchObject({ rule: 'json-syntax', expected: 'at most 512 kB' });
  });

  it('signs of several bytes count as such', () => {
    const wrong = swap('"version": 1,', `"version": 1, "x": "${'玫'.repeat(180 * 1024)}",`);
    expect(only(wrong)).toMatchObject({ rule: 'json-syntax', expected: 'at most 512 kB' });
  });

  it.each([
    ['', 'the file is empty', 1],
    ['"version": 1,', 'a comma is missing after this', 3, '"version": 1'],
    ['"version": 1,', 'the colon after the key is missing', 3, '"version" 1,'],
    ['"version": 1,', 'the value stands without quotes', 3, '"version": one,'],
    ['"version": 1,', 'a string is not closed on its line', 3, '"version": "1,'],
    ['"version": 1,', 'strings stand in double quotes', 3, "'version': 1,"],
  ] as const)('one message for broken JSON: %s -> %s', (before, message, line, after?: string) => {
    const wrong = after === undefined ? before : swap(before, after);
    expect(only(wrong)).toMatchObject({ rule: 'json-syntax', message, line });
  });

  it('a document cut off anywhere gets one message', () => {
    for (let at = 1; at < sound.length - 2; at += 97) {
      expect(
        check(sound.slice(0, at)).map((one) => one.rule),
        `cut at ${at}`,
      ).toEqual(['json-syntax']);
    }
  });
});
