import { expect, it } from 'vitest';
import { composeSchemas, nodeSchemaPath, resolveRef, type Schema } from './schema-set.ts';

const read = (schema: object): Schema | undefined =>
  composeSchemas(new Map([['common/x.schema.json', schema as Schema]])).get('common/x.schema.json');

it('one reference in `allOf` is a plain reference, with what stands beside it', () => {
  const a = { $ref: 'a.schema.json' };
  expect(read({ allOf: [a], description: 'A' })).toEqual({ ...a, description: 'A' });
  expect(read({ properties: { one: { allOf: [{ $ref: 'a.schema.json#' }] } } })).toEqual({
    properties: { one: a },
  });
});

it.each([
  ['two references', { allOf: [{ $ref: 'a.schema.json' }, { $ref: 'b.schema.json' }] }],
  ['a condition', { allOf: [{ required: ['a'] }] }],
])('%s in `allOf` stay as they are', (_, schema) => {
  expect(read(schema)).toEqual(schema);
});

it('a widget without a title is called by its name, where its schema is shown', () => {
  const titleOf = (schema: Schema) =>
    composeSchemas(
      new Map<string, Schema>([
        ['common/node.schema.json', { type: 'object', properties: {} }],
        ['widgets/bell.schema.json', { type: 'object', properties: {}, ...schema }],
      ]),
    ).get(nodeSchemaPath('bell'))?.title;
  expect(titleOf({})).toBe('bell node');
  expect(titleOf({ title: 'Bell' })).toBe('Bell node');
});

it('what a widget refers to is found from its node as well', () => {
  const refs = ['#/definitions/own', '../common/text.schema.json', 'gong.schema.json'];
  const properties = Object.fromEntries(refs.map(($ref, n) => [`p${n}`, { $ref }]));
  const node = composeSchemas(
    new Map<string, Schema>([
      ['common/node.schema.json', { type: 'object', properties: { id: { $ref: 'id.schema.json' } } }],
      ['widgets/bell.schema.json', { title: 'Bell', type: 'object', properties }],
    ]),
  ).get(nodeSchemaPath('bell'));
  const found = ['id', 'p0', 'p1', 'p2'].map((name) => node?.properties?.[name]?.$ref);
  expect(found).toEqual(['../common/id.schema.json', refs[0], refs[1], '../widgets/gong.schema.json']);
});

it('a reference leads into its own file, or another; what leads nowhere is told with its place', () => {
  const set = composeSchemas(
    new Map<string, Schema>([
      ['common/a.schema.json', { definitions: { own: { title: 'Own' } } } as Schema],
      ['common/b.schema.json', { title: 'B' }],
    ]),
  );
  const found = ($ref: string) => resolveRef(set, { file: 'common/a.schema.json', schema: { $ref } });
  expect(found('#/definitions/own')).toEqual({ file: 'common/a.schema.json', schema: { title: 'Own' } });
  expect(found('b.schema.json')).toEqual({ file: 'common/b.schema.json', schema: { title: 'B' } });
  expect(() => found('#/definitions/other')).toThrow('common/a.schema.json: $ref "#/definitions/other"');
});
