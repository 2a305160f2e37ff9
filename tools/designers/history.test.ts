import { expect, it } from 'vitest';
import { again, back, begun, changed } from './history.ts';

it('goes back step by step, and forth again', () => {
  const two = changed(changed(begun('a'), 'b'), 'c');
  expect(back(two).now).toBe('b');
  expect(back(back(two)).now).toBe('a');
  expect(back(back(back(two))).now).toBe('a');
  expect(again(back(back(two))).now).toBe('b');
  expect(again(two).now).toBe('c');
});

it('takes what says the same for no step, and a change after going back for a way of its own', () => {
  expect(changed(begun('a'), 'a')).toEqual(begun('a'));
  const other = changed(back(changed(begun('a'), 'b')), 'd');
  expect(again(other).now).toBe('d');
  expect(back(other).now).toBe('a');
});
