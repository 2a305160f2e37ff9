import { describe, expect, it } from 'vitest';
import { letteringSize } from './lettering-size.ts';

describe('lettering of the hero', () => {
  it.each([
    ['520', 'large'],
    ['520 告白季', 'large'],
    ['国庆黄金周嘉年华', 'medium'],
    ['520 Confession Nights', 'medium'],
    ['Anniversary Carnival of Lights', 'small'],
  ])('%s is %s', (title, size) => {
    expect(letteringSize(title)).toBe(size);
  });

  it('gives marks above and below a letter no room of their own', () => {
    expect(letteringSize('กี่กี่กี่กี่กี่กี่')).toBe('large');
    expect(letteringSize('e\u0302\u0301'.repeat(14))).toBe('large');
  });
});
