// @vitest-environment jsdom
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import {
  type Located,
  nodeSchemaPath,
  propsSchemaPaths,
  resolveRef,
} from '../../engine/document/schema-set.ts';
import { languages } from '../../engine/i18n/language.ts';
import { testSchemas } from '../../engine/testing.tsx';
import { type Control, controlOf, formsOf } from './form-of.ts';
import { Form } from './node-form.tsx';

const set = testSchemas;
const forms = formsOf(set);

/** How a field of a kind of value is labelled, from the schema alone: what is chosen, typed, picked or added. */
function labelsOf(at: Located, path: string): string[] {
  const { schema, file } = resolveRef(set, at);
  const inside = (one: unknown, name: string): string[] => labelsOf({ schema: one as never, file }, name);
  const kind = schema['x-kind'];
  if (/(node-union|step)\.schema\.json$/.test(at.schema.$ref ?? '') || schema.discriminator) return [];
  if (schema.const !== undefined) return [];
  if (kind === 'text' || kind === 'markdown') return languages.map((lang) => `${path} ${lang}`);
  if (kind === 'asset') return [`${path} family`];
  if (schema.oneOf || Array.isArray(schema.type)) return [`${path} kind`];
  if (schema.type === 'array') {
    const isOfNodes = schema.items?.$ref?.endsWith('node-union.schema.json') ?? false;
    return isOfNodes
      ? [`Find a part for ${path}`]
      : [`Add: ${path}`, `Remove: ${path} 1`, ...inside(schema.items, `${path} 1`)];
  }
  if (schema.properties)
    return Object.entries(schema.properties).flatMap(([key, one]) =>
      inside(one, path === '' ? key : `${path}.${key}`),
    );
  if (typeof schema.additionalProperties === 'object') return [`${path} new key`];
  return [path];
}

/** Parts of a page are picked, all other entries added. */
const isOfNodes = (item: Control): boolean =>
  item.kind === 'part' && item.part === 'common/node-union.schema.json';

/** A value in which everything is set, and each list has an entry. */
function full(control: Control | undefined): unknown {
  switch (control?.kind) {
    case 'object':
      return Object.fromEntries(control.fields.map((one) => [one.key, full(one.control)]));
    case 'list':
      return isOfNodes(control.item) ? [] : [full(control.item)];
    case 'text':
      return Object.fromEntries(languages.map((lang) => [lang, 'Text']));
    default:
      return structuredClone(control?.seed);
  }
}

let close = () => {};
afterEach(() => close());

/** Draws the form of a value, everything unfolded. */
function drawn(
  control: Control,
  value = full(control),
  onChange: (value: unknown) => void = () => undefined,
): HTMLElement {
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  close = () => {
    flushSync(() => root.unmount());
    host.remove();
  };
  const props = {
    ...{ control, forms, value, onChange, label: '', path: [] },
    ...{ pictures: ['art/rose-night/sky.svg'], art: '', kinds: [], families: [], spoken: languages },
  };
  flushSync(() => root.render(createElement(Form, props)));
  for (let folded = true; folded; ) {
    const closed = [...host.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
    folded = closed.length > 0;
    for (const one of closed)
      flushSync(() => {
        one.open = true;
        one.dispatchEvent(new Event('toggle'));
      });
  }
  return host;
}

it.each([...propsSchemaPaths(set).keys()])(
  '%s: every prop has a field of its own, nested ones included',
  (name) => {
    const file = nodeSchemaPath(name);
    const host = drawn(forms[file] as Control);
    const there = [...host.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label'));
    const wanted = labelsOf({ schema: set.get(file) ?? {}, file }, '');
    expect(wanted.length).toBeGreaterThan(5);
    expect(wanted.filter((label) => !there.includes(label))).toEqual([]);
  },
);

it('what may be left out can be, and nothing else', () => {
  for (const name of propsSchemaPaths(set).keys()) {
    const file = nodeSchemaPath(name);
    const { properties = {}, required = [] } = set.get(file) ?? {};
    const host = drawn(forms[file] as Control);
    for (const [key, one] of Object.entries(properties)) {
      if (one.const !== undefined) continue;
      const button = host.querySelector(`[aria-label="Leave out: ${key}"]`);
      expect(button !== null, `${name}.${key}`).toBe(!required.includes(key));
    }
    close();
  }
});

const DATE = { schema: set.get('common/date.schema.json') ?? {}, file: 'common/date.schema.json' };
it.each([
  ['2025-05-20T00:00:00+07:00', '2025-05-21T18:30', '2025-05-21T18:30:00+07:00'],
  ['2025-05-20T23:59:59Z', '2025-05-21T23:59:59', '2025-05-21T23:59:59Z'],
  ['soon', '2025-05-21T18:30', '2025-05-21T18:30:00+08:00'],
])('a moment that is chosen keeps its offset: %s', (before, chosen, after) => {
  const told: unknown[] = [];
  const host = drawn(controlOf(set, DATE), before, (next) => told.push(next));
  const [field, line] = [...host.querySelectorAll('input')];
  expect([field?.type, line?.value]).toEqual(['datetime-local', before]);
  expect(field?.value.slice(0, 16)).toBe(before === 'soon' ? '' : before.slice(0, 16));
  const choose = (value: string): void => {
    // As a browser does it: React looks behind the property.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
    flushSync(() => field?.dispatchEvent(new Event('input', { bubbles: true })));
  };
  choose(chosen);
  expect(told).toEqual([after]);
});

it('what is half chosen changes no moment', () => {
  const told: unknown[] = [];
  const host = drawn(controlOf(set, DATE), '2025-05-20T00:00:00+07:00', (next) => told.push(next));
  const field = host.querySelector('input');
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, '');
  flushSync(() => field?.dispatchEvent(new Event('input', { bubbles: true })));
  expect(told).toEqual([]);
});

it('a span of time is shown by an example', () => {
  const file = 'common/duration.schema.json';
  const host = drawn(controlOf(set, { schema: set.get(file) ?? {}, file }), '30s');
  expect(host.textContent).toBe('such as 30s');
});
