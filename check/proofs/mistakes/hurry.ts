import type { Mistake, MistakeEdit } from './mistake.ts';
import {
  edited,
  instead,
  lighthouse,
  lucky,
  mistakesIn,
  plunder,
  rose,
  summer,
  variety,
  yearbook,
} from './plans.ts';

const fair = mistakesIn('activities/activity_20250129.json');
const harvest = mistakesIn('activities/activity_20251030.json');
const harbour = mistakesIn('activities/activity_20250618.json');
const golden = mistakesIn('activities/activity_20251001.json');
const golden24 = mistakesIn('activities/activity_20241001.json');
const lines = mistakesIn('activities/activity_20241111.json');
const water = mistakesIn('activities/activity_20250414.json');

/** The rose's file under the name of another year. */
const copied = (kind: string, edits: readonly MistakeEdit[], line: string, nth?: number): Mistake => ({
  document: rose,
  as: 'activities/activity_20260520.json',
  kind,
  edits: [{ find: '"name": "activity_20250520"', replace: '"name": "activity_20260520"' }, ...edits],
  line: { find: line, ...(nth ? { nth } : {}) },
});
const moved: readonly MistakeEdit[] = [
  { find: '"preview": "2025-', replace: '"preview": "2026-' },
  { find: '"start": "2025-', replace: '"start": "2026-' },
  { find: '"end": "2025-', replace: '"end": "2026-' },
  { find: '"settle": "2025-', replace: '"settle": "2026-' },
];

/** A number in the place of a fact, in all languages. */
const typed = (kind: string, fact: string, text: string): Mistake => ({
  document: plunder,
  kind,
  edits: Array.from({ length: 5 }, () => ({ find: fact, nth: 1, replace: text })),
});

