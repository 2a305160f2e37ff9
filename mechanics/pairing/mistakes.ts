import type { Mistake } from '../../check/proofs/mistakes/mistake.ts';
import { blind, edited, instead } from '../../check/proofs/mistakes/plans.ts';

const moment = (text: string): string => `2024-08-${text}:00:00+08:00`;

/** What goes wrong in a pairing: its sides, its rounds and their moments, how many are chosen, and who refers to it. */
export const mistakes: readonly Mistake[] = [
  instead(blind, 'side of a pairing twice', '"id": "tide"', '"id": "moon"', {
    line: { find: '"id": "moon"', nth: 2 },
  }),
  instead(blind, 'round of a pairing twice', '"id": "second"', '"id": "first"', {
    line: { find: '"id": "first"', nth: 2 },
  }),
  instead(
    blind,
    'round that opens before the one before it is revealed',
    `"opens": "${moment('06T22')}"`,
    `"opens": "${moment('06T20')}"`,
  ),
  instead(
    blind,
    'round that locks before it opens',
    `"locks": "${moment('07T20')}"`,
    `"locks": "${moment('06T21')}"`,
  ),
  instead(
    blind,
    'reveal while people still come',
    `"reveals": "${moment('08T21')}"`,
    `"reveals": "${moment('08T19')}"`,
  ),
  instead(
    blind,
    'reveal after the campaign',
    `"reveals": "${moment('10T21')}"`,
    `"reveals": "2024-08-11T01:00:00+08:00"`,
  ),
  instead(blind, 'more choices than seats', '"seats": 8', '"seats": 2', { line: { find: '"choices": 3' } }),
  instead(blind, 'half a seat', '"seats": 8', '"seats": 8.5'),
  instead(blind, 'pairing that nobody knows', '"pairing": "envelopes"', '"pairing": "envelope"', { nth: 1 }),
  instead(blind, 'source of pairings misspelt', '"from": "hall"', '"from": "halls"'),
  instead(
    blind,
    'signing up by another name',
    'pairings/{item.pairing}/{item.round}"',
    'pairings/{item.pairing}/{item.id}"',
  ),
  instead(blind, 'pairs of no pairing', '/pairings/envelopes/pairs', '/pairings/envelope/pairs'),
  edited(
    blind,
    'one side alone',
    { find: '"choices": 3,', replace: '"choices": 3,\n"side": "moon",' },
    { find: '"side": "moon"' },
  ),
];
