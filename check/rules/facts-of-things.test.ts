// Every third day: checks a document for each of its cases.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../build/schemas.ts';
import { checkText } from '../check-text.ts';
import { readProject } from '../disk/project.ts';
import { set, told } from '../testing/workbench.ts';

const TEXT = '/body/9/body/0/rules/0/text';
const bare = { cn: '—', tw: '—', en: '—', th: '—', vi: '—' };
/** A text that says something in one language, in a campaign with five. */
const saying = (lang: string, text: string, document: string): string =>
  set(TEXT, { ...bare, [lang]: text }, document);

describe('check facts in sentences', () => {
  const path = 'activities/activity_20250520.json';
  const context = readProject(root);
  const campaign = readFileSync(join(root, path), 'utf8');
  // The Badge costs 5, at most 8 a person; the Bouquet costs 99, scores 99 and earns 10; of the Frame there are 1,314.
  // A number that stands without its blanks is told of its marks as well.
  const told = (lang: string, text: string) =>
    checkText(path, saying(lang, text, campaign), context).filter(({ rule }) => rule !== 'marks');

  it.each([
    ['en', 'The 520 badge costs 80 points.', '5, its `cost`'],
    ['en', 'A Bouquet gives 98 hearts.', '99, its `points`'],
    ['en', 'Send a Bouquet and get 12 petals', '10, its `earns`'],
    ['en', 'A Bouquet is 120 diamonds', '99, its `price`'],
    ['en', 'There are 3000 frames of the kind Rose frame', '1314, its `stock`'],
    ['en', 'There are 3,000 Rose frames in all', '1314, its `stock`'],
    ['en', '| 520 badge | 80 points | once a day |', '5, its `cost`'],
    ['en', 'Two 520 badges cost **80** petals', '5, its `cost`'],
    ['cn', '520 徽章需要80积分', '5, its `cost`'],
    ['cn', '花束可得 98 心动值。', '99, its `points`'],
    ['cn', '玫瑰头像框共 3,000 个', '1314, its `stock`'],
    ['tw', '520 徽章，花瓣：80', '5, its `cost`'],
    ['th', 'เข็ม 520 บอกรัก ใช้ 80 กลีบกุหลาบ', '5, its `cost`'],
    ['th', 'กรอบกุหลาบ จำนวน 3,000 ชิ้น', '1314, its `stock`'],
    ['vi', 'Huy hiệu 520 giá 1.000 cánh hoa', '5, its `cost`'],
    ['vi', 'Bó hoa cho 98 điểm tim', '99, its `points`'],
  ])('%s: %s', (lang, text, expected) => {
    expect(told(lang, text)).toMatchObject([{ rule: 'facts', expected }]);
  });

  it.each([
    ['en', 'The 520 badge costs 5 petals.'],
    ['en', 'Two 520 badges cost 10 petals, 8 cost 40 petals'],
    ['en', 'Bouquet x99 gives 9,801 hearts'],
    ['en', 'The 520 badge is yours. Save 80 points for the night'],
    ['en', 'With 80 points, a 520 badge and a Rose frame are yours'],
    ['en', 'Every 100 diamonds of a Bouquet count'],
    ['en', 'For a Bouquet, 1 diamond = 1 point'],
    ['en', 'A Bouquet counts on Adored, whose 100 best win'],
    ['en', 'Send 20 Bouquets today'],
    ['en', 'You need 3 more petals for the 520 badge'],
    ['en', 'Bouquetière: 80 points'],
    ['en', 'The 520 badge is worn for 3 days; 80 points are a start'],
    ['cn', '520 徽章需要 5 花瓣'],
    ['cn', '3 枚 520 徽章需要 15 花瓣'],
    ['cn', '520 徽章佩戴 3 天。满 80 积分有礼'],
    ['tw', '花束得 99 心動值、10 花瓣'],
    ['th', 'เข็ม 520 บอกรัก ใช้ 5 กลีบกุหลาบ'],
    ['th', 'กรอบกุหลาบ จำนวน 1,314 ชิ้น'],
    ['vi', 'Khung hoa hồng có tổng cộng 1.314 cái'],
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
    ['en', 'The Golden rose nameplate gives 100 petals'],
    ['en', 'The Golden rose nameplate gives 100 points and costs 52 petals'],
    ['en', 'Golden rose nameplate: 100'],
    ['en', 'Golden rose nameplate: 5 in all, 1 a day'],
    ['en', 'Golden rose nameplate: 1 a day'],
    ['cn', '金玫瑰名牌送 100 花瓣，限量 5 枚'],
    ['tw', '金玫瑰名牌：100 花瓣'],
    ['th', 'ป้ายชื่อกุหลาบทอง ได้ 100 กลีบกุหลาบ'],
    ['vi', 'Bảng tên hoa hồng vàng cho 100 cánh hoa'],
  ])('%s: %s is true in either order', (lang, text) => {
    expect(told(lang, text)).toEqual([]);
  });

  it.each([
    ['en', 'The Golden rose nameplate gives 7 petals'],
    ['en', 'The Golden rose nameplate gives 90 petals and costs 52 petals'],
    ['cn', '金玫瑰名牌送 7 花瓣'],
    ['tw', '金玫瑰名牌：送 5 花瓣'],
    ['th', 'ป้ายชื่อกุหลาบทอง ได้ 7 กลีบกุหลาบ'],
    ['vi', 'Bảng tên hoa hồng vàng cho 7 cánh hoa'],
  ])('%s: %s is wrong in either order: what counts something else is no excuse', (lang, text) => {
    const wrong = { expected: expect.stringMatching(expected) };
    expect(told(lang, text)).toMatchObject([wrong, wrong]);
  });

  it('of things that share a name, each may be meant', () => {
    const twins = set('/campaign/exchange/3/name/en', 'Golden rose nameplate', campaign);
    const say = (text: string) =>
      checkText(path, saying('en', text, twins), context).filter((one) => one.rule === 'facts');
    expect(say('A Golden rose nameplate costs 52 petals')).toEqual([]);
    expect(say('A Golden rose nameplate costs 99 petals')).toEqual([]);
    expect(say('Golden rose nameplate: 99')).toEqual([]);
    expect(say('A Golden rose nameplate costs 60 petals')).toMatchObject([
      { expected: '52, its `cost`, or 99, its `cost`' },
    ]);
  });
});

describe('the number in the name of what is done piece by piece', () => {
  const named = (cn: string, en: string, at: number) =>
    told(
      'facts',
      set(
        '/campaign/milestones',
        [
          {
            id: 'first',
            name: { cn, en },
            icon: 'art/rose/icons/petal.svg',
            at,
            counts: [{ fact: 'gift', measure: 'amount' }],
            gives: [{ kind: 'points', points: 10 }],
          },
        ],
        set('/body/3/milestones', ['first']),
      ),
    );

  it('is how often, also where it gives as many points', () => {
    expect(named('看 10 分钟', 'Watch for 10 minutes', 20)).toMatchObject([
      {
        severity: 'warning',
        pointer: '/campaign/milestones/0/name/cn',
        message: 'the name says 10, and `first` asks for 20',
        expected: 'a number of its own: 20; or a name without one',
      },
    ]);
    expect(named('看 20 分钟', 'Watch for 20 minutes', 20)).toEqual([]);
  });

  it('may be what it gives, where it counts that', () => {
    expect(named('送礼得 10 花瓣', 'Give, and get 10 petals', 20)).toEqual([]);
  });
});
