import type { Mistake } from '../../check/proofs/mistakes/mistake.ts';
import { lucky, mistakesIn, summer } from '../../check/proofs/mistakes/plans.ts';

const { edited, instead, twice } = mistakesIn(lucky);
const packs = mistakesIn(summer);

/** What goes wrong in a draw: its odds, its stock, its promises, its price, and who refers to it. */
export const mistakes: readonly Mistake[] = [
  twice('prize of a draw twice', 'tickets-10', 'tickets-5'),
  instead(
    'points of a prize in hundredths',
    '"points": 5\n              }\n            ]\n          },',
    '"points": 500\n              }\n            ]\n          },',
    {
      line: { find: '"cn": "奖券 ×5"' },
    },
  ),
  instead('promise kept at each second draw', '"after": 49', '"after": 1'),
  instead('prize that nobody can win', '"weight": 350', '"weight": 0'),
  instead('weight as a share', '"weight": 350', '"weight": 0.35'),
  instead('weight forgotten', '            "weight": 250,\n', '', {
    line: { find: '{\n            "id": "tickets-5"' },
  }),
  instead(
    'rarity of another game',
    '"rarity": "legendary",\n            "weight"',
    '"rarity": "mythic",\n            "weight"',
  ),
  instead('way out of sold out misspelt', '"exhausted": "reweight"', '"exhausted": "reweigh"'),
  instead('consolation that is not named', '"exhausted": "reweight"', '"exhausted": "consolation"'),
  edited(
    'consolation that is never given',
    { find: '        "exhausted": "reweight"', insert: '        "consolation": "thanks",\n' },
    { find: '"consolation": "thanks"' },
  ),
  {
    document: lucky,
    kind: 'consolation that can run out',
    edits: [
      {
        find: '"exhausted": "reweight"',
        replace: '"exhausted": "consolation",\n        "consolation": "entrance"',
      },
    ],
    line: { find: '"consolation": "entrance"' },
  },
  edited(
    'hours that end before they begin',
    {
      find: '        "exhausted": "reweight"',
      insert: '        "window": { "daily": { "opens": "20:00",\n "locks": "18:00" } },\n',
    },
    { find: '"locks": "18:00"' },
  ),
  edited(
    'draw that opens when all is over',
    {
      find: '        "exhausted": "reweight"',
      insert: '        "window": { "opens": "2026-11-08T00:00:00+08:00" },\n',
    },
    { find: '"window"' },
  ),
  instead('more in a day than in all', '"dailyStock": 10', '"dailyStock": 100'),
  edited(
    'pace that holds nothing back',
    {
      find: '            "dailyStock": 10',
      insert: '            "pace": [{ "until": "2025-11-09T00:00:00+08:00", "most": 50 }],\n',
    },
    { find: '"pace"' },
  ),
  edited(
    'pace after the end',
    {
      find: '            "dailyStock": 10',
      insert: '            "pace": [{ "until": "2025-11-19T00:00:00+08:00", "most": 20 }],\n',
    },
    { find: '"pace"' },
  ),
  edited(
    'prize that nobody draws before the end',
    {
      find: '            "dailyStock": 10',
      insert: '            "pace": [{ "until": "2025-11-14T00:00:00+08:00", "most": 0 }],\n',
    },
    { find: '"pace"' },
  ),
  edited(
    'hours from a day that the calendar has not',
    {
      find: '        "exhausted": "reweight"',
      insert: '        "window": { "opens": "2025-02-30T00:00:00+08:00" },\n',
    },
    { find: '"window"' },
  ),
  instead('promise beyond its bounds', '"after": 49', '"after": 490'),
  {
    document: lucky,
    kind: 'promise that nobody draws often enough for',
    edits: [
      { find: '"total": 500', replace: '"total": 40' },
      { find: '"day": 100', replace: '"day": 20' },
    ],
    line: { find: '"after": 49' },
  },
  {
    document: lucky,
    kind: 'promise of what is not there',
    edits: [
      {
        find: '"rarity": "legendary",\n            "weight"',
        replace: '"rarity": "epic",\n            "weight"',
      },
      {
        find: '"rarity": "epic",\n            "after"',
        replace: '"rarity": "legendary",\n            "after"',
      },
    ],
    line: { find: '"rarity": "legendary",\n            "after"' },
  },
  instead('ten that cost more than ten', '"points": 95', '"points": 950', {
    line: { find: '"ten": [' },
  }),
  {
    document: lucky,
    kind: 'ten that are always refused',
    edits: [
      { find: '"total": 500', replace: '"total": 60' },
      { find: '"day": 100', replace: '"day": 9' },
    ],
    line: { find: '"day": 9' },
  },
  instead('limit of a day above that of all', '"day": 100', '"day": 1000'),
  instead('days in another order', '"day-1", "day-2", "day-3"', '"day-1", "day-3", "day-2"'),
  instead('day that is left out', '"day-1", "day-2", "day-3"', '"day-1", "day-3"'),
  instead('days that are none', '"days": 30', '"days": 0'),
  instead('prize that is not there', '"prize": "hat"', '"prize": "hatt"', { nth: 2 }),
  instead('draw that is not there', '"draw": "lucky"', '"draw": "luky"', { nth: 1 }),
  instead('path of another draw', '/draws/lucky/winners', '/draws/luky/winners'),
  instead('call of a draw that is none', '/draws/lucky/records', '/draws/lucky/record'),
  instead(
    'winners fed by records',
    '"widget": "draw-winners",\n          "visible": "phase in [\'settling\', \'ended\']",\n          "from": "winners"',
    '"widget": "draw-winners",\n          "visible": "phase in [\'settling\', \'ended\']",\n          "from": "records"',
    {
      line: { find: '"from": "records"', nth: 1 },
    },
  ),
  instead('ten draws on every button', '"count": "item.count"', '"count": "10"', { nth: 1 }),
  instead('draws as many as nobody may', '"count": "item.count"', '"count": "5"', { nth: 1 }),
  instead('price for a count', '"count": "item.count"', '"count": "item.cost"', { nth: 1 }),
  edited(
    'draw that does not say how often',
    {
      find: '                  "body": {\n                    "count": "item.count"',
      lines: 'delete',
      count: 3,
    },
    { find: '"to": "/v2/activities/{id}/draws/lucky"' },
  ),
  instead(
    'draw that checks in',
    '"to": "/v2/activities/{id}/draws/lucky"',
    '"to": "/v2/activities/{id}/check_in"',
  ),
  instead('look of no draw', '"look": "grid"', '"look": "ring"'),
  instead('count of no draw', '"count": "item.count"', '"count": "item.cnt"', { nth: 1 }),
  instead(
    'draw without refresh of itself',
    '"refresh": ["lucky", "winners", "records"]',
    '"refresh": ["winners", "records"]',
  ),
  instead(
    'fact of no draw',
    '- One draw: {{ draw.lucky.cost.single }}',
    '- One draw: {{ draw.luck.cost.single }}',
  ),
  instead('popup of no name', '"name": "odds"', '"name": "oddities"'),
  instead('part folded under the name of another', '"id": "rule-odds"', '"id": "rule-time"'),
  instead('stage at no moment', '"from": "settle"', '"from": "settled"'),
  instead('link to a part that is not there', '{ "to": "gifts" }', '{ "to": "gift" }'),
  instead('draw that gives more than it takes', '"weight": 30,', '"weight": 300,', {
    line: { find: '"ten": [' },
  }),
  instead('name of a prize with another number', '"en": "66 tickets"', '"en": "60 tickets"'),
  instead('prize that gives another number than its name says', '"points": 66', '"points": 68', {
    line: { find: '"cn": "奖券 ×66"' },
  }),
  instead('name of a prize with other days', '"vi": "Khung 30 ngày"', '"vi": "Khung 15 ngày"'),
  packs.instead(
    'tickets of a draw that is not there',
    '"draw": "packs",\n            "tickets"',
    '"draw": "pack",\n            "tickets"',
  ),
  packs.instead('tickets that are none', '"tickets": 1', '"tickets": 0'),
  packs.instead(
    'ticket without its draw',
    '            "draw": "packs",\n            "tickets"',
    '            "tickets"',
    {
      line: { find: '{\n            "kind": "ticket"' },
    },
  ),
  packs.edited(
    'tickets for a place when nobody draws any more',
    {
      find: '"kind": "prize",\n                "prize": "frame",\n                "days": 14',
      replace: '"kind": "ticket",\n                "draw": "packs",\n                "tickets": 5',
    },
    { find: '"kind": "ticket",\n                "draw"' },
  ),
];
