// By turns, 11 s: starts the command again and again, on schemas with slips.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadSchemas, root } from '../../build/schemas.ts';
import { makeCheckout } from '../testing/checkout.ts';
import { annotations, strangeWords, strangeWordsBelow } from './annotations.ts';

const set = loadSchemas();
const folder = join(root, 'schemas');

describe('words of the house in schemas', () => {
  it('every schema has known ones alone', () => {
    expect(strangeWordsBelow(folder, set)).toEqual([]);
  });

  it('a mistyped one is told with its place and the one that was meant', () => {
    const block = { properties: { rows: { items: { properties: { stock: { 'x-privat': true } } } } } };
    expect(strangeWords('schemas/planted.json', block)).toEqual([
      'schemas/planted.json: /properties/rows/items/properties/stock: expected a word of schemas/annotations.json, got `x-privat`; did you mean `x-private`?',
    ]);
    expect(strangeWords('a', { x_private: true, 'X-Private': 1 })).toHaveLength(2);
  });

  it('a list that there is not is told, too', () => {
    expect(strangeWords('a', { properties: { gift: { 'x-ref': 'gift' } } }, ['gifts', 'data'])).toEqual([
      'a: /properties/gift: expected `x-ref` to name a list (docs/annotations.md), got `gift`; did you mean `gifts`?',
    ]);
    expect(strangeWords('a', { 'x-ref': 'tests/data/all.json#/tests' }, [])).toEqual([]);
  });

  it('names of properties and values of examples are no words', () => {
    const names = { properties: { 'x-evil': { const: { 'x-evil': 1 } } }, examples: [{ 'x-evil': 1 }] };
    expect(strangeWords('a', names)).toEqual([]);
    expect(strangeWords('a', { properties: { default: { 'x-evil': true } } })).toHaveLength(1);
  });

  it('`npm run types` refuses it', () => {
    const copy = makeCheckout();
    try {
      const planted = join(copy.folder, 'schemas/widgets/button.schema.json');
      writeFileSync(planted, readFileSync(planted, 'utf8').replace('"x-fits"', '"x-fit"'));
      const run = spawnSync(join(root, 'node_modules/.bin/tsx'), ['scripts/types.ts', '--check'], {
        cwd: copy.folder,
        encoding: 'utf8',
      });
      expect(run.stderr).toContain('got `x-fit`; did you mean `x-fits`?');
      expect(run.status).toBe(1);
    } finally {
      copy.remove();
    }
  }, 60_000);

  it('the types of schemas name no other, and the list has none that nothing names', () => {
    const sources = ['engine/document/schema-set.ts', 'engine/document/open-api.ts'];
    const typed = sources.flatMap((path) => [
      ...readFileSync(join(root, path), 'utf8').matchAll(/^ {2}'(x-[a-z-]+)'\?/gm),
    ]);
    expect(typed.length).toBeGreaterThan(40);
    for (const [, word = ''] of typed) expect(Object.keys(annotations)).toContain(word);
  });
});
