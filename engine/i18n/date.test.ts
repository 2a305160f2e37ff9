import { describe, expect, it } from 'vitest';
import { formatDate } from './date.ts';
import { languages } from './language.ts';

const midnight = Date.parse('2025-05-20T00:00:00+08:00');

describe('dates', () => {
  it('are the campaign’s, in its own offset, whoever reads them', () => {
    expect(formatDate(midnight, 'en', 480, 'both')).toMatch(/May 20.*00:00/);
    expect(formatDate(midnight, 'en', -300, 'both')).toMatch(/May 19.*11:00/);
    expect(formatDate(midnight, 'en', 330, 'time')).toBe('21:30');
    expect(formatDate(midnight - 1, 'en', 480, 'date')).toBe('May 19');
  });

  it('name the same day in every language, in the Gregorian calendar', () => {
    for (const lang of languages) expect(formatDate(midnight, lang, 480, 'date')).toContain('20');
    expect(formatDate(midnight, 'cn', 480, 'date')).toBe('5\u00a0月\u00a020\u00a0日');
    expect(formatDate(midnight, 'th', 480, 'date')).not.toContain('2568');
  });

  it('are in numbers where people write them so', () => {
    expect(formatDate(midnight, 'vi', 480, 'date')).toBe('20/5');
    expect(formatDate(midnight, 'vi', 480, 'both')).toBe('00:00 20/5');
  });
});
