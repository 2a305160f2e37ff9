import type { Mistake } from '../../check/proofs/mistakes/mistake.ts';
import { golden, mistakesIn, rose } from '../../check/proofs/mistakes/plans.ts';

const { edited, instead } = mistakesIn(rose);
const drums = mistakesIn(golden);
const icon = '"icon": "art/rose-night/currency.svg"\n    },';

/** What goes wrong with the points of a campaign: their name, how they are counted, when they are gone. */
export const mistakes: readonly Mistake[] = [
  instead('key of the points misspelt', icon, icon.replace('icon', 'icno')),
  instead('picture of a point that is not there', icon, icon.replace('currency', 'currencies')),
  instead('id of the points with a blank', '"id": "petal"', '"id": "rose petal"'),
  instead('number of points misspelt', '"cn": "{{ count }} 片花瓣"', '"cn": "{{ cuont }} 片花瓣"'),
  {
    document: rose,
    kind: 'points counted without how many',
    edits: [
      'cn": "{{ count }} 片花瓣"',
      'tw": "{{ count }} 片花瓣"',
      'th": "กลีบกุหลาบ {{ count }} กลีบ"',
      'vi": "{{ count }} cánh',
    ].map((find) => ({ find, replace: find.replace('{{ count }} ', '') })),
  },
  edited('points that are gone before they are spent', {
    find: icon,
    insert: '      "lapses": { "days": 0 },\n',
  }),
  edited('days of points as a number', { find: icon, insert: '      "lapses": 30,\n' }),
  edited('days of points in words', { find: icon, insert: '      "lapses": { "days": "30d" },\n' }),
  drums.edited(
    'streaks of a calendar that are gone',
    { find: '"streaks": [\n        {', lines: 'delete', to: '\n      ],\n' },
    { find: '"streaks": ["three"' },
  ),
];
