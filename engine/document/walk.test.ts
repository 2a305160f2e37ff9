// biome-ignore-all lint/suspicious/noThenProperty: a keyword of JSON Schema
import { describe, expect, it } from 'vitest';
import type { Schema, SchemaSet } from './schema-set.ts';
import { branchFor, walk, walkTo } from './walk.ts';

const set: SchemaSet = new Map<string, Schema>([
  [
    'common/text.schema.json',
    { 'x-kind': 'text', oneOf: [{ type: 'string' }, { type: 'object', title: 'by language' }] },
  ],
  [
    'common/shape.schema.json',
    {
      discriminator: { propertyName: 'kind' },
      oneOf: [
        { title: 'Circle', properties: { kind: { const: 'circle' }, r: { type: 'number' } } },
        { $ref: 'square.schema.json' },
      ],
    },
  ],
  [
    'common/square.schema.json',
    {
      title: 'Square',
      properties: {
        kind: { const: 'square' },
        inner: { $ref: 'shape.schema.json' },
        label: { $ref: 'text.schema.json' },
      },
    },
  ],
]);
const shape = { schema: { $ref: 'shape.schema.json' }, file: 'common/x.schema.json' };
const text = { schema: { $ref: 'text.schema.json' }, file: 'common/x.schema.json' };

describe('the branch of a union', () => {
  it('is told by the discriminator', () => {
    expect(branchFor(set, shape, { kind: 'circle' })?.schema.title).toBe('Circle');
    expect(branchFor(set, shape, { kind: 'square' })?.schema.title).toBe('Square');
  });

  it.each([{ kind: 'triangle' }, {}, [], 'circle', null, Object.create({ kind: 'circle' })])(
    'is none for %j',
    (value: unknown) => {
      expect(branchFor(set, shape, value)).toBeUndefined();
    },
  );

  it('is told by the JSON type where there is no discriminator, and knows what kind the union is', () => {
    expect(branchFor(set, text, 'x')?.schema).toEqual({ type: 'string', 'x-kind': 'text' });
    expect(branchFor(set, text, { cn: 'x' })?.schema).toMatchObject({
      title: 'by language',
      'x-kind': 'text',
    });
    expect(branchFor(set, text, ['x'])).toBeUndefined();
    expect(branchFor(set, text, 4)).toBeUndefined();
  });

  it('follows if/then/else by the keys that are there', () => {
    const at = {
      schema: { if: { required: ['redirect'] }, then: { title: 'redirect' }, else: { title: 'page' } },
      file: 'x',
    };
    expect(branchFor(set, at, { redirect: '/a' })?.schema.title).toBe('redirect');
    expect(branchFor(set, at, {})?.schema.title).toBe('page');
    expect(branchFor(set, at, 'redirect')?.schema.title).toBe('page');
  });
});

describe('a walk', () => {
  const pointers = (value: unknown): string[] => {
    const seen: string[] = [];
    walk(set, shape, value, (place) =>
      seen.push(`${place.pointer} ${place.schema.title ?? place.schema.type ?? ''}`),
    );
    return seen;
  };

  it('visits parents before children, each with the schema that describes it', () => {
    expect(pointers({ kind: 'square', label: 'x', inner: { kind: 'circle', r: 1 } })).toEqual([
      ' Square',
      '/kind ',
      '/label string',
      '/inner Circle',
      '/inner/kind ',
      '/inner/r number',
    ]);
  });

  it('does not visit what no schema describes', () => {
    expect(pointers({ kind: 'square', label: 7, lable: 'x', inner: { kind: 'star' } })).toEqual([
      ' Square',
      '/kind ',
    ]);
  });

  it('visits list items and open keys, and escapes the pointer', () => {
    const at = {
      schema: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
      file: 'x',
    } as const;
    const seen: string[] = [];
    const value = { 'a/b~c': ['x', 'y'] };
    walk(set, at, value, ({ pointer, parents }) => seen.push(`${pointer} ${parents.length}`));
    expect(seen).toEqual([' 0', '/a~1b~0c 1', '/a~1b~0c/0 2', '/a~1b~0c/1 2']);
  });

  it('goes into nothing that has no keys: neither a text nor null', () => {
    const at = { schema: { additionalProperties: { additionalProperties: {} } }, file: 'x' };
    const seen: string[] = [];
    walk(set, at, { a: null, b: 'xy', c: 7, d: { e: null } }, ({ pointer }) => seen.push(pointer));
    expect(seen).toEqual(['', '/a', '/b', '/c', '/d', '/d/e']);
  });

  it('visits no items of which nothing is said', () => {
    const seen: string[] = [];
    walk(set, { schema: { type: 'array' }, file: 'x' }, ['x'], ({ pointer }) => seen.push(pointer));
    expect(seen).toEqual(['']);
  });

  it('finds the places of one kind, through references and unions that lead back, and leaves other parts alone', () => {
    const root = { schema: { $ref: 'shape.schema.json' }, file: 'common/x' };
    const circle = { kind: 'circle', r: 1 };
    const value = {
      kind: 'square',
      label: 'a',
      inner: { kind: 'square', label: { en: 'b' }, inner: circle },
    };
    const seen: string[] = [];
    walkTo(set, root, value, 'text', ({ pointer }) => seen.push(pointer));
    expect(seen).toEqual(['', '/label', '/inner', '/inner/label', '/inner/inner']);
    const none: string[] = [];
    walkTo(set, root, value, 'date', ({ pointer }) => none.push(pointer));
    expect(none).toEqual([]);
  });

  it('says where a reference leads nowhere', () => {
    expect(() => branchFor(set, { schema: { $ref: 'none.schema.json' }, file: 'common/x' }, 1)).toThrow(
      'common/x: $ref "none.schema.json" leads nowhere',
    );
  });
});
