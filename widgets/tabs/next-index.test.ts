import { describe, expect, it } from 'vitest';
import { nextIndex } from './next-index.ts';

describe('keys of the tabs', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 2, 0],
    ['ArrowLeft', 0, 2],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['Enter', 1, undefined],
    ['a', 1, undefined],
  ])('%s on tab %i leads to %s', (key, from, to) => {
    expect(nextIndex(key, from, 3)).toBe(to);
  });
});
