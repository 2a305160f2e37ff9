import { describe, expect, test } from 'vitest';
import { nearestName } from './nearest.ts';

describe('the nearest valid name', () => {
  const phases = ['preview', 'live', 'settling', 'ended'];

  test.each([
    ['lvie', 'live'],
    ['LIVE', 'live'],
    ['prevew', 'preview'],
    ['setling', 'settling'],
    ['endd', 'ended'],
  ])('%s was meant as %s', (typo, meant) => {
    expect(nearestName(typo, phases)).toBe(meant);
  });

  test.each(['', 'x', 'window', 'constructor', 'a'.repeat(10_000)])('nothing is near "%.20s"', (name) => {
    expect(nearestName(name, phases)).toBeUndefined();
  });

  test('of a short word no two letters are wrong', () => {
    expect(nearestName('bat', ['cab'])).toBeUndefined();
    expect(nearestName('tabs', ['tilt'])).toBeUndefined();
  });

  test('of two equally near names the first one is given', () => {
    expect(nearestName('bat', ['cat', 'hat'])).toBe('cat');
  });

  test('of two that are as near, takes the one with the same first letter', () => {
    expect(nearestName('tost', ['post', 'toast'])).toBe('toast');
    expect(nearestName('tost', ['toast', 'post'])).toBe('toast');
    expect(nearestName('tost', ['post', 'most'])).toBe('post');
  });
});
