import { describe, expect, it } from 'vitest';
import { formatDate, formatMoment, nameOfDay } from './date.ts';
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

  it('have their year where it is asked for', () => {
    const full = languages.map((lang) => formatDate(midnight, lang, 480, 'full').replaceAll('\u00a0', ' '));
    expect(full).toEqual([
      '2025 年 5 月 20 日',
      '2025 年 5 月 20 日',
      'May 20, 2025',
      '20 พ.ค. 2025',
      '20/5/2025',
    ]);
  });

  it('say after a time what people say', () => {
    expect(formatDate(midnight, 'th', 480, 'both')).toBe('20 พ.ค. 00:00\u00a0น.');
    expect(formatDate(midnight, 'th', 480, 'time')).toBe('00:00');
  });
});

describe('a day that is near', () => {
  const said = (before: number, lang: 'en' | 'th' | 'cn' = 'en', now = midnight) =>
    nameOfDay(now - before, now, lang, 480);

  it('has its name from one midnight of the page to the next', () => {
    expect(said(0)).toBe('Today');
    expect(said(1)).toBe('Yesterday');
    expect(said(86_400_000)).toBe('Yesterday');
    expect(said(86_400_001)).toBe('');
    expect(said(-86_399_999), 'the clock of the app may be ahead').toBe('Today');
    expect(said(-86_400_000)).toBe('');
    expect(said(0, 'cn')).toBe('今天');
    expect(said(1, 'th')).toBe('เมื่อวาน');
  });

  it('has none where nobody knows the time', () => {
    expect(nameOfDay(midnight, Number.NaN, 'en', 480)).toBe('');
  });
});

describe('a moment of an answer', () => {
  const said = (iso: string | undefined, offset = 480) => formatMoment(iso, 'en', offset);

  it('has its day and time, however near it is', () => {
    expect(said('2025-05-20T15:59:59.000Z')).toBe('May 20, 23:59');
    expect(said('2025-05-20T12:00:05.000Z')).toBe('May 20, 20:00');
    expect(said('2025-05-21T12:00:00.000Z')).toBe('May 21, 20:00');
  });

  it('is of the next day from the campaign’s midnight on', () => {
    expect(said('2025-05-20T16:00:00.000Z')).toBe('May 21, 00:00');
    expect(said('2025-12-31T16:00:00.000Z')).toBe('Jan 1, 00:00');
  });

  it('is of the campaign’s zone, not of the reader’s', () => {
    expect(said('2025-05-20T16:00:00.000Z', 0)).toBe('May 20, 16:00');
    expect(said('2025-05-20T02:00:00.000Z', -300)).toBe('May 19, 21:00');
    expect(said('2025-05-20T18:30:00.000Z', 345)).toBe('May 21, 00:15');
  });

  it('reads as dates do in each language', () => {
    const iso = '2025-05-20T16:00:00.000Z';
    expect(languages.map((lang) => formatMoment(iso, lang, 480))).toEqual([
      '5\u00a0月\u00a021\u00a0日 00:00',
      '5\u00a0月\u00a021\u00a0日 00:00',
      'May 21, 00:00',
      '21 พ.ค. 00:00\u00a0น.',
      '00:00 21/5',
    ]);
  });

  it('is nothing where nothing ever changes', () => {
    for (const lang of languages) expect(formatMoment(undefined, lang, 480)).toBe('');
  });
});
