import type { Mistake } from './mistake.ts';
import { blind, instead, mistakesIn, rose, variety } from './plans.ts';

const bridge = mistakesIn('activities/activity_20240805.json');
const dipper = mistakesIn('activities/activity_seven_star.json');
const train = 'activities/activity_20241001.json';
const table = 'activities/activity_20250129.json';
const rope = mistakesIn('activities/activity_20250906.json');
const couples = mistakesIn(blind);

/** One number of the rules, typed in all languages: told at the first. */
const said = (document: string, kind: string, words: Readonly<Record<string, string>>): Mistake => ({
  document,
  kind,
  edits: Object.entries(words).map(([find, replace]) => ({ find, replace })),
  line: { find: Object.values(words)[0] ?? '' },
});

/** The wrong list, the wrong month, the wrong language, and numbers of last year in words. */
export const slipsList: readonly Mistake[] = [
  instead(variety, 'task of each week that is done once', '"at": 5,\n        "period": "week",', '"at": 5,', {
    line: { find: '"id": "bouquet",', count: 2 },
  }),
  bridge.instead(
    'goals of all where those of teams belong',
    '"goals": ["half", "whole"]',
    '"goals": ["pier", "planks"]',
  ),
  bridge.instead(
    'goals of teams where those of all belong',
    '"milestones": ["pier", "planks", "rail", "meeting"]',
    '"milestones": ["half", "whole"]',
  ),
  dipper.instead(
    'days where levels belong',
    '"levels": ["one", "two", "three", "four", "five", "six", "seven"]',
    '"levels": ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]',
  ),
  instead(train, 'streak among days', '"stop-6", "stop-7"]', '"stop-6", "half"]'),
  couples.instead('choices without their round', '/{item.round}/choices"', '/choices"'),
  couples.instead('round of the next month', '"opens": "2024-08-06T22', '"opens": "2024-09-06T22'),
  rope.instead('evening of the next month', '"opens": "2025-09-08', '"opens": "2025-10-08'),
  rope.instead('minutes of the bell in seconds', '"bell": 10', '"bell": 600'),
  rope.instead('round pasted under the same name', '"id": "evening-4"', '"id": "evening-3"', {
    line: { find: '"id": "evening-3"', nth: 2 },
  }),
  rope.instead('support where people join', '"joining": "choose"', '"joining": "support"', {
    line: { find: '"to": "/v2/activities/{id}/battles/{item.battle}"' },
  }),
  instead(
    rose,
    'number that is asked for and not said',
    '"en": "{{ count }} {{ count == 1',
    '"en": "{{ count == 1',
  ),
  instead(
    rose,
    'picture of the gift that was copied',
    'art/rose-night/gifts/swan.svg',
    'art/rose-night/gifts/rose.svg',
  ),
  instead(
    rose,
    'Thai and Vietnamese changed over',
    '"th": "สองหัวใจ",\n        "vi": "Đôi tim"',
    '"th": "Đôi tim",\n        "vi": "สองหัวใจ"',
  ),
  instead(
    rose,
    'mainland and Taiwan changed over',
    '"cn": "心动双榜",\n        "tw": "心動雙榜"',
    '"cn": "心動雙榜",\n        "tw": "心动双榜"',
  ),
  said(train, 'streak of last year in words', {
    '连着坐 {{ checkIn.streaks.half.length }} 天': '连着坐五天',
    '連續坐 {{ checkIn.streaks.half.length }} 天': '連續坐五天',
    '{{ checkIn.streaks.half.length }} days in a row': 'Five days in a row',
    'นั่งต่อเนื่อง {{ checkIn.streaks.half.length }} วัน': 'นั่งต่อเนื่องห้าวัน',
    'Đi liền {{ checkIn.streaks.half.length }} ngày': 'Đi liền năm ngày',
  }),
  said(table, 'people of a team in words', {
    '一桌 {{ teams.size.least }} 到 {{ teams.size.most }} 个人': '一桌三到六个人',
    '一桌 {{ teams.size.least }} 到 {{ teams.size.most }} 個人': '一桌三到六個人',
    '{{ teams.size.least }} to {{ teams.size.most }} people': 'Three to six people',
    'โต๊ะละ {{ teams.size.least }} ถึง {{ teams.size.most }} คน': 'โต๊ะละสามถึงหกคน',
    'Một mâm {{ teams.size.least }} đến {{ teams.size.most }} người': 'Một mâm ba đến sáu người',
  }),
  said(train, 'days that are made up in words', {
    '误车可以补，每张 {{ checkIn.makeUp.cost }}，每人最多 {{ checkIn.makeUp.limits.total }} 张':
      '误车最多补五天，每张 {{ checkIn.makeUp.cost }}',
    '錯過可以補票，每張 {{ checkIn.makeUp.cost }}，每人最多 {{ checkIn.makeUp.limits.total }} 張':
      '錯過最多補五天，每張 {{ checkIn.makeUp.cost }}',
    'Missed a day? A late ticket is {{ checkIn.makeUp.cost }}, up to {{ checkIn.makeUp.limits.total }} per person':
      'Five days can be made up, each for {{ checkIn.makeUp.cost }}',
    'ซื้อตั๋วย้อนหลังใบละ{{ checkIn.makeUp.cost }} คนละไม่เกิน {{ checkIn.makeUp.limits.total }} ใบ':
      'ย้อนหลังได้ไม่เกินห้าวัน ใบละ{{ checkIn.makeUp.cost }}',
    'mua vé bù, mỗi vé {{ checkIn.makeUp.cost }}, mỗi người tối đa {{ checkIn.makeUp.limits.total }} vé':
      'bù tối đa năm ngày, mỗi vé {{ checkIn.makeUp.cost }}',
  }),
  {
    document: 'activities/activity_20250129.json',
    kind: 'scroll to a link, twice',
    edits: [
      { find: '"to": "errands"', replace: '"to": "#table"' },
      { find: '"to": "table"', replace: '"to": "#table"' },
    ],
  },
  instead(
    rose,
    'board asked again before the start alone',
    '"while": "phase == \'live\'"',
    '"while": "phase == \'preview\'"',
    {
      nth: 1,
    },
  ),
  instead(
    rose,
    'board asked again after the end alone',
    '"while": "phase == \'live\'"',
    '"while": "phase == \'ended\'"',
    {
      nth: 1,
    },
  ),
  instead(
    rose,
    'shop asked for when all is over',
    '"get": "/v2/activities/{id}/exchange"',
    '"get": "/v2/activities/{id}/exchange",\n      "when": "phase == \'ended\'"',
    { line: { find: '"when": "phase == \'ended\'"', nth: 1 } },
  ),
  instead(
    variety,
    'link to a page for those who build the pages',
    '"to": "/activity_center"',
    '"to": "/ac_test"',
  ),
  instead(rose, 'span of time without quotes and unit', '"every": "15s"', '"every": 15', { nth: 1 }),
];
