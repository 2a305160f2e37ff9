import type { Mistake } from './mistake.ts';
import { carnival, center, edited, golden, instead, rose } from './plans.ts';

/** Documents that are written well, and do something else than was meant. */
export const senseList: readonly Mistake[] = [
  instead(
    rose,
    'gift that is not shown',
    '["rose", "bouquet", "love-letter", "swan", "ring-box", "moon-carousel"]',
    '["rose", "bouquet", "love-letter", "swan", "ring-box"]',
    {
      line: { find: '"id": "moon-carousel"' },
    },
  ),
  instead(rose, 'prize that is not shown', '"items": ["badge", "bubble",', '"items": ["bubble",', {
    line: { find: '"id": "badge"' },
  }),
  instead(carnival, 'goal that is not shown', '"big-top-light", "star-light"]', '"big-top-light"]', {
    line: { find: '"id": "star-light"' },
  }),
  instead(
    carnival,
    'goals out of order',
    '["ticket-light", "balloon-light", "big-top-light", "star-light"]',
    '["ticket-light", "big-top-light", "balloon-light", "star-light"]',
  ),
  instead(
    rose,
    'one prize for all',
    '/v2/activities/{id}/exchange/{item.id}',
    '/v2/activities/{id}/exchange/badge',
  ),
  instead(carnival, 'one goal for all', '/milestones/{item.id}', '/milestones/ticket-light'),
  instead(rose, 'spend without refresh', '                  "refresh": ["shop", "balance"],\n', '', {
    line: { find: '                {\n                  "do": "post"' },
  }),
  instead(rose, 'balance forgotten', '"refresh": ["shop", "balance"]', '"refresh": ["shop"]'),
  instead(golden, 'asked each second', '"every": "20s"', '"every": "1s"'),
  instead(
    golden,
    'asked for ever',
    '"every": "30s",\n      "while": "phase == \'live\'",',
    '"every": "30s",',
    { line: { find: '"every": "30s",' } },
  ),
  instead(
    rose,
    'condition that excludes itself',
    '"visible": "phase == \'settling\'"',
    '"visible": "phase == \'settling\' && phase == \'ended\'"',
  ),
  instead(golden, 'day after the last', '"visible": "phase == \'settling\'"', '"visible": "day > 9"'),
  instead(
    rose,
    'condition inside another',
    '"visible": "phase == \'settling\'"',
    '"visible": "phase == \'preview\'"',
  ),
  instead(
    rose,
    'or for and',
    '"visible": "phase in [\'preview\', \'live\']"',
    '"visible": "phase != \'settling\' || phase != \'ended\'"',
  ),
  instead(
    rose,
    'single braces',
    '"en": "It takes {{ item.cost }} petals',
    '"en": "It takes { item.cost } petals',
  ),
  instead(
    rose,
    'full-width braces',
    '"cn": "将用掉 {{ item.cost }} 片花瓣',
    '"cn": "将用掉 ｛｛ item.cost ｝｝ 片花瓣',
  ),
  instead(rose, 'bold in a label', '"en": "Confess now"', '"en": "<b>Confess now</b>"'),
  instead(rose, 'stars in a label', '"en": "Confess now"', '"en": "**Confess now**"'),
  instead(rose, 'entity in a label', '"en": "Confess now"', '"en": "Confess&nbsp;now"'),
  instead(rose, 'English left in Thai', '"th": "อ่านกติกาก่อน"', '"th": "Read the rules first"'),
  instead(
    center,
    'English left in Vietnamese',
    '"vi": "Mỗi vì sao, một bữa tiệc"',
    '"vi": "Every star is a party"',
  ),
  instead(
    rose,
    'source that nobody shows',
    '    "balance": {\n      "get"',
    '    "spare": {\n      "get": "/v2/time"\n    },\n    "balance": {\n      "get"',
  ),
  instead(rose, 'last year in a rule', '2025 年 5 月 18 日 20:00:00 至', '2024 年 5 月 18 日 20:00:00 至', {
    nth: 1,
  }),
  instead(rose, 'wrong number of a gift', '- Bouquet: **10**', '- Bouquet: **12**'),
  instead(
    rose,
    'label that is too wide',
    '"vi": "Xem thể lệ trước"',
    '"vi": "Xem toàn bộ thể lệ của sự kiện này trước khi gửi món quà đầu tiên"',
  ),
  instead(golden, 'day twice', '"values": [1, 2, 3', '"values": [1, 2, 2, 3'),
  edited(
    center,
    'countdown without dates',
    {
      find: '        {\n          "widget": "rich-text"',
      insert: '        {\n          "widget": "countdown"\n        },\n',
    },
    { find: '{\n          "widget": "countdown"' },
  ),
  instead(
    rose,
    'a brace too many',
    '"en": "It takes {{ item.cost }} petals',
    '"en": "It takes {{ item.cost }}} petals',
  ),
  instead(
    rose,
    'marks of another template',
    '"en": "It takes {{ item.cost }} petals',
    '"en": "It takes <% item.cost %> petals',
  ),
  instead(
    rose,
    'square brackets',
    '"cn": "将用掉 {{ item.cost }} 片花瓣',
    '"cn": "将用掉 [[ item.cost ]] 片花瓣',
  ),
  instead(rose, 'heading in a label', '"en": "Confess now"', '"en": "## Confess now"'),
  instead(rose, 'low lines in a label', '"en": "Confess now"', '"en": "_Confess now_"'),
  instead(carnival, 'star forgotten', 'up to **3** lines', 'up to **3* lines'),
  instead(carnival, 'stars without an end', 'up to **3** lines', 'up to **3 lines'),
  instead(
    carnival,
    'uneven table',
    'Each guest may pin up to **3** lines',
    '| Guest | Lines |\\n|---|\\n| each | 3 |',
  ),
  instead(rose, 'Chinese in English', '"en": "Confess now"', '"en": "现在表白"'),
  instead(rose, 'Thai in Vietnamese', '"vi": "Xem thể lệ trước"', '"vi": "อ่านกติกาก่อน"'),
  instead(carnival, 'simplified in Taiwan', '"tw": "感謝牆"', '"tw": "感谢墙"', { nth: 1 }),
  instead(carnival, 'traditional on the mainland', '"cn": "感谢墙"', '"cn": "感謝牆"', { nth: 1 }),
  instead(rose, 'phrase left in Thai', '"th": "สองหัวใจ"', '"th": "Two hearts"'),
  instead(rose, 'text to be written', '"en": "Two hearts"', '"en": "FIXME"'),
  instead(golden, 'date of a machine', '"end": "2025-10-08T00:00:00+08:00"', '"end": "2025-10-07T16:00:00Z"'),
  instead(carnival, 'name of another page', '"name": "activity_anniversary"', '"name": "seed_rule"'),
  instead(golden, 'day zero', '"values": [1, 2, 3, 4, 5, 6, 7]', '"values": [1, 2, 3, 4, 5, 6, 0]', {
    line: { find: '"key": 7' },
  }),
  instead(
    rose,
    'three braces',
    '"en": "It takes {{ item.cost }} petals',
    '"en": "It takes {{{ item.cost }}} petals',
  ),
  instead(rose, 'limit that the days do not allow', '"limit": 8,', '"limit": 9,'),
  instead(golden, 'limit of one day more', '"limit": 7,', '"limit": 8,'),
  instead(rose, 'two boards that are one', '"by": "sender"', '"by": "receiver"', {
    line: { find: '"id": "guardian"' },
  }),
];
