import { expect, it } from 'vitest';
import { errors } from '../errors.ts';
import { count, inWords, missedIn, newTally } from './tally.ts';

it('a call that nobody made, that was never done or never refused is told by name', () => {
  const tally = newTally(['redeemItem', 'postThanks', 'joinTeam']);
  count(tally, 'redeemItem', 0);
  count(tally, 'redeemItem', errors.OVER.code);
  count(tally, 'postThanks', 0);
  expect(missedIn(tally)).toEqual([
    'joinTeam was never done',
    'joinTeam was never refused',
    'postThanks was never refused',
  ]);
  count(tally, 'redeemItem', errors.OVER.code);
  count(tally, 'redeemItem', errors.NOT_OPEN.code);
  expect(inWords(tally).at(-1)).toMatch(/^redeemItem +1 done +3 refused: OVER 2, NOT_OPEN 1$/);
  expect(() => count(tally, 'noCall', 0)).toThrow('noCall');
});
