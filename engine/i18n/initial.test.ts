import { describe, expect, it } from 'vitest';
import { initialOf } from './initial.ts';

describe('the letter for a name without a picture', () => {
  it.each([
    ['Sesame', 'S'],
    ['芝麻酱派', '芝'],
    ['งาบด', 'ง'],
    ['🎤 Mic', '🎤'],
    ['', ''],
  ])('is the first of %j: %j', (name, letter) => {
    expect(initialOf(name)).toBe(letter);
  });

  it.each([
    ['เพลงช้า', 'พ'],
    ['แดง', 'ด'],
    ['โรงหนัง', 'ร'],
    ['ใบไม้', 'บ'],
    ['ไม่จิ้มอะไรเลย', 'ม'],
  ])('is a consonant where Thai writes the vowel before it: %j: %j', (name, letter) => {
    expect(initialOf(name)).toBe(letter);
  });
});
