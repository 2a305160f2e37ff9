import { expect, it } from 'vitest';
import { distances, importsIn } from './source-graph.ts';

it('reads imports of values, types aside', () => {
  const text = `
import type { A } from './a.ts';
import { type B, c as d } from './test-time.ts';
import { type E } from './e.ts';
import * as all from '../engine/index.ts';
import './f.css';
export { g as h } from './g.ts';
export * from './i.ts';
export type { J } from './j.ts';
const later = async (): Promise<typeof import('./k.ts')> => import('./l.ts');
import pg from 'pg';
`;
  expect(importsIn('scripts/x.ts', text)).toEqual([
    { to: 'scripts/test-time.ts', names: ['c'] },
    { to: 'engine/index.ts', names: ['*'] },
    { to: 'scripts/f.css', names: [] },
    { to: 'scripts/g.ts', names: [], handed: [['h', 'g']] },
    { to: 'scripts/i.ts', names: [], handed: [['*', '*']] },
    { to: 'scripts/l.ts', names: ['*'] },
    { to: 'pg', names: ['default'] },
  ]);
});

it.each([
  ['void import(`./a.ts`).then(console.log);', 'scripts/a.ts'],
  ["new Worker(new URL('../server/app.ts', import.meta.url), { type: 'module' });", 'server/app.ts'],
  ['new URL(`./data/`, import.meta.url);', 'scripts/data/'],
  ["const a = import.meta.glob('./*.ts');", "import.meta.glob('./*.ts')"],
  ["import.meta['glob']('./*.ts');", "import.meta['glob']('./*.ts')"],
  ["void import('./a' + '.ts');", "import('./a' + '.ts')"],
  ['void import(path);', 'import(path)'],
  ['void import(`./\u0024{name}.ts`);', 'import(`./\u0024{name}.ts`)'],
  ['new URL(path, import.meta.url);', 'new URL(path, import.meta.url)'],
])('follows what a bundler follows: %s', (text, to) => {
  expect(importsIn('scripts/x.ts', text)).toEqual([{ to, names: ['*'] }]);
});

it("takes no other address for a file's", () => {
  expect(importsIn('scripts/x.ts', "new URL('./a.ts', location.href); import.meta.env.DEV;")).toEqual([]);
});

it('tells how many steps it is to each file', () => {
  const far = distances('engine/platform/touch.test.ts');
  expect(far.get('engine/platform/touch.ts')).toBe(1);
  expect(far.has('server/app.ts')).toBe(false);
});
