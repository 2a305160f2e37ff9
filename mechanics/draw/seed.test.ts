import { expect, it } from 'vitest';
import { wishesOf } from './seed.ts';

const payers = Array.from({ length: 24 }, (_, nth) => `u${nth}`);

it('those who drew last in a try-out are each somebody else, and drew once', () => {
  const last = wishesOf(payers).slice(-payers.length);
  expect(new Set(last.map(({ user }) => user)).size).toBe(payers.length);
  expect(last.filter(({ ten }) => ten)).toEqual([]);
});

it('before them some have drawn more than once, and some ten at once', () => {
  const before = wishesOf(payers).slice(0, -payers.length);
  expect(before.length).toBeGreaterThan(12);
  expect(before.filter(({ ten }) => ten).length).toBeGreaterThan(2);
  expect(wishesOf([])).toEqual([]);
});
