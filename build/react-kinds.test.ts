import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { cutKinds, withoutKinds } from './react-kinds.ts';

/** Without spaces, which say nothing. */
const rest = (code: string): string => cutKinds(code).replaceAll(/\s+/g, ' ').trim();

it('a case of a kind that never is goes, the others stay as they are', () => {
  expect(
    rest(
      'function a(f) { switch (f.tag) { case 5: one(); break; case 13: two(); break; case 3: three(); } }',
    ),
  ).toBe('function a(f) { switch (f.tag) { case 5: one(); break; case 3: three(); } }');
});

it('of labels with one body, those of such kinds go alone', () => {
  expect(
    rest(
      'function a(f) { switch (f.tag) { case 26: case 27: case 5: one(); break; case 22: case 23: two(); } }',
    ),
  ).toBe('function a(f) { switch (f.tag) { case 5: one(); break; } }');
  expect(rest('function a(f) { switch (f.tag) { case 5: one(); break; case 13: default: two(); } }')).toBe(
    'function a(f) { switch (f.tag) { case 5: one(); break; default: two(); } }',
  );
});

it('a body that one of another kind falls into stays', () => {
  const falls =
    'function a(f) { switch (f.tag) { case 5: if (f.x) break; case 13: two(); break; case 3: three(); } }';
  expect(rest(falls)).toBe(falls);
});

it('what a case declares is there for the others', () => {
  const code =
    '"use strict"; function a(f) { switch (f.tag) { case 13: var made = 1; break; case 5: made = f.tag * 2; return made; } }';
  expect(rest(code)).toContain('case NaN: var made; case 5:');
  const run = new Function(`${cutKinds(code)} return a;`)() as (f: object) => number;
  expect(run({ tag: 5 })).toBe(10);
});

it('nothing is of such a kind, and what has another tag is asked as before', () => {
  expect(rest('b(13 === f.tag, f.tag !== 22, 5 === f.tag, 27 === tag, 13 === f.lanes)')).toBe(
    'b(false, true, 5 === f.tag, false, 13 === f.lanes)',
  );
  const other = 'function a(f) { switch (f.mode) { case 13: one(); } }';
  expect(rest(other)).toBe(other);
});

it('where a kind begins its work it says what is left out', () => {
  expect(
    rest('function beginWork(f) { switch (f.tag) { case 30: case 13: make(f); return f; case 5: one(); } }'),
  ).toBe(
    'function beginWork(f) { switch (f.tag) { case 30: return leftOut("ViewTransition"); case 13: return leftOut("Suspense, lazy and Activity"); case 5: one(); } }',
  );
});

it('among what is drawn nothing is lazy; a type is asked as before', () => {
  const drawn = (inside: string, cases: string): string =>
    `function ${inside}() { function b(c) { switch (c.$$typeof) { ${cases} } } }`;
  const cases = 'case REACT_ELEMENT_TYPE: return one(); case REACT_LAZY_TYPE: return two();';
  expect(rest(drawn('createChildReconciler', cases))).toBe(
    drawn('createChildReconciler', 'case REACT_ELEMENT_TYPE: return one();'),
  );
  expect(rest(drawn('other', cases))).toBe(drawn('other', cases));
  expect(rest('function createChildReconciler() { return c.$$typeof === REACT_LAZY_TYPE && two(c); }')).toBe(
    'function createChildReconciler() { return false && two(c); }',
  );
});

it('a release in which kinds have other numbers is refused', () => {
  const source = readFileSync(
    join(
      dirname(createRequire(import.meta.url).resolve('react-dom/package.json')),
      'cjs/react-dom-client.production.js',
    ),
    'utf8',
  );
  expect(withoutKinds(source).length).toBeLessThan(source.length - 10_000);
  expect(() => withoutKinds(source.replace('createFiberImplClass(13,', 'createFiberImplClass(32,'))).toThrow(
    'SUSPENSE is no work of the kind 13',
  );
});
