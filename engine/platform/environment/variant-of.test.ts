import { describe, expect, it } from 'vitest';
import { proves } from '../../../tools/testing/proves.ts';
import settings from '../settings.json' with { type: 'json' };
import { variantOf } from './variant-of.ts';

const { recognisedBy } = settings.variants.global;
const nobody = { bundleId: '', userAgent: 'Mozilla/5.0 GalaApp/5.2', ipIsUs: false };

describe('§1 the app variant', () => {
  it('§1 variant: domestic where nothing says global', () => {
    proves('1.3');
    expect(variantOf(nobody, recognisedBy)).toBe('domestic');
    expect(variantOf({ ...nobody, bundleId: 'com.example.gala.cn' }, recognisedBy)).toBe('domestic');
  });

  it.each([
    ['the bundle id', { bundleId: 'com.example.gala.global' }],
    ['the user agent', { userAgent: 'Mozilla/5.0 GalaApp/5.2 GalaGlobal/5.2' }],
    ['the overseas flag', { ipIsUs: true }],
    ['all three', { bundleId: 'com.example.gala.global', userAgent: 'GalaGlobal/5.2', ipIsUs: true }],
  ])('§1 variant (T21): %s alone says global', (_name, signs) => {
    proves('1.3', 'T21');
    expect(variantOf({ ...nobody, ...signs }, recognisedBy)).toBe('global');
  });

  it('§1 variant: a bundle id is the whole id', () => {
    proves('1.3');
    for (const bundleId of [
      'com.example.gala',
      'com.example.gala.global.beta',
      'COM.EXAMPLE.GALA.GLOBAL',
      ' ',
    ]) {
      expect(variantOf({ ...nobody, bundleId }, recognisedBy)).toBe('domestic');
    }
  });
});
