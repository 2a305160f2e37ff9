import type { ErrorObject, ValidateFunction } from 'ajv';
import { expect, it, vi } from 'vitest';
import type { Schema } from '../engine/document/schema-set.ts';
import { Taint } from './model/taint.ts';
import { schema } from './rules/schema.ts';
import { validateDocument } from './shape/validate.ts';
import { replaceAt } from './text/edits.ts';
import { nameKey, nodeAt, parseText, positionAt, propertyAt } from './text/parse.ts';

/** How much more work a document takes that is four times as large: 4 where it grows with it, 16 where it grows with its square. */
function growth(work: (size: number) => number): number {
  return work(400) / work(100);
}

/** How often a property is read of objects that are watched. */
function watched<One extends object>(make: (read: () => void) => One[]): { all: One[]; count: () => number } {
  let reads = 0;
  const all = make(() => {
    reads++;
  });
  return { all, count: () => reads };
}

const wide = (size: number): string =>
  JSON.stringify(Object.fromEntries(Array.from({ length: size }, (_, i) => [`key${i}`, 'a\nb'])), null, 1);

it('keys of a wide object are looked up, not looked for', () => {
  const work = (size: number): number => {
    const { tree } = parseText(wide(size));
    const { count } = watched((read) =>
      (tree?.children ?? []).map((property) => {
        const [key] = property.children ?? [];
        const value: unknown = key?.value;
        return Object.defineProperty(key ?? {}, 'value', {
          configurable: true,
          get: () => {
            read();
            return value;
          },
        });
      }),
    );
    for (let i = 0; i < size; i++) expect(nodeAt(tree, `/key${i}`)).toBeDefined();
    return count();
  };
  expect(growth(work)).toBeLessThan(5);
});

it('a key that got another name is found under that one alone', () => {
  for (const size of [4, 40]) {
    const { tree } = parseText(wide(size));
    const property = propertyAt(tree, '/key2');
    const [key] = property?.children ?? [];
    if (key) nameKey(key, 'third');
    expect(propertyAt(tree, '/third')).toBe(property);
    expect(propertyAt(tree, '/key2')).toBeUndefined();
    expect(propertyAt(tree, '/key3')).not.toBe(property);
  }
});

it('lines of a text are counted once, however much is found in it', () => {
  const work = (size: number): number => {
    const text = wide(size);
    const found = vi.spyOn(String.prototype, 'indexOf');
    for (let at = 0; at < text.length; at += 10) positionAt(text, at);
    const calls = found.mock.calls.length;
    found.mockRestore();
    return calls;
  };
  expect(growth(work)).toBeLessThan(5);
});

it('the place of a finding is where its line says', () => {
  const text = 'a\n\nbc\r\nd';
  const places = [...text].map((_, at) => positionAt(text, at));
  expect(places.map(({ line, column }) => `${line}:${column}`)).toEqual([
    '1:1',
    '1:2',
    '2:1',
    '3:1',
    '3:2',
    '3:3',
    '3:4',
    '4:1',
  ]);
  expect(positionAt(text, text.length)).toEqual({ line: 4, column: 2 });
  expect(positionAt('', 0)).toEqual({ line: 1, column: 1 });
});

it('a document is parsed once for all that is mended in it', () => {
  const work = (size: number): number => {
    const text = wide(size);
    const read = vi.spyOn(String.prototype, 'charCodeAt');
    const edits = Array.from({ length: size }, (_, i) => replaceAt(text, `/key${i}`, i));
    const calls = read.mock.calls.length;
    read.mockRestore();
    expect(edits.every(([edit]) => edit?.length === '"a\\nb"'.length)).toBe(true);
    return calls;
  };
  expect(growth(work)).toBeLessThan(5);
});

