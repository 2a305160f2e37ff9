import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { filesBelow } from '../../build/files-below.ts';
import { root } from '../../build/schemas.ts';

/** What a browser moves without laying out or painting anew. */
const cheap = new Set(['transform', 'translate', 'rotate', 'scale', 'opacity', 'animation-timing-function']);

/** Each movement that changes more than that, as `name: property`. What goes with scrolling takes no time of its own. */
function dear(css: string): string[] {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '');
  const scrolled = new Set(
    [...plain.matchAll(/\{([^{}]*animation-timeline:[^{}]*)\}/g)].map(
      ([, rule = '']) => /animation:\s*([\w-]+)/.exec(rule)?.[1],
    ),
  );
  return [...plain.matchAll(/@keyframes\s+([\w-]+)\s*\{((?:[^{}]*\{[^{}]*\})*)[^{}]*\}/g)].flatMap(
    ([, name = '', steps = '']) => {
      if (scrolled.has(name)) return [];
      const changed = [...steps.matchAll(/[{;]\s*([\w-]+)\s*:/g)].map(([, property = '']) => property);
      return [...new Set(changed)].filter((one) => !cheap.has(one)).map((one) => `${name}: ${one}`);
    },
  );
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
