import { describe, expect, it } from 'vitest';
import { compatibilityOf } from './match.ts';
import { codeOfTypes, pairNames, pairOf, typesInCode } from './pair.ts';
import { typeCodes } from './score.ts';

describe('two types side by side', () => {
  it('says the same both ways, for every two types', () => {
    for (const one of typeCodes)
      for (const other of typeCodes) {
        expect(pairOf(one, other)).toEqual(pairOf(other, one));
        expect(pairOf(one, other).score).toBe(compatibilityOf(one, other));
      }
  });

  it('names the pairs in which both have the same letter', () => {
    expect(pairOf('INFP', 'ENFJ').alike).toEqual(['SN', 'TF']);
    expect(pairOf('INFP', 'INFP').alike).toEqual(pairNames);
    expect(pairOf('INFP', 'ESTJ')).toEqual({ score: 61, alike: [] });
  });
});

describe('the code of a link', () => {
  it('carries one type or two, and gives them back', () => {
    for (const one of typeCodes) {
      expect(typesInCode(codeOfTypes(one))).toEqual([one]);
      for (const other of typeCodes) expect(typesInCode(codeOfTypes(one, other))).toEqual([one, other]);
    }
    expect(typesInCode('')).toEqual([]);
    expect(typesInCode('INFP')).toEqual(['INFP']);
  });

  it.each([
    'inf',
    'infpx',
    'xnfp',
    'infp-',
    '-infp',
    'infp-enf',
    'infp-enfj-istp',
    'infp enfj',
    '__proto__',
    '%69nfp',
    '<b>',
  ])('makes no sense of %s', (code) => expect(typesInCode(code)).toBeNull());
});
