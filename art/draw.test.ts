import { describe, expect, it } from 'vitest';
import { turned } from './draw.ts';

describe('path data turned around the origin', () => {
  it('has each point turned and scaled, in whole units', () => {
    expect(turned('M0 8C-34 2-47-28-27-43L10 0Z', 90, 2)).toBe('M-16 0C-4-68 56-94 86-54L0 20Z');
    expect(turned('M1.6 0L0-2.4Z', 0)).toBe('M2 0L0-2Z');
  });

  it.each(['M0 0h4Z', 'M0 0H4Z', 'M0 0A4 4 0 0 1 8 0'])('refuses %s, which cannot be turned by points', (d) =>
    expect(() => turned(d, 90)).toThrow(d),
  );
});
