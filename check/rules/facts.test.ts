import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../build/schemas.ts';
import { checkText } from '../check-text.ts';
import { readProject } from '../disk/project.ts';
import { check, drop, set, told } from '../testing/workbench.ts';
import { rangesInText } from '../words/date-ranges.ts';
import { datesInText } from '../words/dates-in-text.ts';

const rule = (en: string) => set('/body/7/rules/0/text/en', en);

const TEXT = '/body/8/body/0/rules/0/text';
const bare = { cn: '—', tw: '—', en: '—', th: '—', vi: '—' };
/** A text that says something in one language, in a campaign with five. */
const saying = (lang: string, text: string, document: string): string =>
  set(TEXT, { ...bare, [lang]: text }, document);

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

describe('check facts in sentences', () => {
  const path = 'activities/activity_20250520.json';
  const context = readProject(root);
  const campaign = readFileSync(join(root, path), 'utf8');
  // The Badge costs 5, at most 8 a person; the Bouquet costs 99, scores 99 and earns 10; of the Frame there are 1,314.
  const told = (lang: string, text: string) => checkText(path, saying(lang, text, campaign), context);

  it.each([
    ['en', 'The 520 Badge costs 80 points.', '5, its `cost`'],
    ['en', 'A Bouquet gives 98 hearts.', '99, its `points`'],
    ['en', 'Send a Bouquet and get 12 petals', '10, its `earns`'],
    ['en', 'A Bouquet is 120 diamonds', '99, its `price`'],
    ['en', 'There are 3000 frames of the kind Rose frame', '1314, its `stock`'],
    ['en', 'There are 3,000 Rose frames in all', '1314, its `stock`'],
    ['en', '| 520 Badge | 80 points | once a day |', '5, its `cost`'],
    ['en', 'Two 520 Badges cost **80** petals', '5, its `cost`'],
    ['cn', '520 徽章需要80积分', '5, its `cost`'],
    ['cn', '花束可得 98 心动值。', '99, its `points`'],
    ['cn', '玫瑰头像框共 3,000 个', '1314, its `stock`'],
    ['tw', '520 徽章，花瓣：80', '5, its `cost`'],
    ['th', 'ตรา 520 ใช้ 80 กลีบกุหลาบ', '5, its `cost`'],
    ['th', 'กรอบกุหลาบ จำนวน 3,000 ชิ้น', '1314, its `stock`'],
    ['vi', 'Huy hiệu 520 giá 1.000 cánh hoa', '5, its `cost`'],
    ['vi', 'Bó hoa cho 98 điểm tim', '99, its `points`'],
  ])('%s: %s', (lang, text, expected) => {
    expect(told(lang, text)).toMatchObject([{ rule: 'facts', expected }]);
  });

  it.each([
    ['en', 'The 520 Badge costs 5 petals.'],
    ['en', 'Two 520 Badges cost 10 petals, 8 cost 40 petals'],
    ['en', 'Bouquet x99 gives 9,801 hearts'],
    ['en', 'The 520 Badge is yours. Save 80 points for the night'],
    ['en', 'With 80 points, a 520 Badge and a Rose frame are yours'],
    ['en', 'Every 100 diamonds of a Bouquet count'],
    ['en', 'For a Bouquet, 1 diamond = 1 point'],
    ['en', 'A Bouquet counts on Adored, whose 100 best win'],
    ['en', 'Send 20 Bouquets today'],
    ['en', 'You need 3 more petals for the 520 Badge'],
    ['en', 'Bouquetière: 80 points'],
    ['en', 'The 520 Badge is worn for 3 days; 80 points are a start'],
    ['cn', '520 徽章需要 5 花瓣'],
    ['cn', '3 枚 520 徽章需要 15 花瓣'],
    ['cn', '520 徽章佩戴 3 天。满 80 积分有礼'],
    ['tw', '花束得 99 心動值、10 花瓣'],
    ['th', 'ตรา 520 ใช้ 5 กลีบกุหลาบ'],
    ['th', 'กรอบกุหลาบ จำนวน 1,314 ชิ้น'],
    ['vi', 'Khung Hoa Hồng có tổng cộng 1.314 cái'],
    ['vi', 'Bó hoa cho 99 điểm tim và 10 cánh hoa'],
    ['vi', 'Hai Huy hiệu 520 hết 10 cánh hoa'],
  ])('%s: %s is true, or of something else', (lang, text) => {
    expect(told(lang, text)).toEqual([]);
  });
});

