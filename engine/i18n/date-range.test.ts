import { describe, expect, it } from 'vitest';
import { formatRange, type RangeStyle } from './date-range.ts';
import { type Language, languages } from './language.ts';

/** As the eye reads it. */
const said = (from: string, to: string, lang: Language, style: RangeStyle): string =>
  formatRange(Date.parse(`${from}+08:00`), Date.parse(`${to}+08:00`), lang, 480, style)
    .join('')
    .replaceAll('\u00a0', ' ');
const saidInAll = (from: string, to: string, style: RangeStyle): readonly string[] =>
  languages.map((lang) => said(`${from}:00`, `${to}:00`, lang, style));

describe('days from when until when', () => {
  it('of one month name it once', () => {
    expect(saidInAll('2026-11-16T00:00', '2026-11-23T00:00', 'date')).toEqual([
      '11 月 16 日 – 22 日',
      '11 月 16 日 – 22 日',
      'Nov 16–22',
      '16–22 พ.ย.',
      '16–22/11',
    ]);
    expect(saidInAll('2026-11-16T00:00', '2026-11-23T00:00', 'full')).toEqual([
      '2026 年 11 月 16 日 – 22 日',
      '2026 年 11 月 16 日 – 22 日',
      'Nov 16–22, 2026',
      '16–22 พ.ย. 2026',
      '16–22/11/2026',
    ]);
  });

  it('of one year name it once, where the language has it', () => {
    expect(saidInAll('2026-11-30T00:00', '2026-12-04T00:00', 'date')).toEqual([
      '11 月 30 日 – 12 月 3 日',
      '11 月 30 日 – 12 月 3 日',
      'Nov 30 – Dec 3',
      '30 พ.ย. – 3 ธ.ค.',
      '30/11 – 3/12',
    ]);
    expect(saidInAll('2026-11-30T00:00', '2026-12-04T00:00', 'full')).toEqual([
      '2026 年 11 月 30 日 – 12 月 3 日',
      '2026 年 11 月 30 日 – 12 月 3 日',
      'Nov 30 – Dec 3, 2026',
      '30 พ.ย. – 3 ธ.ค. 2026',
      '30/11 – 3/12/2026',
    ]);
  });

  it('of two years name both', () => {
    const both = [
      '2025 年 12 月 20 日 – 2026 年 1 月 3 日',
      '2025 年 12 月 20 日 – 2026 年 1 月 3 日',
      'Dec 20, 2025 – Jan 3, 2026',
      '20 ธ.ค. 2025 – 3 ม.ค. 2026',
      '20/12/2025 – 3/1/2026',
    ];
    expect(saidInAll('2025-12-20T00:00', '2026-01-04T00:00', 'full')).toEqual(both);
    expect(saidInAll('2025-12-20T10:00', '2026-01-04T00:00', 'both'), 'moments, too').toEqual(both);
  });

  it('name no year from December to January, and both where one would be read instead of two', () => {
    expect(said('2025-12-29T00:00:00', '2026-01-05T00:00:00', 'en', 'date')).toBe('Dec 29 – Jan 4');
    expect(said('2025-12-29T00:00:00', '2026-01-05T00:00:00', 'cn', 'date')).toBe('12 月 29 日 – 1 月 4 日');
    expect(said('2025-06-19T00:00:00', '2026-06-19T00:00:00', 'en', 'date')).toBe(
      'Jun 19, 2025 – Jun 18, 2026',
    );
    expect(said('2024-12-29T00:00:00', '2026-01-05T00:00:00', 'vi', 'date')).toBe('29/12/2024 – 4/1/2026');
    expect(said('2025-06-19T00:00:00', '2026-08-04T00:00:00', 'th', 'date')).toBe(
      '19 มิ.ย. 2025 – 3 ส.ค. 2026',
    );
  });

  it('are one where there is one', () => {
    expect(saidInAll('2026-11-11T10:00', '2026-11-12T00:00', 'date')).toEqual([
      '11 月 11 日',
      '11 月 11 日',
      'Nov 11',
      '11 พ.ย.',
      '11/11',
    ]);
    expect(said('2026-11-11T10:00:00', '2026-11-12T00:00:00', 'cn', 'full')).toBe('2026 年 11 月 11 日');
    // What ends as it begins had that day.
    expect(said('2026-11-11T00:00:00', '2026-11-11T00:00:00', 'en', 'date')).toBe('Nov 11');
  });

  it('are those of the campaign, whose midnight is the border', () => {
    const days = (offset: number) =>
      formatRange(
        Date.parse('2026-11-16T00:00+08:00'),
        Date.parse('2026-11-23T00:00+08:00'),
        'vi',
        offset,
        'date',
      );
    expect(days(480).join('')).toBe('16–22/11');
    expect(days(0).join('')).toBe('15–22/11');
  });
});

describe('moments from when until when', () => {
  it('each have their day', () => {
    expect(saidInAll('2026-11-16T20:00', '2026-11-23T00:00', 'both')).toEqual([
      '11 月 16 日 20:00 – 11 月 23 日 00:00',
      '11 月 16 日 20:00 – 11 月 23 日 00:00',
      'Nov 16, 20:00 – Nov 23, 00:00',
      '16 พ.ย. 20:00 น. – 23 พ.ย. 00:00 น.',
      '20:00 16/11 – 00:00 23/11',
    ]);
  });

  it('of one day name it once', () => {
    expect(saidInAll('2026-11-16T18:00', '2026-11-16T22:30', 'both')).toEqual([
      '11 月 16 日 18:00–22:30',
      '11 月 16 日 18:00–22:30',
      'Nov 16, 18:00–22:30',
      '16 พ.ย. 18:00–22:30 น.',
      '18:00–22:30 16/11',
    ]);
  });

  it('until the midnight after New Year’s Eve are of one year', () => {
    expect(said('2025-12-30T00:00:00', '2026-01-01T00:00:00', 'en', 'both')).toBe(
      'Dec 30, 00:00 – Jan 1, 00:00',
    );
  });
});

it.each(languages)('%s: a line ends before the dash alone', (lang) => {
  const [from, dash, to] = formatRange(
    Date.parse('2025-12-20T00:00+08:00'),
    Date.parse('2026-01-04T00:00+08:00'),
    lang,
    480,
    'full',
  );
  expect([from.includes(' '), dash, to.includes(' ')]).toEqual([false, ' –\u00a0', false]);
});
