import { expect, it } from 'vitest';
import { mostWrong, type Tries, triesAt, triesLast, withWrong } from './tries.ts';

const now = 1_000_000;
const one: Tries = { wrong: 1, since: now, lockedUntil: null };

it('wrong codes count together as long as the window of the first lasts', () => {
  expect(triesAt(null, now)).toEqual({ wrong: 0, since: now, lockedUntil: null });
  expect(triesAt(one, now + triesLast - 1)).toBe(one);
  expect(triesAt(one, now + triesLast)).toEqual({ wrong: 0, since: now + triesLast, lockedUntil: null });
});

it('with the fifth nothing is taken for as long, and then it begins anew', () => {
  const fourth = { ...one, wrong: mostWrong - 1 };
  expect(withWrong({ ...one, wrong: mostWrong - 2 }, now).lockedUntil).toBeNull();
  const locked = withWrong(fourth, now + 5);
  expect(locked).toEqual({ wrong: 5, since: now, lockedUntil: now + 5 + triesLast });
  expect(triesAt(locked, now + triesLast)).toBe(locked);
  expect(triesAt(locked, now + 5 + triesLast).wrong).toBe(0);
});