describe('check facts of what holds several numbers', () => {
  const path = 'activities/activity_20250520.json';
  const context = readProject(root);
  const campaign = readFileSync(join(root, path), 'utf8');
  // The Plate costs 52 and gives 100 back; one person may have 5, one of them a day; of the Frame there are 1,314.
  const prize = { kind: 'prize', prize: 'nameplate', days: 7 };
  const points = { kind: 'points', points: 100 };
  const ways = [
    { gives: [prize, points], limits: { total: 5, day: 1 } },
    { gives: [points, prize], limits: { day: 1, total: 5 } },
  ];
  const told = (lang: string, text: string) =>
    ways.flatMap(({ gives, limits }) => {
      const pairs: [string, unknown][] = [
        ['/campaign/exchange/2/gives', gives],
        ['/campaign/exchange/2/limits', limits],
      ];
      const document = pairs.reduce(
        (all, [pointer, value]) => set(pointer, value, all),
        saying(lang, text, campaign),
      );
      return checkText(path, document, context).filter((one) => one.rule === 'facts');
    });
  const expected = /^(?:52, its `cost`|100, its `gives`), or (?:52, its `cost`|100, its `gives`)$/;

  it.each([
    ['en', 'The Golden Rose nameplate gives 100 petals'],
    ['en', 'The Golden Rose nameplate gives 100 points and costs 52 petals'],
    ['en', 'Golden Rose nameplate: 100'],
    ['en', 'Golden Rose nameplate: 5 in all, 1 a day'],
    ['en', 'Golden Rose nameplate: 1 a day'],
    ['cn', '金玫瑰铭牌送 100 花瓣，限量 5 枚'],
    ['tw', '金玫瑰名牌：100 花瓣'],
    ['th', 'ป้ายชื่อกุหลาบทอง ได้ 100 กลีบกุหลาบ'],
    ['vi', 'Bảng tên Hồng Vàng cho 100 cánh hoa'],
  ])('%s: %s is true in either order', (lang, text) => {
    expect(told(lang, text)).toEqual([]);
  });

  it.each([
    ['en', 'The Golden Rose nameplate gives 7 petals'],
    ['en', 'The Golden Rose nameplate gives 90 petals and costs 52 petals'],
    ['cn', '金玫瑰铭牌送 7 花瓣'],
    ['tw', '金玫瑰名牌：送 5 花瓣'],
    ['th', 'ป้ายชื่อกุหลาบทอง ได้ 7 กลีบกุหลาบ'],
    ['vi', 'Bảng tên Hồng Vàng cho 7 cánh hoa'],
  ])('%s: %s is wrong in either order: what counts something else is no excuse', (lang, text) => {
    const wrong = { expected: expect.stringMatching(expected) };
    expect(told(lang, text)).toMatchObject([wrong, wrong]);
  });

  it('of things that share a name, each may be meant', () => {
    const twins = set('/campaign/exchange/3/name/en', 'Golden Rose nameplate', campaign);
    const say = (text: string) =>
      checkText(path, saying('en', text, twins), context).filter((one) => one.rule === 'facts');
    expect(say('A Golden Rose nameplate costs 52 petals')).toEqual([]);
    expect(say('A Golden Rose nameplate costs 99 petals')).toEqual([]);
    expect(say('Golden Rose nameplate: 99')).toEqual([]);
    expect(say('A Golden Rose nameplate costs 60 petals')).toMatchObject([
      { expected: '52, its `cost`, or 99, its `cost`' },
    ]);
  });
});

