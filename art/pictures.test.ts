import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow } from '../build/files-below.ts';
import { root } from '../build/schemas.ts';
import { elementsOf } from './elements.ts';
import { drawnPictures } from './pictures.ts';

const drawn = drawnPictures();

describe('the drawing workshop', () => {
  it('has drawn every picture as it is committed', () => {
    const stale = [...drawn].filter(([path, svg]) => {
      const file = join(root, path);
      return !existsSync(file) || readFileSync(file, 'utf8') !== svg;
    });
    expect(stale.map(([path]) => path)).toEqual([]);
  });

  it('has drawn every picture that is committed', () => {
    const folders = ['activities/art', 'modules/mbti/art', 'server/seed/avatars'];
    const committed = folders.flatMap((folder) =>
      filesBelow(join(root, folder)).map((path) => `${folder}/${path}`),
    );
    expect(committed.filter((path) => path.endsWith('.svg')).sort()).toEqual([...drawn.keys()].sort());
  });

  // Rose night's gate was 7,930: 24 ms of style on a processor that is not slowed, before anything of it was painted.
  it('has drawn none of more than 1,800 elements, those counted that a use places', () => {
    const heavy = [...drawn].map(([path, svg]) => `${path}: ${elementsOf(svg)}`);
    expect(heavy.filter((one) => Number(one.split(': ')[1]) > 1800)).toEqual([]);
  });
});

describe('elements of a picture', () => {
  const doubled = '<g id="a"><path d="M0 0"/></g><g id="b"><use href="#a"/><use href="#a" x="1"/></g>';
  it.each([
    ['each by itself', '<svg><g><path d="M0 0"/></g></svg>', 3],
    // a: 2, and b: itself and twice a use with a in it; then b again.
    ['what a use places, and a use in that', `<svg><defs>${doubled}</defs><use href="#b"/></svg>`, 19],
  ])('counts %s', (_, svg, count) => expect(elementsOf(svg)).toBe(count));

  it('says what is wrong of a use of nothing', () => {
    expect(() => elementsOf('<svg><use href="#gone"/></svg>')).toThrow('#gone');
  });
});
