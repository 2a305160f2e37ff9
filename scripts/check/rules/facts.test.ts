import { describe, expect, it } from 'vitest';
import { datesInText } from '../dates-in-text.ts';
import { check, only, set } from '../workbench.ts';

const rule = (en: string) => set('/body/7/rules/0/text/en', en);

describe('check facts', () => {
  it.each([
    'From May 20, 2024',
    'It ends on December 1',
    '2024 年 5 月 20 日',
    '20 พ.ค. 2567',
    'ngày 20/5/2024',
    '2024-05-20',
    'Until 3 Aug, or August 3',
  ])('%s is not near the campaign', (text) => {
    expect(only(rule(text))).toMatchObject({ rule: 'facts', severity: 'warning' });
  });

  it.each([
    'From May 20, 2025 to May 27',
    '5 月 20 日',
    '20 พ.ค. 2568',
    'ngày 20/5/2025',
    'Rewards until June 30',
    'Rose: **10**',
    'Rose: 5 petals',
    'Rose: 7 days',
    'Rose: 30 %',
    'Swan: 100, Rose: 10',
    'Halo: 100',
    'Primrose: 7',
    'May you win 20 roses',
    '1 diamond = 1 point',
  ])('%s may stand there', (text) => {
    expect(check(rule(text))).toEqual([]);
  });

  it.each(['Rose: **7**', 'Swan: 1,000', 'Halo: 99', '- Rose: 10\n- Swan: 101'])(
    '%s is no number of it',
    (text) => {
      expect(only(rule(text))).toMatchObject({
        rule: 'facts',
        message: expect.stringContaining('no such number'),
      });
    },
  );

  it('dates are read in the ways of all languages', () => {
    expect(
      datesInText('2025 年 5 月 18 日, May 18, 18 พ.ค. 2568, ngày 18/5').map(({ year, month, day }) => [
        year,
        month,
        day,
      ]),
    ).toEqual([
      [2025, 5, 18],
      [undefined, 5, 18],
      [2025, 5, 18],
      [undefined, 5, 18],
    ]);
  });
});
