import type { Mistake } from './mistake.ts';
import { instead, lighthouse, lucky, mistakesIn, summer } from './plans.ts';

const harvest = 'activities/activity_20251030.json';
const dance = 'activities/activity_20251025.json';
const alley = 'activities/activity_20241018.json';
const eve = 'activities/activity_20241225.json';
const table = 'activities/activity_20250129.json';

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

/** Lines go, from those with one text to another; what named them tells it. */
const without = (
  document: string,
  kind: string,
  from: string,
  to: string,
  found: string,
  nth?: number,
): Mistake =>
  mistakesIn(document).edited(
    kind,
    { find: from, lines: 'delete', to },
    { find: found, ...(nth === undefined ? {} : { nth }) },
  );

/** What is taken out of a campaign at one place and named at many: one mistake. */
export const goneList: readonly Mistake[] = [
  lastKey(lighthouse, 'levels that are no longer sold', 'catchUp', '/pass/levels"'),
  lastKey(
    'activities/activity_seven_star.json',
    'lights that are no longer sold',
    'catchUp',
    '/pass/levels"',
  ),
  without(summer, 'album without its sets', '      "sets": [\n', '\n      ],\n', '"sets": ['),
  without(summer, 'album into which nothing drops', '      "drops": [\n', '\n      ],\n', '"drops": ['),
  without(harvest, 'invitations taken out', '    "invite": {', '\n    },\n', '"steps": ['),
  without(dance, 'wall taken out', '    "wall": {', '\n    },\n', '"messages": ['),
  without(
    table,
    'teams without goals',
    '      "goals": [\n        {\n          "id"',
    '\n      ],\n',
    '"goals": [',
  ),
  without(
    alley,
    'day taken out that a rule names',
    '          "id": "f3",',
    '\n        {\n',
    '"days": [\n',
    1,
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
