import { describe, expect, it } from 'vitest';
import { check, drop, only, set, sound, swap } from '../testing/workbench.ts';

describe('check languages', () => {
  it('a text that lacks a declared language is told where the text begins', () => {
    expect(only(drop('/title/en'))).toMatchObject({
      rule: 'languages',
      pointer: '/title',
      line: 4,
      message: 'the text lacks `en`',
    });
  });

  it('a language that is not declared is told at its key', () => {
    const wrong = swap(
      '"title": { "cn": "玫瑰", "en": "Roses" },\n  "languages"',
      '"title": { "cn": "玫瑰", "en": "Roses", "th": "กุหลาบ" },\n  "languages"',
    );
    expect(only(wrong)).toMatchObject({ rule: 'languages', pointer: '/title/th', line: 4 });
  });

  it('a declared language that nearly all texts lack is one mistake of the declaration', () => {
    expect(only(set('/languages', ['cn', 'en', 'th']))).toMatchObject({
      rule: 'languages',
      pointer: '/languages/2',
    });
  });

  it('a language that all texts have and none declares is one mistake too', () => {
    expect(only(set('/languages', ['cn']))).toMatchObject({ rule: 'languages', pointer: '/languages' });
  });

  it('one string is not enough for two languages', () => {
    expect(only(set('/title', 'Roses'))).toMatchObject({
      rule: 'languages',
      pointer: '/title',
      got: 'a string',
    });
  });

  it('one string is enough for one language', () => {
    const wrong =
      '{ "$schema": "../schemas/generated/activity.editor.gen.json", "version": 1, "title": "Roses", "languages": ["en"], "theme": { "preset": "rose" }, "body": [] }';
    expect(check(wrong, 'activities/new.json')).toEqual([]);
    expect(check(sound)).toEqual([]);
  });
});
