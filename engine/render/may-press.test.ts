import { expect, it } from 'vitest';
import { mayPress } from './may-press.ts';

it('a button may be pressed where the server says so, and where it leads to where one signs in', () => {
  expect(mayPress({ can: 'redeem' })).toBe(true);
  expect(mayPress({ reason: 'TOKEN_EXPIRED' })).toBe(true);
  expect(mayPress({ reason: 'OVER' })).toBe(false);
  expect(mayPress({})).toBe(false);
  expect(mayPress(undefined)).toBe(false);
});
