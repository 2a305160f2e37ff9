import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { filesBelow } from '../../build/files-below.ts';
import { root } from '../../build/schemas.ts';
import { rarities } from '../testing/rarities.ts';

/** What a widget's style says of an element, property by property. */
function saidOf(widget: string, selector: string): Readonly<Record<string, string>> {
  const css = readFileSync(join(root, 'widgets', widget, 'style.css'), 'utf8');
  const at = css.indexOf(`\n${selector} {`);
  const rule = css.slice(css.indexOf('{', at) + 1, css.indexOf('}', at));
  return Object.fromEntries(
    (at < 0 ? '' : rule.replace(/\/\*.*?\*\//gs, '').replace(/\s+/g, ' '))
      .split(';')
      .filter((one) => one.includes(':'))
      .map((one) => [one.slice(0, one.indexOf(':')).trim(), one.slice(one.indexOf(':') + 1).trim()]),
  );
}

it.each([
  [
    'the ring around a face',
    '.champion__face',
    '.ranking-list__bust .ranking-list__face',
    ['padding', 'background', 'box-shadow'],
  ],
  ['a crown’s shadow', '.champion::after', '.ranking-list__crown', ['transform', 'filter']],
  [
    'the first crown’s size',
    '.champion::after',
    '.ranking-list__step--1 .ranking-list__crown',
    ['width', 'height'],
  ],
])('%s is one of the champion and of the podium: a page that has both pays for one', (_, own, podium, of) => {
  const [champion, first] = [saidOf('champion', own), saidOf('ranking-list', podium)];
  for (const property of of) {
    expect(champion[property], property).toMatch(/\w/);
    expect(champion[property], property).toBe(first[property]);
  }
});

it('the color of a rarity where the look has none is one in all widgets', () => {
  const spare = filesBelow(join(root, 'widgets')).flatMap((file) =>
    file.endsWith('.css')
      ? [
          ...readFileSync(join(root, 'widgets', file), 'utf8').matchAll(
            /var\(--(rare|epic|legendary), (.+?)\)/g,
          ),
        ]
      : [],
  );
  expect(spare.length).toBeGreaterThan(3);
  expect(new Map(spare.map(([, rarity, color]) => [rarity, color]))).toEqual(
    new Map(Object.entries(rarities)),
  );
  expect(spare.filter(([, rarity = '', color]) => rarities[rarity] !== color)).toEqual([]);
});

/** Files of style of pages that say something. */
const saying = (what: RegExp): string[] =>
  ['engine', 'widgets', 'modules'].flatMap((room) =>
    filesBelow(join(root, room)).flatMap((file) =>
      file.endsWith('.css') && what.test(readFileSync(join(root, room, file), 'utf8'))
        ? [`${room}/${file}`]
        : [],
    ),
  );

it.each([
  ['the head and shoulders of who has no picture', /--face-\w+:/, 'engine/render/base.css'],
  ['the fade of what goes on sideways', /calc\(100% - 36px\), transparent/, 'engine/render/goes-on.css'],
  ['the fade of a row at both its edges', /--before: 32px;\s+--after/, 'engine/render/row-edges.css'],
  [
    'a word that is a stamp because all is over',
    /font-weight: 800;\s+transform: rotate\(-2deg\)/,
    'engine/render/over-stamp.css',
  ],
])('%s is drawn in one place', (_, what, file) => expect(saying(what)).toEqual([file]));

it('that no days are left is told by their own tile, and by nothing else', () => {
  expect(saying(/\[data-near[^{]*days/)).toEqual([]);
  expect(saying(/\[data-none\]/).sort()).toEqual([
    'widgets/battle-bar/style.css',
    'widgets/hero/style.css',
    'widgets/phase-banner/style.css',
    'widgets/season-pass/style.css',
  ]);
});
