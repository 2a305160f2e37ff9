import { expect, it } from 'vitest';
import { overLimit, tooHeavy } from './size.ts';

it('a page whose scripts weigh more than any may is told with both numbers, the heaviest first', () => {
  const pages = new Map([
    ['light', 90_000],
    ['heavy', 95_001],
    ['heaviest', 99_000],
    ['just', 95_000],
  ]);
  const told = (page: string, weight: number): string =>
    `${page}: expected at most 95000 B of scripts that load by themselves, got ${weight} B (the limit of all pages is in scripts/size.ts)`;
  expect(tooHeavy(pages, 95_000)).toEqual([told('heaviest', 99_000), told('heavy', 95_001)]);
});

it('no page at all is a fault, not a page that weighs nothing', () => {
  expect(tooHeavy(new Map(), 95_000)).toEqual(['dist/pages: expected pages, got none']);
});

it('what weighs more than its own budget is told', () => {
  const one = { name: 'a page', size: 2000, sizeLimit: 1900 };
  expect(
    overLimit([
      { ...one, passed: false },
      { ...one, name: 'another', passed: true },
    ]),
  ).toEqual(['a page: expected at most 1900 B, got 2000 B (its limit is in scripts/size.ts)']);
});
