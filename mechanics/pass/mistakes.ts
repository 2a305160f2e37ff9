import type { Mistake } from '../../check/proofs/mistakes/mistake.ts';
import { lighthouse, mistakesIn } from '../../check/proofs/mistakes/plans.ts';

const { instead, twice } = mistakesIn(lighthouse);

/** What goes wrong in a pass: its levels, what they give, what is sold, and what shows it. */
export const mistakes: readonly Mistake[] = [
  instead('level that asks for less than the one before', '"at": 5000,', '"at": 50,'),
  instead('two levels that ask for the same', '"at": 1500,', '"at": 500,', {
    line: { find: '"at": 500,', nth: 2 },
  }),
  twice('level by the name of another', 'rail', 'deck'),
  instead('level that asks for nothing', '"at": 500,', '"at": 0,'),
  instead('level that is shown twice', '"path", "step"', '"path", "path"'),
  instead('prize of a level that is not there', '"prize": "scope"', '"prize": "scpoe"'),
  instead('minutes counted by points', '"measure": "amount",\n          "weight": 5', '"weight": 5', {
    line: { find: '"fact": "watch"', nth: 2 },
  }),
  instead('kind of fact that nobody tells', '"fact": "task"', '"fact": "tsk"'),
  instead('track by another name', '"track": {', '"trak": {'),
  instead('price that is no whole number', '"points": 600', '"points": 599.5'),
  instead('levels sold after the season', '"opens": "2025-07-28T', '"opens": "2025-08-28T'),
  instead('more levels sold than there are', '"total": 3', '"total": 30'),
  instead('source of the pass misspelt', '"from": "season"', '"from": "saeson"'),
  instead('claim of a level by another address', '/pass/claims/{item.id}', '/pass/claim/{item.id}'),
  instead('purchase by another address', '/pass/track"', '/pass/tracks"'),
  instead('number of a purchase that is not there', '{{ item.remains }} 枚。"', '{{ item.remain }} 枚。"', {
    nth: 1,
  }),
  instead(
    'levels sold without their rule',
    `      },
      "catchUp": {
        "cost": [
          {
            "kind": "points",
            "points": 80
          }
        ],
        "limits": {
          "total": 3
        },
        "window": {
          "opens": "2025-07-28T00:00:00+08:00"
        }
      }
`,
    '      }\n',
    { line: { find: '/pass/levels"' } },
  ),
];
