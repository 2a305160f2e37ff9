import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../build/schemas.ts';
import { documentPaths } from '../disk/checked-paths.ts';

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;
const read = (path: string): Json => JSON.parse(readFileSync(join(root, path), 'utf8'));

const items = new Map<string, Set<string>>();
/** Properties of a widget whose tap takes something from the reader: it says what that costs, or what remains of it. */
function pricedOf(widget: string): Set<string> {
  const known = items.get(widget);
  if (known) return known;
  // Screens of modules have theirs elsewhere; nothing is bought there.
  const path = `schemas/widgets/${widget}.schema.json`;
  const { properties = {} } = (existsSync(join(root, path)) ? read(path) : {}) as { properties?: Json };
  const priced = Object.entries(properties).filter(([, property]) => {
    const { required = [] } = ((property as Json)['x-item'] ?? {}) as { required?: string[] };
    return required.includes('cost') || required.includes('remains');
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

/** Each of the steps, with those inside it. */
function* stepsIn(value: unknown): Generator<Json> {
  if (!isObject(value)) return;
  if (typeof value.do === 'string') yield value;
  for (const one of Object.values(value)) yield* stepsIn(one);
}

/** Whether the points of a campaign buy more than draws: a single one is then no tap of a game (decision 0187). */
const buysMore = ({ campaign }: Json): boolean =>
  isObject(campaign) &&
  Object.entries(campaign).some(
    ([block, rules]) => block !== 'draws' && JSON.stringify(rules).includes('"cost"'),
  );

describe('what takes something from somebody', () => {
  it.each(documentPaths(root))('%s asks first', (path) => {
    const document = read(path);
    expect([...unasked(document.body, '/body')]).toEqual([]);
    const single = [...stepsIn(document.body)].filter(
      (step) => step.do === 'confirm' && String(step.when ?? '').includes('item.count'),
    );
    expect(single.length === 0 || !buysMore(document), 'a draw whose points buy other things').toBe(true);
  });
});
