import { expect, it } from 'vitest';
import { diceOf } from './dice.ts';

it('ids of steps may be keys, whatever the seed is called', () => {
  const ids = ['one', 'day 20780', 'ä/b'].map((seed) => diceOf(seed, 7, 0, ['a']).id);
  expect(ids).toEqual(['steponex7', 'stepday-20780x7', 'step--bx7']);
});
