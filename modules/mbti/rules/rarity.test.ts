import { expect, it } from 'vitest';
import { rarityOf, SAMPLE } from './rarity.ts';

it('rarity: the share of everybody, with one decimal', () => {
  expect(rarityOf(25, 1000)).toBe(2.5);
  expect(rarityOf(1, 3000)).toBe(0.1);
  expect(rarityOf(1, 1_000_000)).toBe(0.1);
  expect(rarityOf(SAMPLE, SAMPLE)).toBe(100);
});

it('rarity: is not told of few people, of a type without any, nor where the counts make no sense', () => {
  expect(rarityOf(100, SAMPLE - 1)).toBeNull();
  expect(rarityOf(0, 5000)).toBeNull();
  expect(rarityOf(6000, 5000)).toBeNull();
});
