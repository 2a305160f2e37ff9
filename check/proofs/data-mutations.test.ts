import { describe, expect, it } from 'vitest';
import { root } from '../../build/schemas.ts';
import type { Place } from '../../engine/document/walk.ts';
import { walk } from '../../engine/document/walk.ts';
import { leaveRest } from '../../tools/testing/other-days.ts';
import { everything, today } from '../../tools/testing/part-of-day.ts';
import { dataPaths } from '../disk/checked-paths.ts';
import { readContext } from '../disk/read-context.ts';
import { sourceOf } from '../disk/source.ts';
import { checkText } from '../index.ts';
import { nameSchema } from '../shape/name-schema.ts';
import { applyEdits, replaceAt } from '../text/edits.ts';
import { parseText } from '../text/parse.ts';
import { isObject } from '../text/pointer.ts';
import { type MutationKind, mutate, valueMutations } from './mutate.ts';

const context = readContext(root);
const KINDS: readonly MutationKind[] = ['syntax', 'rename', 'drop', 'retype', 'value'];
/** How many mistakes to plant in a file, each day others, spread over all of it. DATA_MUTATIONS=100000 plants them all. */
const MOST = Number(process.env.DATA_MUTATIONS ?? (everything ? 100_000 : 120));
leaveRest(
  'the mistakes planted elsewhere in data',
  'DATA_MUTATIONS=100000 npm run test:unit -- check/proofs/data-mutations',
);

/** All mistakes that can be planted in a data file, by the schema that it names. */
function mistakesIn(path: string) {
  const text = sourceOf(root)(path);
  const parsed = parseText(text);
  const { value } = parsed;
  if (!isObject(value)) throw new Error(`${path} is broken`);
  const { schema = '' } = nameSchema(path, value, parsed, context.schemas, text);
  const places: Place[] = [];
  const start = { schema: context.schemas.get(schema) ?? {}, file: schema };
  walk(context.schemas, start, value, (place) => places.push(place));
  return {
    text,
    mutations: [
      ...valueMutations({
        text,
        outline: parsed,
        document: value,
        places,
        byKind: new Map(),
        memo: new Map(),
      }),
    ],
  };
}

describe('a mistake planted anywhere in the committed data', () => {
  it.each(dataPaths(root))('%s: one error, at its line', { timeout: 600_000 }, (path) => {
    const { text, mutations } = mistakesIn(path);
    const step = Math.max(1, Math.floor(mutations.length / MOST));
    const misses: string[] = [];
    const planted = new Map<MutationKind, number>();
    for (const [i, mutation] of mutations.entries()) {
      // The offset wanders, so that a step that is a multiple of a pattern in the file does not skip half of it.
      if ((i + Math.floor(i / step) + today) % step !== 0) continue;
      planted.set(mutation.kind, (planted.get(mutation.kind) ?? 0) + 1);
      const found = checkText(path, mutate(text, mutation), context);
      if (found.length === 1 && found[0]?.line === mutation.line) continue;
      const told = found.map((one) => `${one.line} ${one.rule}: ${one.message}`).join(' | ') || 'nothing';
      misses.push(`${mutation.line} ${mutation.kind} ${mutation.pointer} ${mutation.what}: ${told}`);
    }
    const all = [...planted.values()].reduce((sum, count) => sum + count, 0);
    console.log(`${path}: ${all} planted, ${all - misses.length} told once at their line`);
    expect(misses).toEqual([]);
    for (const kind of KINDS.slice(0, 4)) expect(planted.get(kind), kind).toBeGreaterThan(0);
  });

  it('a list that must have each entry once: one that stands twice is told where it does, with the one missing', () => {
    const path = 'modules/mbti/data/types.json';
    const text = sourceOf(root)(path);
    const wrong = applyEdits(text, replaceAt(text, '/types/3/code', 'ENTJ'));
    const [first, ...rest] = checkText(path, wrong, context);
    expect(rest).toEqual([]);
    expect(first).toMatchObject({ pointer: '/types/3/code', got: '"ENTJ"', expected: '"ESTJ"' });
    expect(wrong.split('\n')[(first?.line ?? 0) - 1]).toContain('"ENTJ"');
  });
});
