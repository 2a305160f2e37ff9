import { expect, it } from 'vitest';
import { refusals } from './refusals.ts';

it('what is refused by the rules is answered as the contract has it: by a code of its own, with status 200', () => {
  const all = Object.values(refusals);
  expect(all.map(({ status }) => status)).toEqual(all.map(() => 200));
  expect(new Set(all.map(({ code }) => code)).size).toBe(all.length);
});
