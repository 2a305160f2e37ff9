import type { Mistake } from '../../check/proofs/mistakes/mistake.ts';
import { mistakesIn, pinnacle, plunder } from '../../check/proofs/mistakes/plans.ts';

const { edited, instead, twice } = mistakesIn(plunder);
const cup = mistakesIn(pinnacle);

const moment = (text: string): string => `2024-07-${text}:00:00+08:00`;

/** What goes wrong in a battle: its sides, its rounds and their bells, its plunder, its tiers, and who refers to it. */
export const mistakes: readonly Mistake[] = [
  twice('side of a battle twice', 'frost', 'ember'),
  instead('two sides of one colour', '"colour": "counter"', '"colour": "accent"', {
    line: { find: '"colour": "accent"', nth: 2 },
  }),
  twice('round twice', 'night-2', 'night-1'),
  instead(
    'round that begins before the one before it ends',
    `"opens": "${moment('02T22')}"`,
    `"opens": "${moment('02T21')}"`,
  ),
  instead(
    'round that ends before it begins',
    `"locks": "${moment('07T22')}"`,
    `"locks": "${moment('05T22')}"`,
  ),
  instead(
    'round that ends after the campaign',
    `"locks": "${moment('07T22')}"`,
    `"locks": "${moment('07T23')}"`,
  ),
  instead(
    'round that begins before the campaign',
    `"opens": "${moment('01T00')}"`,
    `"opens": "2024-06-30T00:00:00+08:00"`,
  ),
  instead('bell of hours', '"bell": 10', '"bell": 600'),
  instead('more than all is plundered', '"percent": 20', '"percent": 120'),
  instead('part of a per cent', '"percent": 20', '"percent": 12.5'),
  instead('tie that is broken otherwise', '"bell": 10', '"bell": 10,\n        "tie": "last"', {
    line: { find: '"tie": "last"' },
  }),
  instead('place in two tiers', '"from": 2', '"from": 1', { line: { find: '"from": 1', nth: 2 } }),
  edited('battle that nobody knows', { find: '"battle": "ring"', nth: 2, replace: '"battle": "rings"' }),
  edited('source of battles misspelt', { find: '"from": "battles"', nth: 2, replace: '"from": "battle"' }),
  edited('champion of a battle that nobody knows', {
    find: '"battle": "ring"',
    nth: 1,
    replace: '"battle": "rung"',
  }),
  edited('champion of a board, with a battle', {
    find: '"from": "battles"',
    nth: 1,
    replace: '"from": "raiders"',
  }),
  instead('side joined by another name', '/battles/{item.battle}', '/battles/{item.id}'),
  edited(
    'people whom nobody supports',
    { find: '"colour": "counter"', replace: '"colour": "counter",\n"people": ["100004"]' },
    { find: '"people"' },
  ),
  instead('plunder with a least', '20000', '20000,\n          "least": 5', {
    line: { find: '"least": 5' },
  }),
  instead('pairs of two sides', '"bell": 10', '"bell": 10,\n        "pairs": { "odd": "bye" }', {
    line: { find: '"pairs"' },
  }),
  instead(
    'round drawn where nothing is',
    `"opens": "${moment('01T00')}"`,
    `"draws": "${moment('01T00')}",\n            "opens": "${moment('01T00')}"`,
    { line: { find: '"draws"' } },
  ),
  cup.instead('entrants of a day that is settled too late', '"day": 5', '"day": 6'),
  cup.instead('entrants of a day that never comes', '"day": 5', '"day": 15'),
  cup.instead(
    'entrants of the year',
    '"board": "night",\n          "day": 5',
    '"board": "year",\n          "day": 5',
    {
      line: { find: '"board": "year"', nth: 2 },
    },
  ),
  cup.instead('entrants whom nobody supports', '"joining": "support"', '"joining": "choose"', {
    line: { find: '"entrants"' },
  }),
  cup.instead('losers that go home', '"losers": "out"', '"losers": "home"'),
  cup.instead(
    'semi-final drawn before the quarter-finals are over',
    '2024-12-14T12:00:00',
    '2024-12-13T12:00:00',
  ),
  cup.instead('knockout that may end with two on top', '"tie": "first"', '"tie": "draw"'),
  cup.edited(
    'shop shown when it is closed',
    {
      find: '"widget": "exchange-grid",',
      replace: '"widget": "exchange-grid", "visible": "phase != \'live\'",',
    },
    { find: '"visible": "phase != \'live\'"' },
  ),
  cup.instead(
    'more rounds in words than there are',
    'Each round is drawn at',
    'Each of four rounds is drawn at',
  ),
];
