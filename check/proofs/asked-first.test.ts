import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../build/schemas.ts';
import { documentPaths } from '../disk/checked-paths.ts';

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;
const read = (path: string): Json => JSON.parse(readFileSync(join(root, path), 'utf8'));

/** What of the thing that is tapped tells what is taken: what it costs, and what remains. */
const TAKEN = ['cost', 'remains'];

const items = new Map<string, ReadonlyMap<string, readonly string[]>>();
/** Properties of a widget whose tap takes something from the reader, each with what its thing says of that. */
function pricedOf(widget: string): ReadonlyMap<string, readonly string[]> {
  const known = items.get(widget);
  if (known) return known;
  // Screens of modules have theirs elsewhere; nothing is bought there.
  const path = `schemas/widgets/${widget}.schema.json`;
  const { properties = {} } = (existsSync(join(root, path)) ? read(path) : {}) as { properties?: Json };
  const priced = new Map(
    Object.entries(properties).flatMap(([name, property]): [string, string[]][] => {
      const { required = [] } = ((property as Json)['x-item'] ?? {}) as { required?: string[] };
      const told = required.filter((one) => TAKEN.includes(one));
      return told.length > 0 ? [[name, told]] : [];
    }),
  );
  items.set(widget, priced);
  return priced;
}

/** Whether one of the steps, or of those that follow from them without a question, spends. */
const spendsUnasked = (steps: unknown): boolean =>
  isObject(steps) &&
  Object.values(steps).some(
    (step) => isObject(step) && step.do !== 'confirm' && (step.spends === true || spendsUnasked(step)),
  );

function* unasked(value: unknown, path: string): Generator<string> {
  if (!isObject(value)) return;
  const priced = typeof value.widget === 'string' ? pricedOf(value.widget) : new Map();
  for (const [key, one] of Object.entries(value)) {
    if (priced.has(key) && spendsUnasked(one)) yield `${path}/${key}`;
    yield* unasked(one, `${path}/${key}`);
  }
}

/** Languages in which a question does not say what is taken, or what remains, though its thing knows. */
function* unsaid(value: unknown): Generator<string> {
  if (!isObject(value)) return;
  const priced: ReadonlyMap<string, readonly string[]> =
    typeof value.widget === 'string' ? pricedOf(value.widget) : new Map();
  for (const [key, one] of Object.entries(value)) {
    for (const name of priced.get(key) ?? [])
      for (const step of stepsIn(one)) {
        if (step.do !== 'confirm') continue;
        const { title = {}, text = {} } = step as Record<string, Json>;
        for (const lang of Object.keys(title))
          if (!`${title[lang]} ${text[lang] ?? ''}`.includes(`item.${name}`))
            yield `${value.widget}/${key}, ${lang}: ${name}`;
      }
    yield* unsaid(one);
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
    expect([...unsaid(document)], 'what a question does not say').toEqual([]);
    const single = [...stepsIn(document.body)].filter(
      (step) => step.do === 'confirm' && String(step.when ?? '').includes('item.count'),
    );
    expect(single.length === 0 || !buysMore(document), 'a draw whose points buy other things').toBe(true);
  });

  it('and what does not ask, or does not say what it takes and leaves, is told', () => {
    const spend = [{ do: 'post', spends: true }];
    const draw = (press: unknown): Json => ({ widget: 'lucky-draw', press });
    const ask = (en: string): Json => ({
      do: 'confirm',
      title: { en: 'Draw?', th: 'สุ่มไหม' },
      text: { en, th: '{{ item.cost }} {{ item.remains }}' },
      // biome-ignore lint/suspicious/noThenProperty: a key of the step
      then: spend,
    });
    expect([...unasked([draw(spend)], '/body')]).toEqual(['/body/0/press']);
    expect([...unasked([draw([ask('')])], '/body')]).toEqual([]);
    expect([...unsaid([draw([ask('It takes {{ item.cost }}.')])])]).toEqual([
      'lucky-draw/press, en: remains',
    ]);
    expect([...unsaid([draw([ask('{{ item.cost }}, {{ item.remains }} left')])])]).toEqual([]);
  });
});
