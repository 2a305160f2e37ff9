import { expect, it } from 'vitest';
import { digestOf } from './digest.ts';

it('digests differ, have one length, and hold no word', () => {
  const all = Array.from({ length: 5000 }, (_, nth) => digestOf(`redeem ${nth}`));
  expect(new Set(all).size).toBe(5000);
  expect(new Set(all.map((one) => one.length))).toEqual(new Set([11]));
});

// A phone has kept them: what is known by them today is known by them after a release.
it.each([
  ['a', 7_929_297_801_672_961],
  ['b', 8_684_336_938_537_663],
  ['revenge', 4_051_478_007_546_757],
])('the digest of %s is the published one', (text, published) => {
  expect(Number.parseInt(digestOf(text), 36)).toBe(published);
});
