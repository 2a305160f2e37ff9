import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow } from '../build/files-below.ts';
import { root } from '../build/schemas.ts';
import { elementsOf } from './elements.ts';
import { families } from './families.ts';
import { flaws } from './flaws.ts';
import { drawnPictures } from './pictures.ts';

const drawn = drawnPictures();

const committed = ['activities/art', 'modules/mbti/art', 'server/seed/avatars']
  .flatMap((folder) => filesBelow(join(root, folder)).map((path) => `${folder}/${path}`))
  .filter((path) => path.endsWith('.svg'))
  .sort();

/** A family that the workshop does not list is drawn elsewhere, by hand: its folder is all that there is of it. */
const isDrawnElsewhere = (path: string): boolean => {
  const [, family] = /^activities\/art\/([^/]+)\//.exec(path) ?? [];
  return family !== undefined && !Object.hasOwn(families, family);
};

describe('the drawing workshop', () => {
  it('has drawn every picture as it is committed', () => {
    const stale = [...drawn].filter(([path, svg]) => {
      const file = join(root, path);
      return !existsSync(file) || readFileSync(file, 'utf8') !== svg;
    });
    expect(stale.map(([path]) => path)).toEqual([]);
  });

  it('has drawn every picture that is committed, but those of families that it does not list', () => {
    expect(committed.filter((path) => !isDrawnElsewhere(path))).toEqual([...drawn.keys()].sort());
    expect(
      ['rose-night', 'drawn-by-hand'].map((one) => isDrawnElsewhere(`activities/art/${one}/sky.svg`)),
    ).toEqual([false, true]);
  });
});

describe('every picture', () => {
  const pictures = committed.map((path) => [path, readFileSync(join(root, path), 'utf8')] as const);

  // Rose night's gate was 7,930: 24 ms of style on a processor that is not slowed, before anything of it was painted.
  it('has at most 1,800 elements, those counted that a use places', () => {
    const heavy = pictures.map(([path, svg]) => `${path}: ${elementsOf(svg)}`);
    expect(heavy.filter((one) => Number(one.split(': ')[1]) > 1800)).toEqual([]);
  });

  it('is nothing but drawing, whole and for itself', () => {
    expect(pictures.flatMap(([path, svg]) => flaws(svg).map((flaw) => `${path}: ${flaw}`))).toEqual([]);
  });

  it('and each flaw is seen', () => {
    expect(
      flaws('<svg><style/><g id="a"/><g id="a" style=""/><use href="#b"/><image href="x.png"/>~</svg>'),
    ).toEqual([
      'an element that is not drawing',
      'inline style or handler',
      'a reference to elsewhere',
      'an id twice',
      'nothing is called b',
      'a hole in the drawing',
    ]);
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
