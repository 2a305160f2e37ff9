import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../build/schemas.ts';

/**
 * Lists of selectors that name parts which only one browser has, of more than one: each browser drops the rule whole, and draws its own
 * colors. A build takes such a rule apart, Storybook does not.
 */
const mixed = (css: string): readonly string[] =>
  [...css.matchAll(/[^{}]*(?=\{)/g)]
    .map(([list]) => list.replace(/\/\*.*?\*\//gs, '').trim())
    .filter((list) => list.includes('::-webkit-') && list.includes('::-moz-'));

it('a rule is of parts of one browser', () => {
  const files = ['widgets', 'engine', 'modules', 'app'].flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css'))
      .map((file) => `${room}/${file}`),
  );
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => mixed(readFileSync(join(root, file), 'utf8')).length > 0)).toEqual([]);
});

it('one of parts of two is told', () => {
  expect(mixed('a { b: c }\n.x::-webkit-progress-value,\n.x::-moz-progress-bar { d: e }')).toHaveLength(1);
  expect(mixed('.x::-webkit-progress-value { d: e }\n.x::-moz-progress-bar { d: e }')).toEqual([]);
});
