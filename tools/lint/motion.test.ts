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

interface Rule {
  /** Conditions that it stands under, outermost first. */
  readonly under: readonly string[];
  readonly selectors: readonly string[];
  readonly body: string;
}

/** The rules of a style with what they stand under; steps of movements are none. */
function rulesOf(css: string): Rule[] {
  const rules: Rule[] = [];
  const open: string[] = [];
  let text = '';
  for (const sign of plainOf(css)) {
    if (sign === '{') {
      // What stands before a nested rule is of the one around it, up to its last semicolon.
      open.push(text.slice(text.lastIndexOf(';') + 1).trim());
      text = '';
    } else if (sign === '}') {
      const head = open.pop() ?? '';
      const under = open.filter((one) => one.startsWith('@'));
      if (!head.startsWith('@') && !under.some((one) => one.startsWith('@keyframes')))
        rules.push({ under, selectors: head.split(',').map((one) => one.trim()), body: text });
      text = '';
    } else text += sign;
  }
  return rules;
}

const forAll = ({ under }: Rule): boolean => !under.some((one) => one.includes('prefers-reduced-motion'));
const forLess = ({ under }: Rule): boolean =>
  under.some((one) => one.includes('prefers-reduced-motion: reduce'));

/** Movements of a style that go on for who asks for less motion, as `selector: property`. */
function restless(css: string): string[] {
  const rules = rulesOf(css);
  return ['animation', 'transition'].flatMap((property) => {
    const value = ({ body }: Rule) =>
      new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*([^;]+)`).exec(body)?.[1]?.trim();
    const stilled = new Set(
      rules.flatMap((rule) => (forLess(rule) && value(rule) === 'none' ? rule.selectors : [])),
    );
    return rules.flatMap((rule) => {
      const moves = forAll(rule) && ![undefined, 'none'].includes(value(rule));
      // What goes with scrolling stands still with the reader's finger.
      if (!moves || rule.body.includes('animation-timeline:')) return [];
      return rule.selectors.filter((one) => !stilled.has(one)).map((one) => `${one}: ${property}`);
    });
  });
}

it('a movement that who asks for less motion sees as well is found', () => {
  const moves = '.a, .b { color: red; animation: x 2s } .c { transition: width 1s }';
  const still = '@media (prefers-reduced-motion: reduce)';
  expect(restless(moves)).toEqual(['.a: animation', '.b: animation', '.c: transition']);
  expect(restless(`${moves} ${still} { .b { animation: none } .c { transition: none } }`)).toEqual([
    '.a: animation',
  ]);
  expect(restless(`@media (prefers-reduced-motion: no-preference) { ${moves} }`)).toEqual([]);
  expect(restless('.a { animation: x linear; animation-timeline: scroll() } .b { animation: none }')).toEqual(
    [],
  );
  expect(restless('@media (min-width: 20em) { .a { animation: x 1s } }')).toEqual(['.a: animation']);
});

it('for who asks for less motion nothing moves', () => {
  const found = files.flatMap((file) =>
    restless(readFileSync(join(root, file), 'utf8')).map((one) => `${file}: ${one}`),
  );
  expect(found).toEqual([]);
});

it('what a script moves asks first whether less motion is wanted', () => {
  const scripts = ['engine', 'widgets', 'modules', 'app'].flatMap((room) =>
    filesBelow(join(root, room)).flatMap((file) =>
      /\.tsx?$/.test(file) && !file.includes('.test.') ? [`${room}/${file}`] : [],
    ),
  );
  const moving = scripts
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
    .filter(({ text }) => /\.animate\(|'smooth'/.test(text));
  expect(moving.length).toBeGreaterThan(2);
  expect(moving.filter(({ text }) => !text.includes('prefers-reduced-motion: reduce'))).toEqual([]);
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
