import { describe, expect, it } from 'vitest';
import { gapBefore, shareOfBefore } from './gap.ts';

describe('gap to the place before', () => {
  it('is what one lacks to draw level, and nothing where there is no place before', () => {
    expect(gapBefore(90, 120)).toBe(30);
    expect(gapBefore(120, 120)).toBe(0);
    expect(gapBefore(120, undefined)).toBeNull();
  });

  it('is never below nothing while two answers overlap', () => {
    expect(gapBefore(130, 120)).toBe(0);
    expect(shareOfBefore(130, 120)).toBe(100);
  });

  it('gives the bar its length in whole percent', () => {
    expect(shareOfBefore(30, 120)).toBe(25);
    expect(shareOfBefore(0, 0)).toBe(100);
    expect(shareOfBefore(5, undefined)).toBe(100);
  });
});