describe('check facts in the languages of a text', () => {
  const path = 'activities/activity_20250520.json';
  const context = readProject(root);
  const campaign = readFileSync(join(root, path), 'utf8');
  const told = (texts: Record<string, string>) => {
    return checkText(path, set(TEXT, { ...bare, ...texts }, campaign), context).filter(
      (one) => one.rule === 'facts',
    );
  };
  const inAll = (text: string) => Object.fromEntries(Object.keys(bare).map((one) => [one, text]));
  const both = '{{ time(schedule.start) }} – {{ date(schedule.end) }} {{ time(schedule.end) }}';

  it('the one that shows another moment is told at its line', () => {
    const wrong = both.replace('time(schedule.end)', 'time(schedule.start)');
    expect(told({ ...inAll(both), vi: wrong })).toMatchObject([
      {
        severity: 'warning',
        pointer: `${TEXT}/vi`,
        message: 'the text in `vi` shows no `time(schedule.end)`, unlike most of its languages',
        expected: '`time(schedule.end)`',
      },
    ]);
  });

  it('of two languages both are named', () => {
    const two = (cn: string, en: string) =>
      check(set('/body/7/rules/0/text', { cn, en })).filter((one) => one.rule === 'facts');
    expect(two('{{ prize.halo.cost }}', '{{ gift.rose.points }}')).toMatchObject([
      {
        severity: 'warning',
        pointer: '/body/7/rules/0/text/en',
        message: expect.stringMatching(
          /`en` shows `gift.rose.points` where that in `cn` shows `prize.halo.cost`/,
        ),
      },
    ]);
    expect(two('{{ prize.halo.cost }}', 'As many as 100')).toEqual([]);
    expect(two('{{ prize.halo.cost }}', 'It costs {{ prize.halo.cost }}')).toEqual([]);
  });

  it('the one that shows another fact is told where it does', () => {
    expect(told({ ...inAll('{{ prize.badge.cost }}'), th: 'ราคา {{ prize.skin.cost }}' })).toMatchObject([
      { pointer: expect.stringMatching(/th$/), got: '`prize.skin.cost`', expected: '`prize.badge.cost`' },
    ]);
    expect(told({ tw: '{{ prize.badge.cost }}' })).toMatchObject([{ pointer: expect.stringMatching(/tw$/) }]);
  });

  it.each([
    { ...inAll(both), en: both.replace('date(', 'fullDate(') },
    { ...inAll(both), th: `{{ time(schedule.end) }} ${both}` },
    { ...inAll('{{ gift.rose.name }}: {{ prize.badge.cost }}'), vi: 'Hoa: {{ prize.badge.cost }}' },
    { ...inAll('{{ day }}'), en: "{{ day }} {{ day == 1 ? 'day' : 'days' }}" },
    {
      ...inAll('—'),
      cn: '{{ prize.badge.cost }}',
      tw: '{{ prize.badge.cost }}',
      en: '{{ prize.skin.cost }}',
    },
  ])('%j may stand there', (texts) => {
    expect(told(texts)).toEqual([]);
  });
});

describe('how much a name asks for', () => {
  const icon = 'art/rose/icons/petal.svg';
  const task = (name: object, more: object = {}) =>
    set('/campaign/tasks', [
      {
        id: 'watch',
        name,
        icon,
        counts: [{ fact: 'watch', measure: 'amount' }],
        at: 20,
        period: 'day',
        gives: [{ kind: 'points', points: 5 }],
        ...more,
      },
    ]);
  const names = (text: string) =>
    told('facts', text).filter(({ pointer }) => pointer.startsWith('/campaign/tasks'));

  it('is what the task asks for, where each language says one number', () => {
    expect(names(task({ cn: '看 15 分钟', en: 'Watch for 15 minutes' }))).toMatchObject([
      { pointer: '/campaign/tasks/0/name/cn', message: expect.stringContaining('the name says 15') },
    ]);
    expect(names(task({ cn: '看 20 分钟', en: 'Watch for 20 minutes' }))).toEqual([]);
  });

  it.each([
    ['one language alone says a number', { cn: '看 15 分钟', en: 'Watch a while' }, {}],
    ['languages that say other numbers', { cn: '看 15 分钟', en: 'Watch for 2 songs' }, {}],
    ['points', { cn: '礼物 15', en: 'Gifts 15' }, { counts: [{ fact: 'gift' }] }],
  ])('%s may be a name', (_what, name, more) => {
    expect(names(task(name, more))).toEqual([]);
  });
});

describe('a percentage', () => {
  const context = readProject(root);
  const path = 'activities/activity_pk_plunder.json';
  const source = readFileSync(join(root, path), 'utf8');
  /** The rules of the raid with what stands in the place of the percentage, in all languages. */
  const saying = (percent: string) => {
    const text = source.replaceAll('{{ battle.ring.plunder.percent }}%', percent);
    return checkText(path, text, context).filter(({ rule }) => rule === 'facts');
  };

  it('that the campaign does not have is told once a text', () => {
    expect(saying('25%')).toMatchObject([
      {
        message: expect.stringContaining('says 25%'),
        expected: '20%',
        got: '25%',
        pointer: expect.stringMatching(/cn$/),
      },
    ]);
  });

  it.each(['20%', '20 ％', '100%', '120 points'])('%s is right', (percent) => {
    expect(saying(percent)).toEqual([]);
  });
});
