import { describe, expect, it } from 'vitest';
import { check, drop, set, told } from '../testing/workbench.ts';
import { rangesInText } from '../words/date-ranges.ts';
import { datesInText } from '../words/dates-in-text.ts';

const rule = (en: string) => set('/body/7/rules/0/text/en', en);

describe('what a name says in numbers', () => {
  const item = (name: object, more: object = {}) =>
    set('/campaign/exchange/0', {
      id: 'halo',
      name,
      icon: 'art/rose/icons/petal.svg',
      cost: 100,
      gives: [{ kind: 'points', points: 40 }],
      limits: { total: 2, day: 1 },
      ...more,
    });
  const names = (text: string) =>
    told('facts', text).filter(({ pointer }) => pointer.startsWith('/campaign'));

  it.each([
    [{ cn: '40 花瓣', en: '40 petals' }],
    [{ cn: '花瓣 ×40', en: '40 Petals' }],
    [{ cn: '520 徽章', en: '520 Badge' }],
    [{ cn: '光环', en: 'Halo No. 7' }],
    [{ cn: '光环 100', en: 'Halo for 100 petals' }],
  ])('%o is right', (name) => {
    expect(names(item(name))).toEqual([]);
  });

  it('is a number that the thing has: all languages that say another one are told together', () => {
    expect(names(item({ cn: '50 花瓣', en: '50 petals' }))).toMatchObject([
      {
        severity: 'warning',
        pointer: '/campaign/exchange/0/name/cn',
        message: 'the name says 50, and `halo` has no such number',
        expected: 'a number of its own: 100, 40, 2, 1; or a name without one',
        related: [{ message: 'and here' }],
      },
    ]);
  });

  it('is so where one language alone is another, in whatever it counts', () => {
    expect(names(item({ cn: '40 花瓣', en: 'Purse of 400' }))).toMatchObject([
      { pointer: '/campaign/exchange/0/name/en', got: 'Purse of 400' },
    ]);
    expect(names(item({ cn: '花瓣 ×4', en: '40 petals' }))).toMatchObject([
      { pointer: '/campaign/exchange/0/name/cn' },
    ]);
  });

  it('is for how long one has it', () => {
    const prizes = [{ id: 'frame', name: { cn: '框', en: 'Frame' } }];
    const gives = [{ kind: 'prize', prize: 'frame', days: 7 }];
    const framed = (en: string) => names(set('/campaign/prizes', prizes, item({ cn: '框', en }, { gives })));
    expect(framed('7-day frame')).toEqual([]);
    expect(framed('Frame, 7 days')).toEqual([]);
    expect(framed('Frame, 30 days')).toMatchObject([{ message: expect.stringContaining('says 30') }]);
  });
});

describe('check facts', () => {
  it.each([
    ['Lucky wheel: 15 petals a draw', []],
    ['Lucky wheel: 140 petals for ten draws', []],
    ['The Lucky wheel takes 15 petals a draw', []],
    ['The Lucky wheel takes 12 petals a draw', ['15, its `cost.single`, or 140, its `cost.ten`']],
    ['Lucky wheel: 12', ['one of 15, 140, 200, 50']],
  ])('a draw and what it costs: %s', (text, expected) => {
    const icon = 'art/rose/icons/petal.svg';
    const points = (amount: number) => [{ kind: 'points', points: amount }];
    const prizes = ['one', 'two'].map((id) => ({ id, name: { cn: '奖', en: id }, icon, weight: 1 }));
    const draw = {
      id: 'wheel',
      name: { cn: '幸运转盘', en: 'Lucky wheel' },
      cost: { single: points(15), ten: points(140) },
      exhausted: 'reweight',
      limits: { total: 200, day: 50 },
      prizes,
    };
    expect(told('facts', set('/campaign/draws', [draw], rule(text))).map((one) => one.expected)).toEqual(
      expected,
    );
  });

  it.each([
    'From May 20, 2024',
    'It ends on December 1',
    '2024 年 5 月 20 日',
    '20 พ.ค. 2567',
    'ngày 20/5/2024',
    '2024-05-20',
    'Until 3 Aug, or August 3',
  ])('%s is not near the campaign', (text) => {
    expect(told('facts', rule(text))).toMatchObject([{ rule: 'facts', severity: 'warning' }]);
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
    expect(told('facts', rule(text))).toEqual([]);
  });

  it.each(['Rose: **7**', 'Swan: 1,000', 'Halo: 99', '- Rose: 10\n- Swan: 101'])(
    '%s is no number of it',
    (text) => {
      expect(told('facts', rule(text))).toMatchObject([
        {
          rule: 'facts',
          message: expect.stringContaining('no such number'),
        },
      ]);
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

  it.each([
    'from May 20 to May 29, 2025',
    'May 20, 2025, 00:00 - May 29, 00:00',
    'May 20–29',
    'from 20 to 29 May 2025',
    'May 1st through 29th',
    'from April 30 to May 27',
    '5 月 20 日至 29 日',
    '2025 年 5 月 20 日（周二）到 5 月 29 日',
    '20–29 พ.ค. 2568',
    'ตั้งแต่ 20 พ.ค. เวลา 00:00 น. ถึง 29 พ.ค.',
    'từ 20/5 đến 29/5',
    'Từ 00:00 ngày 20/5/2025 đến 23:59 ngày 29/5',
    'từ ngày 20 tháng 5 đến ngày 29 tháng 5',
    '2025-05-20 to 2025-05-29',
  ])('%s leaves the campaign', (text) => {
    expect(told('facts', rule(text))).toMatchObject([
      {
        rule: 'facts',
        expected: 'days from 2025-05-01 to 2025-05-28',
      },
    ]);
  });

  it.each([
    'from May 20 to May 27, 2025',
    'May 20–28',
    'from May 21 to 22',
    'Wear it from May 27 to June 10',
    'Warm up from April 20 to May 20',
    'May is from April 20 to June 10',
    'From April 30, 23:00 to May 26, 23:00 in Bangkok',
    'May 20 – 29 prizes a day',
    'On May 20 and June 2',
    '5 月 20 日至 27 日',
    'từ 20/5 đến 27/5',
  ])('%s does not', (text) => {
    expect(told('facts', rule(text))).toEqual([]);
  });

  it('a document with parameters and no schedule has no days to agree with', () => {
    const open = drop('/schedule', set('/body/7/rules/0/text/en', 'from May 20, 2001 to May 29'));
    expect(check(open).filter((one) => one.rule === 'facts')).toEqual([]);
  });

  it('a year that one end of a range names holds for both', () => {
    const text = 'December 30 to January 2, 2026';
    expect(rangesInText(text, datesInText(text))).toMatchObject([
      { from: { year: 2025 }, to: { year: 2026 } },
    ]);
  });
});
