import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { filesBelow } from '../../build/files-below.ts';
import { root } from '../../build/schemas.ts';

/** Selectors that name states alone (`.is-over > b`): such a rule reaches into every other widget of the page that has the state. */
function ofNobody(css: string): string[] {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '');
  return [...plain.matchAll(/([^{};]+)\{/g)].flatMap(([, prelude = '']) => {
    if (prelude.trim().startsWith('@')) return [];
    // What it is not names nothing; of a choice (`:is(.a, .b)`) one name is enough.
    let outside = prelude.replace(/:not\([^()]*\)/g, '');
    while (/\([^()]*\)/.test(outside))
      outside = outside.replace(/\(([^()]*)\)/g, (_, inside: string) => ` ${inside.replaceAll(',', ' ')}`);
    return outside
      .split(',')
      .map((one) => one.trim())
      .filter((one) => {
        const classes = one.match(/\.[a-z][\w-]*/gi) ?? [];
        return classes.length > 0 && classes.every((name) => /^\.(is|has)-/.test(name));
      });
  });
}

it('a rule of states alone is found', () => {
  expect(
    ofNobody('.a.is-on > b {} .is-over > b, .a { color: red } @media (x) { .has-it .is-on:not(.a) {} }'),
  ).toEqual(['.is-over > b', '.has-it .is-on']);
  expect(
    ofNobody(
      '/* .is-on {} */ @keyframes x { 50% { opacity: 0.5 } } html[data-a] .a {} .is-on :is(.a, .b) {}',
    ),
  ).toEqual([]);
});

const files = ['widgets', 'modules'].flatMap((room) =>
  filesBelow(join(root, room)).flatMap((file) => (file.endsWith('.css') ? [join(room, file)] : [])),
);

it('every rule of a widget or a module names something of its own', () => {
  expect(files.length).toBeGreaterThan(60);
  const found = files.flatMap((file) =>
    ofNobody(readFileSync(join(root, file), 'utf8')).map((selector) => `${file}: ${selector}`),
  );
  expect(found).toEqual([]);
});
