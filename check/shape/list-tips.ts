import type { Schema } from '../../engine/document/schema-set.ts';
import { isObject } from '../text/pointer.ts';

const shown = (value: string): string => (value.length > 60 ? `${value.slice(0, 57)}...` : value);

/** Entries that are objects with one key that must be there, written as names alone: `"gifts"` for `{ "to": "gifts" }`. */
export function entryOf(items: Schema, name: string): string | undefined {
  const [key, ...others] = items.required ?? [];
  return key === undefined || others.length > 0 || items.properties?.[key]?.type !== 'string'
    ? undefined
    : `{ ${JSON.stringify(key)}: ${JSON.stringify(name)} }`;
}

/** A number alone, such as 20 for a cost, as the example of its list would have it. */
function exampleWith({ examples }: Schema, value: number): string | undefined {
  const [entry, ...more] = [examples?.[0]].flat();
  if (!isObject(entry) || more.length > 0) return undefined;
  const numbers = Object.keys(entry).filter((key) => typeof entry[key] === 'number');
  const [key] = numbers;
  return key === undefined || numbers.length > 1
    ? undefined
    : `it is written as ${JSON.stringify([{ ...entry, [key]: value }])}`;
}

/** What somebody meant who wrote one value where a list is wanted. */
export function tipForList(schema: Schema, value: unknown): string | undefined {
  const items = (Array.isArray(schema.items) ? {} : (schema.items ?? {})) as Schema;
  const isSteps = schema['x-kind'] === 'actions';
  if (isObject(value)) return 'one entry stands in a list as well: [{ ... }]';
  if (typeof value === 'number') return exampleWith(schema, value);
  if (typeof value !== 'string') return undefined;
  if (isSteps) {
    const to = /^(\/|#|https:)\S*$/.test(value) ? value : undefined;
    return to === undefined
      ? 'what a tap does is a list of steps: [{ "do": "..." }]'
      : `to go there is a step: [{ "do": "navigate", "to": ${JSON.stringify(to)} }]`;
  }
  const range = /^(\d{1,3})\s*(?:-|–|\.{2,3}|to)\s*(\d{1,3})$/.exec(value);
  const [from, to] = [Number(range?.[1]), Number(range?.[2])];
  if (range && from < to && to - from < 40) {
    const all = Array.from({ length: to - from + 1 }, (_, i) => from + i);
    return `a list names each entry: [${all.join(', ')}]`;
  }
  const parts = value
    .split(/[,;，、|]/)
    .map((one) => one.trim())
    .filter(Boolean);
  const entries = parts.map((one) => entryOf(items, one));
  if (entries.length > 0 && !entries.includes(undefined))
    return `each entry is an object: ${shown(`[${entries.join(', ')}]`)}`;
  const isNumbers = parts.every((one) => /^-?\d+(\.\d+)?$/.test(one));
  if (parts.length > 1)
    return `each entry has quotes of its own: ${shown(`[${parts.map((one) => (isNumbers ? one : JSON.stringify(one))).join(', ')}]`)}`;
  if (/^(all|any|every|none|\*)$/i.test(value))
    return `a list names each entry: there is no word for ${value} of them`;
  const isText = items.type === undefined || [items.type].flat().includes('string');
  return isText ? `one entry stands in a list as well: [${JSON.stringify(value)}]` : undefined;
}
