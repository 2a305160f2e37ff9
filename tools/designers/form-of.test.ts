import { expect, it } from 'vitest';
import { loadSchemas } from '../../build/schemas.ts';
import {
  nodeSchemaPath,
  propsSchemaPaths,
  resolveRef,
  type Schema,
} from '../../engine/document/schema-set.ts';
import { type Control, controlOf, formsOf, PAGE } from './form-of.ts';

const set = loadSchemas();
const forms = formsOf(set);

/** Props of a schema that its form has no control for, nested ones included. */
function missing(schema: Schema, file: string, control: Control | undefined, path: string): string[] {
  if (!control) return [path];
  if (control.kind === 'part') return forms[control.part] ? [] : [`${path}: ${control.part}`];
  const at = resolveRef(set, { schema, file });
  if (control.kind === 'list') return missing(at.schema.items ?? {}, at.file, control.item, `${path}[]`);
  if (control.kind !== 'object') return at.schema.properties && !at.schema.oneOf ? [path] : [];
  return Object.entries(at.schema.properties ?? {}).flatMap(([key, one]) =>
    missing(one, at.file, control.fields.find((field) => field.key === key)?.control, `${path}.${key}`),
  );
}

it('has a control for every prop of every widget and screen, nested ones included', () => {
  const names = [...propsSchemaPaths(set).keys()];
  expect(names.length).toBeGreaterThan(50);
  expect(
    names.flatMap((name) => {
      const file = nodeSchemaPath(name);
      return missing(set.get(file) ?? {}, file, forms[file], name);
    }),
  ).toEqual([]);
});

it('has a control for every key of a page, the first things first', () => {
  const page = set.get('activity.schema.json')?.definitions?.page ?? {};
  const form = forms[PAGE];
  expect(missing(page, 'activity.schema.json', form, 'page')).toEqual([]);
  expect(form?.kind === 'object' && form.fields.filter((one) => !one.folded).map(({ key }) => key)).toEqual([
    'title',
    'schedule',
    'theme',
    'body',
  ]);
});

/** The names of the forms of all that a control may hold one of. */
function partsIn(control: Control): string[] {
  switch (control.kind) {
    case 'union':
      return Object.values(control.parts);
    case 'list':
      return partsIn(control.item);
    case 'map':
      return partsIn(control.value);
    case 'object':
      return control.fields.flatMap((field) => partsIn(field.control));
    case 'either':
      return control.ways.flatMap(partsIn);
    default:
      return [];
  }
}

it('has a form for every kind of step and of node, of reward and of question', () => {
  const parts = [...new Set(Object.values(forms).flatMap(partsIn))];
  expect(parts.length).toBeGreaterThan(90);
  expect(parts).toContain('common/reward.schema.json#prize');
  expect(parts.filter((part) => forms[part]?.kind !== 'object')).toEqual([]);
});

it('refuses two unions of one file that name a part alike', () => {
  const union = (title: string) => ({
    type: 'object',
    discriminator: { propertyName: 'kind' },
    oneOf: [{ title, type: 'object', properties: { kind: { const: 'same' } } }],
  });
  const page = { properties: { one: union('One'), other: union('Other') } };
  const twice = new Map(set).set('activity.schema.json', {
    ...set.get('activity.schema.json'),
    definitions: { page: { type: 'object', ...page } },
  } as Schema);
  expect(() => formsOf(twice)).toThrow('two unions have a part same');
});

it('takes limits, choices and descriptions from the schema', () => {
  const of = (name: string, key: string): Control | undefined => {
    const form = forms[nodeSchemaPath(name)];
    return form?.kind === 'object' ? form.fields.find((field) => field.key === key)?.control : undefined;
  };
  expect(of('hero', 'size')).toMatchObject({ kind: 'choice', values: ['tall', 'low'], seed: 'tall' });
  expect(of('hero', 'title')).toMatchObject({ kind: 'text', description: 'The title, two lines at most.' });
  expect(of('section', 'body')).toMatchObject({ kind: 'list', item: { kind: 'part' } });
  expect(of('exchange-grid', 'items')).toMatchObject({ item: { kind: 'string', of: 'exchange' } });
  expect(of('customer-service', 'elsewhere')).toMatchObject({ kind: 'string', of: 'link' });
  const theme =
    forms[PAGE]?.kind === 'object' && forms[PAGE].fields.find((one) => one.key === 'theme')?.control;
  const tokens =
    theme && theme.kind === 'object' && theme.fields.find((one) => one.key === 'tokens')?.control;
  const ground =
    tokens && tokens.kind === 'object' && tokens.fields.find((one) => one.key === 'ground')?.control;
  expect(ground).toMatchObject({ kind: 'colour' });
});

it('moments are chosen, and what is written in one way alone has an example, names of a list apart', () => {
  const all = Object.values(forms).flatMap(function inside(control: Control): Control[] {
    if (control.kind === 'object') return [control, ...control.fields.flatMap((one) => inside(one.control))];
    if (control.kind === 'list') return inside(control.item);
    if (control.kind === 'map') return inside(control.value);
    return control.kind === 'either' ? control.ways.flatMap(inside) : [control];
  });
  const fieldsOf = (key: string) =>
    all.flatMap((one) => (one.kind === 'object' ? one.fields.filter((field) => field.key === key) : []));
  expect(fieldsOf('settle').map(({ control }) => control.kind)).toContain('moment');
  expect(fieldsOf('every').map(({ control }) => control.kind === 'string' && control.like)).toContain('30s');
  expect(
    all.filter((one) => one.kind === 'string' && one.of !== undefined && one.like !== undefined),
  ).toEqual([]);
  expect(all.filter((one) => one.kind === 'string' && /^\d{4}-.*T/.test(String(one.seed)))).toEqual([]);
});

it('tells what is the widget’s own from what every node may have', () => {
  const form = forms[nodeSchemaPath('ranking-list')];
  const of = (folded: boolean) =>
    form?.kind === 'object' ? form.fields.filter((one) => one.folded === folded).map(({ key }) => key) : [];
  expect(of(true)).toEqual(expect.arrayContaining(['id', 'visible']));
  expect(of(false)).toEqual(expect.arrayContaining(['show', 'podium', 'unit']));
});

it('refuses a schema that it has no control for', () => {
  expect(() => controlOf(set, { schema: { type: 'null' }, file: 'widgets/x.schema.json' })).toThrow(
    'widgets/x.schema.json: no control',
  );
});
