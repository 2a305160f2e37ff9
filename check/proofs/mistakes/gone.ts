import type { Mistake } from './mistake.ts';
import { instead, lighthouse, lucky, mistakesIn, summer } from './plans.ts';

const harvest = mistakesIn('activities/activity_20251030.json');
const dance = mistakesIn('activities/activity_20251025.json');
const alley = mistakesIn('activities/activity_20241018.json');
const eve = 'activities/activity_20241225.json';
const table = mistakesIn('activities/activity_20250129.json');

/** The last key of a block goes, with the comma before it. */
const lastKey = (document: string, kind: string, key: string, found: string): Mistake => ({
  document,
  kind,
  edits: [
    { find: `},\n      "${key}": {`, replace: `}\n      "${key}": {` },
    { find: `"${key}": {`, lines: 'delete', to: '\n      }\n' },
  ],
  line: { find: found, nth: 1 },
});

/** What is taken out of a campaign at one place and named at many: one mistake. */
export const goneList: readonly Mistake[] = [
  lastKey(lighthouse, 'levels that are no longer sold', 'catchUp', '/pass/levels"'),
  lastKey(
    'activities/activity_seven_star.json',
    'lights that are no longer sold',
    'catchUp',
    '/pass/levels"',
  ),
  mistakesIn(summer).edited(
    'album without its sets',
    { find: '      "sets": [\n', lines: 'delete', to: '\n      ],\n' },
    { find: '"sets": [' },
  ),
  mistakesIn(summer).edited(
    'album into which nothing drops',
    { find: '      "drops": [\n', lines: 'delete', to: '\n      ],\n' },
    { find: '"drops": [' },
  ),
  harvest.edited(
    'invitations taken out',
    { find: '    "invite": {', lines: 'delete', to: '\n    },\n' },
    { find: '"steps": [' },
  ),
  dance.edited(
    'wall taken out',
    { find: '    "wall": {', lines: 'delete', to: '\n    },\n' },
    { find: '"messages": [' },
  ),
  table.edited(
    'teams without goals',
    { find: '      "goals": [\n        {\n          "id"', lines: 'delete', to: '\n      ],\n' },
    { find: '"goals": [' },
  ),
  alley.edited(
    'day taken out that a rule names',
    { find: '          "id": "f3",', lines: 'delete', to: '\n        {\n' },
    { find: '"days": [\n', nth: 1 },
  ),
  {
    document: eve,
    kind: 'last day taken out that a rule names',
    edits: [
      { find: '},\n        {\n          "id": "d27",', replace: '}\n          "id": "d27",' },
      { find: '"id": "d27",', lines: 'delete', to: '\n          ]\n        }\n' },
    ],
    line: { find: '"days": [\n', nth: 1 },
  },
  instead(lucky, 'prize of a draw in minor units', '"points": 66\n', '"points": 6600\n', {
    line: { find: '"cn": "奖券 ×66"' },
  }),
];
