import { describe, expect, it } from 'vitest';
import { formatChance } from './chance.ts';

describe('a chance', () => {
  it.each([
    [46_800, '4.68%'],
    [1, '0.0001%'],
    [1_000_000, '100%'],
    [0, '0%'],
    [333_333, '33.3333%'],
  ])('%i in a million is %s', (count, text) => {
    expect(formatChance(count, 'en')).toBe(text);
  });

  it('has the comma of its language', () => {
    expect(formatChance(46_800, 'vi')).toBe('4,68%');
  });
});