it('what one error echoes is looked for among those of its place alone', () => {
  const work = (size: number): number => {
    const { all, count } = watched((read) =>
      Array.from({ length: size }, (_, i): ErrorObject => {
        const own = {
          keyword: 'type',
          schemaPath: '',
          params: {},
          parentSchema: { type: 'string' },
          data: i,
        };
        return Object.defineProperty({ ...own, instancePath: '' }, 'instancePath', {
          get: () => {
            read();
            return `/body/${i}/text`;
          },
        });
      }),
    );
    const validate = Object.assign(() => false, { errors: all }) as unknown as ValidateFunction;
    const { problems } = validateDocument(validate, new Map(), {}, { tree: undefined });
    expect(problems).toHaveLength(size);
    return count();
  };
  expect(growth(work)).toBeLessThan(5);
});

it('whether a place is touched is asked of the place, not of all that is broken', () => {
  const work = (size: number): number => {
    const taint = new Taint();
    for (let i = 0; i < size; i++) taint.add(`/body/${i}/text`);
    const compared = vi.spyOn(String.prototype, 'startsWith');
    for (let i = 0; i < size; i++) expect(taint.touches(`/body/${i}`)).toBe(true);
    const calls = compared.mock.calls.length;
    compared.mockRestore();
    return calls + size;
  };
  expect(growth(work)).toBeLessThan(5);
});

it('a place is touched by what is at it, around it or inside it', () => {
  const taint = new Taint();
  taint.add('/body/1/text');
  const touched = ['', '/body', '/body/1', '/body/1/text', '/body/1/text/en'];
  expect(touched.filter((one) => taint.touches(one))).toEqual(touched);
  expect(['/body/10', '/bod', '/body/1/te', '/data'].filter((one) => taint.touches(one))).toEqual([]);
  expect(taint.touches('/body', (one) => one.endsWith('/id'))).toBe(false);
  expect(taint.touches('/body', (one) => one.endsWith('/text'))).toBe(true);
});

it.each([
  ['of one list', (i: number) => `/body/0/rows/${i}`, () => 1],
  ['each of a list of its own', (i: number) => `/body/${i}/rows/0`, (size: number) => size],
])('findings that are alike are joined without asking each of each: %s', (_, at, left) => {
  const work = (size: number): number => {
    const errors = Array.from(
      { length: size },
      (_, i): ErrorObject => ({
        keyword: 'additionalProperties',
        instancePath: at(i),
        schemaPath: '',
        params: { additionalProperty: 'zebra' },
        parentSchema: { properties: { name: {} } },
        data: { zebra: i, name: i },
      }),
    );
    const rows = () => ({ rows: Array.from({ length: size }, (_, i) => ({ zebra: i, name: i })) });
    const value = { body: Array.from({ length: size }, rows) };
    const validate = Object.assign(() => false, { errors }) as unknown as ValidateFunction;
    const looked = vi.spyOn(Array.prototype, 'includes');
    const { problems } = validateDocument(validate, new Map(), value, { tree: undefined });
    const compared = looked.mock.contexts.reduce<number>((sum, all) => sum + (all as unknown[]).length, 0);
    looked.mockRestore();
    expect(problems).toHaveLength(left(size));
    return compared + size;
  };
  expect(growth(work)).toBeLessThan(5);
});

it('conditions of a document are looked for once, however many of them are asked for', () => {
  const condition = { type: 'string', 'x-gives': 'boolean' } as const;
  const schemas = new Map<string, Schema>([
    [
      'activity.schema.json',
      {
        definitions: {
          page: { properties: { body: { items: { properties: { visible: condition } } } } },
        },
      },
    ],
  ]);
  const work = (size: number): number => {
    const { all, count } = watched((read) =>
      Array.from({ length: size }, () =>
        Object.defineProperty({} as { visible: boolean }, 'visible', {
          enumerable: true,
          get: () => {
            read();
            return true;
          },
        }),
      ),
    );
    const schemaProblems = all.map((_, i) => ({
      pointer: `/body/${i}/visible`,
      message: 'must be text',
      instead: 'true',
    }));
    const told = schema.check({
      schemaProblems,
      text: '{}',
      document: { body: all } as never,
      context: { schemas } as never,
    });
    expect(told.map(({ expected }) => expected?.slice(0, 22))).toEqual(
      all.map(() => 'a condition in quotes,'),
    );
    return count();
  };
  expect(growth(work)).toBeLessThan(5);
});
