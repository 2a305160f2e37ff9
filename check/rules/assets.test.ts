import { describe, expect, it } from 'vitest';
import { check, only, set } from '../testing/workbench.ts';

describe('check assets', () => {
  it('a picture that is not there comes with the nearest', () => {
    expect(only(set('/body/0/art/sky', 'art/rose/sk.svg'))).toMatchObject({
      rule: 'assets',
      nearest: 'art/rose/sky.svg',
    });
    expect(only(set('/campaign/currency/icon', 'art/rose/icons/petla.svg'))).toMatchObject({
      nearest: 'art/rose/icons/petal.svg',
    });
    expect(only(set('/campaign/currency/icon', 'art/rse/icons/petal.svg'))).toMatchObject({
      nearest: 'art/rose/icons/petal.svg',
    });
  });

  it('another file of the project is as good', () => {
    expect(check(set('/body/0/art/sky', 'art/rose/icons/petal.svg'))).toEqual([]);
  });

  it('upper case is not lower case', () => {
    expect(only(set('/body/0/art/sky', 'art/rose/Sky.svg'))).toMatchObject({ pointer: '/body/0/art/sky' });
  });
});
