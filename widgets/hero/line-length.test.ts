import { describe, expect, it } from 'vitest';
import { lineLength } from './line-length.ts';

describe('lettering of the hero: two lines at most', () => {
  it.each([
    ['520', 9],
    // 4 letters and 3 characters of 1.5 in one line.
    ['520 告白季', 9],
    // 5 characters of 1.5, then 3.
    ['国庆黄金周嘉年华', 9],
    // The best break is after Confession: 14 letters.
    ['520 Confession Nights', 15],
    ['Anniversary Carnival of Lights', 18],
    // One word cannot be broken.
    ['Rechtsschutzversicherung', 22],
    ['A title that is far too long for any two lines of lettering on a phone', 22],
  ])('%s takes lines of %i letters', (title, length) => {
    expect(lineLength(title)).toBe(length);
  });

  it('gives marks above and below a letter no room of their own', () => {
    expect(lineLength('e\u0302\u0301'.repeat(9))).toBe(9);
    expect(lineLength('e'.repeat(10))).toBe(11);
  });

  it('breaks Thai, which has no spaces, between words only', () => {
    // สัปดาห์ทอง | ฉลองชาติ: 7 letters, and no two halves of a word.
    expect(lineLength('สัปดาห์ทองฉลองชาติ')).toBe(9);
    expect(lineLength('กติกากิจกรรมปลูกเมล็ด')).toBe(11);
    // What joins a compound takes no room.
    expect(lineLength('ก\u2060'.repeat(9))).toBe(9);
  });
});