/** Slips of somebody who is in a hurry: what stands there is valid, and not what was meant. */
export const hurryList: readonly Mistake[] = [
  copied('copy with the dates of the other', [], '"start": "2025-05-18'),
  copied('copy with the title of the other', moved, '"title": {', 1),
  instead(
    lucky,
    'draw without its odds',
    '"widget": "draw-odds",\n          "from": "lucky",\n          "draw": "lucky"',
    '"widget": "divider"',
    { line: { find: '"draw": "lucky"', nth: 2 } },
  ),
  edited(
    lucky,
    'odds pasted twice',
    {
      find: '          "widget": "draw-odds",',
      insert:
        '          "widget": "draw-odds",\n          "from": "lucky",\n          "draw": "lucky"\n        },\n        {\n',
    },
    { find: '"from": "lucky",\n          "draw": "lucky"\n        }\n', count: 2 },
  ),
  edited(
    plunder,
    'champion pasted twice',
    {
      find: '          "widget": "champion",',
      insert:
        '          "widget": "champion",\n          "from": "battles",\n          "battle": "ring"\n        },\n        {\n',
    },
    { find: '"battle": "ring"', nth: 2 },
  ),
  harvest.instead(
    'steps listed out of order',
    '"steps": ["one", "four", "eight"]',
    '"steps": ["four", "one", "eight"]',
  ),
  harvest.instead(
    'task out of reach that asks for more than its name',
    '"measure": "amount"\n          }\n        ],\n        "at": 2,',
    '"measure": "amount"\n          }\n        ],\n        "at": 40,',
    { line: { find: '"cn": "凑齐 2 个搭手的人"' } },
  ),
  harvest.instead('levels listed out of order', '"seed", "sprout", "vine"', '"seed", "vine", "sprout"'),
  fair.instead(
    'goals of a team listed out of order',
    '["soup", "fish", "feast"]',
    '["fish", "soup", "feast"]',
  ),
  fair.instead('goal of a team with noughts too many', '"at": 8888,', '"at": 8888000,'),
  fair.instead('unit left in Vietnamese', '"th": "ความคึกคัก"', '"th": "vị Tết"', { nth: 2 }),
  harvest.instead('paid track that gives less', '"days": 30', '"days": 3', { nth: 1 }),
  fair.instead(
    'founding that forgets the tasks',
    '"refresh": ["mine", "seats", "errands"]',
    '"refresh": ["mine", "seats"]',
    { nth: 1 },
  ),
  golden24.instead(
    'stamp that forgets the tasks',
    '"refresh": ["ticket", "album", "distance", "kiosk", "errands"]',
    '"refresh": ["ticket", "album", "distance", "kiosk"]',
    { nth: 1 },
  ),
  instead(
    summer,
    'draw that forgets the tasks',
    '["packs", "finds", "opened", "album", "chores"]',
    '["packs", "finds", "opened", "album"]',
  ),
  instead(
    lighthouse,
    'claim that forgets the pass, which costs what it gives',
    '"refresh": ["tasks", "balance", "season"]',
    '"refresh": ["tasks", "balance"]',
  ),
  golden.instead(
    'redemption that forgets the days that can be made up',
    '"refresh": ["shop", "balance", "stamps"]',
    '"refresh": ["shop", "balance"]',
  ),
  instead(summer, 'drop in seconds', '"every": 15,', '"every": 900,', {
    line: { find: '"cn": "看直播 15 分钟"' },
  }),
  instead(summer, 'drop with another number in its name', '"every": 8,', '"every": 12,', {
    line: { find: '"cn": "在房间里说 8 句"' },
  }),
  instead(summer, 'tickets for a year', '"tickets": 1', '"tickets": 9999'),
  instead(summer, 'tickets of each day that nobody can use', '"tickets": 1', '"tickets": 200'),
  harbour.instead('code in minor units', '"points": 30\n', '"points": 300000\n', { nth: 1 }),
  instead(yearbook, 'title for more days than are counted', '"least": 20', '"least": 200'),
  instead(yearbook, 'reveal of another year', '"reveals": "2024-12-28', '"reveals": "2025-12-28'),
  instead(
    'activities/sign-center/message.json',
    'letters to visitors alone',
    '"visible": "signedIn"',
    '"visible": "!signedIn"',
  ),
  instead(
    'activities/sign-center/message.json',
    'letter that stays unread',
    '"to": "/v2/messages/{item.id}/read",\n          "refresh": ["messages"]',
    '"to": "/v2/messages/{item.id}/read"',
    { line: { find: '{\n          "do": "post",\n          "to": "/v2/messages/{item.id}/read"' } },
  ),
  typed('percentage of last year', '{{ battle.ring.plunder.percent }}', '25'),
  golden.edited(
    'day taken out of the calendar',
    { find: '          "id": "day-3",', lines: 'delete', count: 10 },
    { find: '"days": [\n' },
  ),
  water.edited(
    'round taken out',
    { find: '            "id": "middle",', lines: 'delete', count: 12 },
    { find: 'battle.sois.rounds.middle', nth: 1 },
  ),
  instead(
    plunder,
    'battle shown when all is over',
    '"id": "ring",\n      "title"',
    '"id": "ring",\n      "visible": "phase == \'ended\'",\n      "title"',
    { line: { find: '"visible": "phase == \'ended\'",\n      "title"', nth: 1 } },
  ),
  instead(
    'activities/dress_center/tag.json',
    'more columns than nodes',
    '"widget": "grid",',
    '"widget": "grid",\n          "columns": 3,',
    { line: { find: '"columns": 3' } },
  ),
  instead(
    'activities/mutiple_gift.json',
    "a part below the app's bar",
    '    }\n  ],\n  "campaign": {',
    '    },\n    { "widget": "divider" }\n  ],\n  "campaign": {',
    { line: { find: '"widget": "open-app-bar"' } },
  ),
  instead(
    'activities/pay_rule.json',
    'buttons in a widget of another name',
    '"widget": "stack"',
    '"widget": "row"',
  ),
  instead(summer, 'set in major units', '"points": 80\n', '"points": 1\n'),
  harvest.instead('track in major units', '"points": 360', '"points": 3'),
  harvest.instead('track in minor units', '"points": 360', '"points": 36000'),
  harvest.instead('levels for nothing', '"points": 70\n', '"points": 7\n'),
  instead(lighthouse, 'level that costs more than the track', '"points": 80\n', '"points": 8000\n'),
  {
    document: variety,
    kind: 'as many to choose as last year',
    edits: [
      { find: '最多选 {{ poll.acts.choose.most }} 个', replace: '最多选两个' },
      { find: '最多選 {{ poll.acts.choose.most }} 個', replace: '最多選兩個' },
      { find: 'up to {{ poll.acts.choose.most }} acts', replace: 'up to two acts' },
      { find: 'ไม่เกิน {{ poll.acts.choose.most }} การแสดง', replace: 'ไม่เกินสองการแสดง' },
      { find: 'tối đa {{ poll.acts.choose.most }} tiết mục', replace: 'tối đa hai tiết mục' },
    ],
    line: { find: '最多选两个' },
  },
  instead('activities/passport.json', 'fewer to choose than its help says', '"most": 3\n', '"most": 2\n', {
    line: { find: '最多选三样' },
  }),
  edited(
    'activities/promotion.json',
    'band pasted twice',
    { find: '      "widget": "phase-banner",', insert: '      "widget": "phase-banner"\n    },\n    {\n' },
    { find: '"widget": "phase-banner"', nth: 2 },
  ),
  {
    document: 'activities/activity_20250414.json',
    kind: 'side with the title of the other',
    edits: [
      {
        find: '"cn": "万寿菊街",\n              "tw": "萬壽菊街",\n              "en": "Marigold",\n              "th": "ซอยดาวเรือง",\n              "vi": "Vạn Thọ"',
        replace:
          '"cn": "茉莉街",\n              "tw": "茉莉街",\n              "en": "Jasmine",\n              "th": "ซอยมะลิ",\n              "vi": "Hoa Nhài"',
      },
    ],
    line: { find: '"id": "marigold",', count: 2 },
  },
  instead(lucky, 'single draw in minor units', '"points": 10\n', '"points": 1000\n', { nth: 1 }),
  fair.instead('code of a team sent as its id', '"code": "item.code"', '"team": "item.code"', { nth: 1 }),
  water.instead('battle sent as a side', '"side": "item.side"', '"side": "item.battle"', { nth: 1 }),
  lines.instead('history under another path', '/exchange_records', '/exchange/records', { nth: 1 }),
  instead(
    rose,
    'paging of another source',
    '"get": "/v2/activities/{id}/exchange"',
    '"get": "/v2/activities/{id}/exchange",\n      "paging": { "size": 20 }',
    {
      line: { find: '"paging": { "size": 20 }' },
    },
  ),
  instead(rose, 'start of another year', '"start": "2025-', '"start": "2024-'),
];
