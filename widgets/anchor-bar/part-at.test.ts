import { describe, expect, it } from 'vitest';
import { partAt } from './part-at.ts';

/** A part from `top` to `bottom` on the screen; without them, one that is not shown. */
const part = (id: string, top?: number, bottom = 0) =>
  ({
    id,
    getClientRects: () => (top === undefined ? [] : [{}]),
    getBoundingClientRect: () => ({ top: top ?? 0, bottom }),
  }) as unknown as HTMLElement;

describe('the part that is read, on a screen of 1000 px', () => {
  it.each([
    ['none above the first', [part('a', 301, 2000), part('b', 2000, 4000)], undefined],
    ['the one at the line', [part('a', 300, 2000), part('b', 2000, 4000)], 'a'],
    ['the last that has passed it', [part('a', -2000, 0), part('b', 20, 900), part('c', 900, 1500)], 'b'],
    ['the last of all once it is seen', [part('a', -50, 700), part('b', 700, 1001)], 'b'],
    ['not before', [part('a', -50, 900), part('b', 900, 1020)], 'a'],
    ['never one that is not shown', [part('a', 10, 2000), part('b')], 'a'],
  ] as const)('%s', (_, parts, id) => {
    expect(partAt(parts, 1000)?.id).toBe(id);
  });
});
