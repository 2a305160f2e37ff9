import type { Mistake } from '../../check/proofs/mistakes/mistake.ts';
import { blind, mistakesIn } from '../../check/proofs/mistakes/plans.ts';

const { edited, instead, twice } = mistakesIn(blind);

const moment = (text: string): string => `2024-08-${text}:00:00+08:00`;

/** What goes wrong in a pairing: its sides, its rounds and their moments, how many are chosen, and who refers to it. */
export const mistakes: readonly Mistake[] = [
  twice('side of a pairing twice', 'tide', 'moon'),
  twice('round of a pairing twice', 'second', 'first'),
  instead(
    'round that opens before the one before it is revealed',
    `"opens": "${moment('06T22')}"`,
    `"opens": "${moment('06T20')}"`,
  ),
  instead(
    'round that locks before it opens',
    `"locks": "${moment('07T20')}"`,
    `"locks": "${moment('06T21')}"`,
  ),
  instead(
    'reveal while people still come',
    `"reveals": "${moment('08T21')}"`,
    `"reveals": "${moment('08T19')}"`,
  ),
  instead(
    'reveal after the campaign',
    `"reveals": "${moment('10T21')}"`,
    `"reveals": "2024-08-11T01:00:00+08:00"`,
  ),
  instead('more choices than seats', '"seats": 8', '"seats": 2', { line: { find: '"choices": 3' } }),
  instead('half a seat', '"seats": 8', '"seats": 8.5'),
  instead('pairing that nobody knows', '"pairing": "envelopes"', '"pairing": "envelope"', { nth: 1 }),
  instead('source of pairings misspelt', '"from": "hall"', '"from": "halls"'),
  instead(
    'signing up by another name',
    'pairings/{item.pairing}/{item.round}"',
    'pairings/{item.pairing}/{item.id}"',
  ),
  instead('pairs of no pairing', '/pairings/envelopes/pairs', '/pairings/envelope/pairs'),
  edited(
    'one side alone',
    { find: '"choices": 3,', replace: '"choices": 3,\n"side": "moon",' },
    { find: '"side": "moon"' },
  ),
  edited(
    'seats shown before anybody can sit',
    {
      find: '"widget": "pair-seats",',
      replace: '"widget": "pair-seats", "visible": "phase == \'preview\'",',
    },
    { find: '"widget": "pair-seats", "visible"' },
  ),
  instead(
    'signing up for one night of several',
    '/{item.pairing}/{item.round}",',
    '/{item.pairing}/first",',
    {
      nth: 1,
    },
  ),
];
