import type { Mistake } from './mistake.ts';
import { carnival, golden, instead, lido, lucky, mistakesIn, pinnacle, rose, variety } from './plans.ts';

const pool = mistakesIn(lido);
const alley = mistakesIn('activities/activity_20241018.json');
const notes = mistakesIn('activities/activity_20241115.json');

/** The five texts of one entry, as they stand in a document. */
const texts = (pad: string, [cn, tw, en, th, vi]: readonly string[]): string =>
  `"cn": "${cn}",\n${pad}"tw": "${tw}",\n${pad}"en": "${en}",\n${pad}"th": "${th}",\n${pad}"vi": "${vi}"`;
const tab = ' '.repeat(16);
const day = (n: number) => texts(tab, [`第 ${n} 天`, `第 ${n} 天`, `Day ${n}`, `วันที่ ${n}`, `Ngày ${n}`]);

/** What is left of the entry that was copied, of the starter and of a first try: labels, keys, numbers for names, conditions. */
export const leftoversList: readonly Mistake[] = [
  // Labels of the tab, section or part from which the next one was made.
  pool.instead('label of the day before', day(4), day(3), { line: { find: '"key": 4,', count: 2 } }),
  pool.instead('label of the day before, in one language', '"th": "วันที่ 5"', '"th": "วันที่ 4"', {
    line: { find: '"th": "วันที่ 4"', nth: 2 },
  }),
  pool.instead('number of another day', '"en": "Day 7"', '"en": "Day 1"', {
    line: { find: '"en": "Day 1"', nth: 2 },
  }),
  instead(
    rose,
    'title of the section above',
    '"cn": "花瓣换礼",\n        "tw": "花瓣換禮",\n        "en": "Petal shop"',
    '"cn": "告白礼物",\n        "tw": "告白禮物",\n        "en": "Petal shop"',
    { line: { find: '"cn": "告白礼物"', nth: 2 } },
  ),
  instead(rose, 'heading of the rule above', '"en": "Ties"', '"en": "How it counts"', {
    line: { find: '"en": "How it counts"', nth: 2 },
  }),
  instead(
    rose,
    'heading of the rule above, in Vietnamese',
    '"vi": "Khi bằng điểm"',
    '"vi": "Cách tính điểm"',
    {
      line: { find: '"vi": "Cách tính điểm"', nth: 2 },
    },
  ),
  // State keys that nothing writes any more, or that tabs write in the place of another.
  notes.instead(
    'tabs that write nothing',
    '"widget": "tabs",\n          "state": "night",',
    '"widget": "tabs",',
    {
      line: { find: '"night": {', nth: 1 },
    },
  ),
  pool.edited(
    'tabs of the one list that write the key of the other',
    { find: '"state": "lap",', replace: '"state": "round",' },
    { find: '"state": "round",' },
  ),
  {
    document: lido,
    kind: 'tabs with the state key of another page',
    edits: [
      {
        find: '    "lap": {\n      "type": "number",',
        insert:
          '    "day": {\n      "type": "number",\n      "values": [1, 2, 3, 4, 5, 6, 7],\n      "initial": "day"\n    },\n',
      },
      { find: '"state": "lap",', replace: '"state": "day",' },
    ],
    line: { find: '"state": "day",' },
  },
  // Conditions that ask nothing, or no more than whether the page is there.
  instead(
    rose,
    'part that is always to be seen',
    '"id": "boards",\n      "visible": "phase != \'preview\'"',
    '"id": "boards",\n      "visible": "true"',
    { line: { find: '"visible": "true"' } },
  ),
  instead(
    golden,
    'part that is switched off',
    '"visible": "phase in [\'settling\', \'ended\']"',
    '"visible": "false"',
    { nth: 1 },
  ),
  instead(
    rose,
    'phases that are all there are',
    '"visible": "phase in [\'preview\', \'live\']"',
    "\"visible\": \"phase == 'preview' || phase == 'live' || phase == 'settling' || phase == 'ended'\"",
  ),
  instead(
    rose,
    'part that is shown, by true',
    '"id": "boards",\n      "visible": "phase != \'preview\'"',
    '"id": "boards",\n      "visible": true',
    { line: { find: '"visible": true' } },
  ),
  // Keys of tabs, numbers in the state, that a condition has in quotes; and titles of two sentences.
  instead(golden, 'day in quotes in a condition', 'state.day == day"', "state.day == '2'\""),
  instead(golden, 'day in quotes at a tab', '"key": 3,', '"key": "3",'),
  instead(golden, 'days in quotes', '[1, 2, 3, 4, 5, 6, 7]', '["1", "2", "3", "4", "5", "6", "7"]'),
  instead(
    golden,
    'days and their type in quotes',
    '"type": "number",\n      "values": [1, 2, 3, 4, 5, 6, 7]',
    '"type": "string",\n      "values": ["1", "2", "3", "4", "5", "6", "7"]',
  ),
  instead(
    golden,
    'title of two sentences, in Thai',
    '"th": "7 วันทองคำ"',
    '"th": "เทศกาลสัปดาห์ทองคำเจ็ดวันเจ็ดคืน มาร่วมชิงแชมป์และรับของรางวัลสุดพิเศษด้วยกัน"',
    { nth: 2 },
  ),
  instead(
    golden,
    'title of two sentences, in Vietnamese',
    '"vi": "Bảy ngày vàng"',
    '"vi": "Bảy ngày vàng tranh tài cùng bạn bè, đêm nào cũng có quán quân mới lên ngôi"',
    { nth: 2 },
  ),
  instead(
    rose,
    'phases without the marks of a list',
    "phase in ['preview', 'live']",
    "phase in 'preview', 'live'",
    { nth: 1 },
  ),
  // Dates of which others follow: the days of boards and calendars are not told beside them.
  instead(golden, 'day and month of the start changed over', '"start": "2025-10-01', '"start": "2025-01-10'),
  instead(golden, 'end a day later, behind the settling', '"end": "2025-10-08', '"end": "2025-10-09', {
    line: { find: '"settle": "2025' },
  }),
  instead(golden, 'preview of last year', '"preview": "2025-', '"preview": "2024-'),
  // Names that `npm run new` writes where there is none yet.
  instead(
    rose,
    'gift that is still a number',
    texts(' '.repeat(10), ['天鹅湖', '天鵝湖', 'Swan Lake', 'ทะเลสาบหงส์', 'Hồ thiên nga']),
    texts(' '.repeat(10), ['礼物 4', '禮物 4', 'Gift 4', 'ของขวัญ 4', 'Quà 4']),
  ),
  instead(rose, 'gift that is still a number, in English', '"en": "Bouquet"', '"en": "Gift 2"'),
  instead(variety, 'gift that is still a number, in Thai', '"th": "แท่งไฟ"', '"th": "ของขวัญ 2"'),
  instead(
    golden,
    'prize that is still a number, in Vietnamese',
    '"vi": "Huy chương ngày"',
    '"vi": "Phần thưởng 2"',
  ),
  // A board of another kind than the number that it is asked for.
  {
    document: golden,
    kind: 'one key for the day of one board and the week of another',
    edits: [
      {
        find: '"get": "/v2/activities/{id}/boards/total",',
        replace: '"get": "/v2/activities/{id}/boards/total",\n      "query": { "day": "state.day" },',
      },
      { find: '"period": "total"', replace: '"period": "week"' },
    ],
    line: { find: '"query": { "day": "state.day" }' },
  },
  instead(golden, 'board of each hour with tabs of days', '"period": "day"', '"period": "hour"', {
    line: { find: '"tabs": [', nth: 1 },
  }),
  pool.instead('weekly ranking of teams with tabs of days', '"period": "day"', '"period": "week"', {
    line: { find: '"key": 2,' },
  }),
  // What is left in a list of records when it was taken out of the shop, and what never came into one.
  pool.instead(
    'thing that the shop has no more and the history still names',
    '"items": ["frame", "splash", "dusk", "bubble", "spare"],\n                  "label"',
    '"items": ["frame", "splash", "dusk", "bubble"],\n                  "label"',
    { line: { find: '"id": "spare"' } },
  ),
  pool.instead(
    'thing of the shop that the history does not know',
    '"items": ["frame", "splash", "dusk", "bubble", "spare"],\n                  "shop"',
    '"items": ["frame", "splash", "dusk", "bubble"],\n                  "shop"',
    { line: { find: '"items": ["frame", "splash", "dusk", "bubble"],' } },
  ),
  notes.instead('prize that the list of what was won does not know', '"theme", "cup"]', '"theme"]'),
  mistakesIn(pinnacle).instead(
    'vote that forgets what it gives',
    '"refresh": ["votes", "tanks", "hut", "won"]',
    '"refresh": ["votes", "tanks", "hut"]',
  ),
  mistakesIn('activities/activity_20251011.json').instead(
    'task of seven days that opens on the last one',
    '"at": 20,',
    '"window": { "opens": "2025-10-17T00:00:00+08:00" },\n"at": 20,',
    { line: { find: '"at": 20,' } },
  ),
  // Offsets by which a calendar has a day more or fewer.
  instead(
    lucky,
    'end in the offset of Hanoi',
    '"end": "2025-11-14T00:00:00+08:00"',
    '"end": "2025-11-14T00:00:00+07:00"',
  ),
  alley.instead(
    'end in the offset of Tokyo',
    '"end": "2024-10-24T00:00:00+08:00"',
    '"end": "2024-10-24T00:00:00+09:00"',
  ),
  instead(
    lucky,
    'start in the offset of London',
    '"start": "2025-11-07T00:00:00+08:00"',
    '"start": "2025-11-07T00:00:00+00:00"',
  ),
  // Words of another country's glossary, or of the text that was there before.
  instead(variety, 'stick of fans', '"cn": "荧光棒"', '"cn": "应援棒"'),
  instead(variety, 'stick of fans in Taiwan', '"tw": "螢光棒"', '"tw": "應援棒"'),
  instead(variety, 'stick in Vietnamese', '"vi": "Lightstick"', '"vi": "Gậy phát sáng"'),
  instead(rose, 'tie of another English', 'With equal points, **whoever', 'On a tie, **whoever'),
  instead(rose, 'at most, as contracts say it', '两张榜都公开前', '两张榜至多公开前'),
  instead(rose, 'tie of another Vietnamese', 'Nếu bằng điểm, **ai', 'Nếu đồng điểm, **ai'),
  instead(carnival, 'postcard of the post', '"th": "กำแพงขอบคุณ"', '"th": "ไปรษณียบัตร"', { nth: 1 }),
];
