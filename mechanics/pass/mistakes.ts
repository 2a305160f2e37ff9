import type { Mistake } from '../../check/proofs/mistakes/mistake.ts';
import { instead, lighthouse } from '../../check/proofs/mistakes/plans.ts';

/** What goes wrong in a pass: its levels, what they give, what is sold, and what shows it. */
export const mistakes: readonly Mistake[] = [
  instead(lighthouse, 'level that asks for less than the one before', '"at": 5000,', '"at": 50,'),
  instead(lighthouse, 'two levels that ask for the same', '"at": 1500,', '"at": 500,', {
    line: { find: '"at": 500,', nth: 2 },
  }),
  instead(lighthouse, 'level by the name of another', '"id": "rail"', '"id": "deck"', {
    line: { find: '"id": "deck"', nth: 2 },
  }),
  instead(lighthouse, 'level that asks for nothing', '"at": 500,', '"at": 0,'),
  instead(lighthouse, 'level that is shown twice', '"path", "step"', '"path", "path"'),
  instead(lighthouse, 'prize of a level that is not there', '"prize": "scope"', '"prize": "scpoe"'),
  instead(
    lighthouse,
    'minutes counted by points',
    '"measure": "amount",\n          "weight": 5',
    '"weight": 5',
    { line: { find: '"fact": "watch"', nth: 2 } },
  ),
  instead(lighthouse, 'kind of fact that nobody tells', '"fact": "task"', '"fact": "tsk"'),
  instead(lighthouse, 'track by another name', '"track": {', '"trak": {'),
  instead(lighthouse, 'price that is no whole number', '"points": 600', '"points": 599.5'),
  instead(lighthouse, 'levels sold after the season', '"opens": "2025-07-28T', '"opens": "2025-08-28T'),
  instead(lighthouse, 'more levels sold than there are', '"total": 3', '"total": 30'),
  instead(lighthouse, 'source of the pass misspelt', '"from": "season"', '"from": "saeson"'),
  instead(
    lighthouse,
    'claim of a level by another address',
    '/pass/claims/{item.id}',
    '/pass/claim/{item.id}',
  ),
  instead(lighthouse, 'purchase by another address', '/pass/track"', '/pass/tracks"'),
  instead(
    lighthouse,
    'number of a purchase that is not there',
    '{{ item.remains }} 枚。"',
    '{{ item.remain }} 枚。"',
    { nth: 1 },
  ),
];
