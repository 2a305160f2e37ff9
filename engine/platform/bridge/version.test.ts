import { describe, expect, it } from 'vitest';
import { appVersionOf, isAtLeast } from './version.ts';

describe('the app’s version', () => {
  it.each([
    ['x GalaApp/5.2.1 y', '5.2.1'],
    ['GalaApp/5', '5'],
    ['GalaApp/beta', null],
    ['Mozilla', null],
    ['0123456789 9.1', null],
  ])('%s is %s', (userAgent, version) => expect(appVersionOf(userAgent, ['GalaApp/'])).toBe(version));

  it.each([
    ['5.10', '5.9', true],
    ['5.9', '5.10', false],
    ['5', '5.0.0', true],
    ['4.99', '5', false],
  ])('%s is at least %s: %s', (version, least, holds) => expect(isAtLeast(version, least)).toBe(holds));
});
