// By turns, 6 s: compiles the validators anew, again and again.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadSchemas } from '../../build/schemas.ts';
import type { SchemaSet } from '../../engine/document/schema-set.ts';
import { compileValidators } from '../shape/validators.ts';
import { sound } from '../testing/workbench.ts';
import { ValidatorKeeper } from './validator-keeper.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gala-validators-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const set = loadSchemas();
const validatorsOf = (schemas: SchemaSet = set, stamp = 'these sources') =>
  new ValidatorKeeper(stamp, folder).of(schemas);
const script = (): string => join(folder, readdirSync(folder)[0] ?? '');

/** The sound document with mistakes of several kinds: what is told of each of them comes from ajv. */
function broken(): unknown {
  const { title, languages, body, ...rest } = JSON.parse(sound);
  return {
    ...rest,
    titel: title,
    languages: [...languages, 'xx', 'xx'],
    body: [{ widget: 'text' }, 7, ...body],
  };
}

it('validators that are kept say what compiled ones say, at the first run and at the next', () => {
  const compiled = compileValidators(set).page;
  expect(compiled(broken())).toBe(false);
  expect(compiled.errors?.length).toBeGreaterThan(4);
  const told = JSON.stringify(compiled.errors);
  for (const run of ['made', 'kept']) {
    const kept = validatorsOf();
    expect(kept?.page(JSON.parse(sound)), run).toBe(true);
    expect(kept?.page(broken()), run).toBe(false);
    expect(JSON.stringify(kept?.page.errors), run).toBe(told);
    expect(kept?.redirect(broken()), run).toBe(false);
    expect(kept?.data('common/palette.schema.json')({}), run).toBe(false);
  }
});

it('a schema that has changed is not held to what it was, and one set of validators is kept', () => {
  const page = JSON.parse(sound);
  expect(validatorsOf()?.page(page)).toBe(true);
  const [first] = readdirSync(folder);
  const activity = structuredClone(set.get('activity.schema.json'));
  activity?.definitions?.page?.required?.push('frame');
  const changed = new Map(set).set('activity.schema.json', activity ?? {});
  expect(validatorsOf(changed)?.page(page)).toBe(false);
  expect(readdirSync(folder)).toHaveLength(1);
  expect(readdirSync(folder)).not.toEqual([first]);
  expect(validatorsOf(set, 'other sources')?.page(page)).toBe(true);
});

it('a script that was cut short is made again; one that cannot be run is left to ajv', () => {
  validatorsOf();
  const whole = readFileSync(script(), 'utf8');
  for (const half of [whole.slice(0, whole.length / 2), '', '"use strict";']) {
    writeFileSync(script(), half);
    expect(validatorsOf()?.page(JSON.parse(sound))).toBe(true);
    expect(readFileSync(script(), 'utf8')).toBe(whole);
  }
  writeFileSync(script(), 'throw new Error();\n// whole');
  expect(validatorsOf()).toBeUndefined();
  writeFileSync(script(), 'exports.page = 1;\n// whole');
  expect(validatorsOf()).toBeUndefined();
});
