import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { filesBelow } from '../../build/files-below.ts';
import { root } from '../../build/schemas.ts';

/** What a browser moves without laying out or painting anew. */
const cheap = new Set(['transform', 'translate', 'rotate', 'scale', 'opacity', 'animation-timing-function']);

const plainOf = (css: string): string => css.replace(/\/\*[\s\S]*?\*\//g, '');

/** What each movement changes, by its name. */
const changedBy = (css: string): Map<string, string[]> =>
  new Map(
    [...css.matchAll(/@keyframes\s+([\w-]+)\s*\{((?:[^{}]*\{[^{}]*\})*)[^{}]*\}/g)].map(
      ([, name = '', steps = '']) => [
        name,
        [...new Set([...steps.matchAll(/[{;]\s*([\w-]+)\s*:/g)].map(([, property = '']) => property))],
      ],
    ),
  );

/** Each movement that changes more than that, as `name: property`. What goes with scrolling takes no time of its own. */
function dear(css: string): string[] {
  const plain = plainOf(css);
  const scrolled = new Set(
    [...plain.matchAll(/\{([^{}]*animation-timeline:[^{}]*)\}/g)].map(
      ([, rule = '']) => /animation:\s*([\w-]+)/.exec(rule)?.[1],
    ),
  );
  return [...changedBy(plain)].flatMap(([name, changed]) =>
    scrolled.has(name) ? [] : changed.filter((one) => !cheap.has(one)).map((one) => `${name}: ${one}`),
  );
}

/** Movements of one element that change the same property: a browser moves it frame by frame on the page's own thread then. */
function inEachOthersWay(css: string): string[] {
  const plain = plainOf(css);
  const changes = changedBy(plain);
  return [...plain.matchAll(/animation:([^;{}]*)/g)].flatMap(([, list = '']) => {
    const names = (list.match(/[\w-]+/g) ?? []).filter((one) => changes.has(one));
    const all = names.flatMap((name) => changes.get(name) ?? []);
    return new Set(all).size < all.length ? [names.join(', ')] : [];
  });
}

it('a movement that paints is found, and one that goes with scrolling is none', () => {
  const loop = '@keyframes glow { from { opacity: 0; box-shadow: 0 0 4px red } 50%, to { transform: none } }';
  expect(dear(`${loop} .a { animation: glow 2s infinite }`)).toEqual(['glow: box-shadow']);
  expect(dear(`${loop} .a { animation: glow linear; animation-timeline: scroll() }`)).toEqual([]);
});

const files = ['engine', 'widgets', 'modules', 'app'].flatMap((room) =>
  filesBelow(join(root, room)).flatMap((file) => (file.endsWith('.css') ? [`${room}/${file}`] : [])),
);

it('nothing but transform and opacity moves', () => {
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) =>
    dear(readFileSync(join(root, file), 'utf8')).map((one) => `${file}: ${one}`),
  );
  expect(found).toEqual([]);
});

it('two movements of one element are in each other’s way where they change the same', () => {
  const two = '@keyframes a { to { transform: none } } @keyframes b { to { transform: none } }';
  expect(inEachOthersWay(`${two} .x { animation: a 2s linear, b calc(2s + 1s) 2s infinite }`)).toEqual([
    'a, b',
  ]);
  expect(inEachOthersWay(`${two} .x { animation: a 2s } .y { animation: b 2s }`)).toEqual([]);
});

it('no two are', () => {
  const found = files.flatMap((file) =>
    inEachOthersWay(readFileSync(join(root, file), 'utf8')).map((one) => `${file}: ${one}`),
  );
  expect(found).toEqual([]);
});
