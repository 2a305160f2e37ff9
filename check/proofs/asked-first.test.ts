import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../build/schemas.ts';
import { documentPaths } from '../disk/checked-paths.ts';

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;
const read = (path: string): Json => JSON.parse(readFileSync(join(root, path), 'utf8'));

const items = new Map<string, Set<string>>();
/** Properties of a widget whose tap takes something from the reader. What is had by number has its price on its button. */
function pricedOf(widget: string): Set<string> {
  const known = items.get(widget);
  if (known) return known;
  // Screens of modules have theirs elsewhere; nothing is bought there.
  const path = `schemas/widgets/${widget}.schema.json`;
  const { properties = {} } = (existsSync(join(root, path)) ? read(path) : {}) as { properties?: Json };
  const priced = Object.entries(properties).filter(([, property]) => {
    const { required = [] } = ((property as Json)['x-item'] ?? {}) as { required?: string[] };
    return required.includes('cost') && !required.includes('count');
  });
  const names = new Set(priced.map(([name]) => name));
  items.set(widget, names);
  return names;
}

/** Whether one of the steps, or of those that follow from them without a question, spends. */
const spendsUnasked = (steps: unknown): boolean =>
  isObject(steps) &&
  Object.values(steps).some(
    (step) => isObject(step) && step.do !== 'confirm' && (step.spends === true || spendsUnasked(step)),
  );

function* unasked(value: unknown, path: string): Generator<string> {
  if (!isObject(value)) return;
  const priced = typeof value.widget === 'string' ? pricedOf(value.widget) : new Set();
  for (const [key, one] of Object.entries(value)) {
    if (priced.has(key) && spendsUnasked(one)) yield `${path}/${key}`;
    yield* unasked(one, `${path}/${key}`);
  }
}

describe('what takes points from somebody', () => {
  it.each(documentPaths(root))('%s asks first', (path) => {
    expect([...unasked(read(path).body, '/body')]).toEqual([]);
  });
});
