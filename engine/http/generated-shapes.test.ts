// Every third day: every example of the API's answers, with every value changed.
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import openApi from '../../schemas/api/openapi.json' with { type: 'json' };
import { leading } from '../../tools/generate/answer-shapes.ts';
import { operationsOf } from '../document/api.ts';
import { apiSchemaFile } from '../document/api-schemas.ts';
import { dereference } from '../document/dereference.ts';
import type { OpenApi } from '../document/open-api.ts';
import type { Schema } from '../document/schema-set.ts';
import { testSchemas } from '../testing.tsx';
import answers from './answers.gen.json' with { type: 'json' };
import { type Shape, shaped } from './shape.ts';

/** What a leaf of an example is changed to. */
const strange: unknown[] = [undefined, null, {}, [], 'x', '', -1, 1.5, 0, 7, true, '1e+21', -1e15];

/** Every place of a value, with a function that gives a copy in which another value stands there. */
function places(value: unknown, at: string[] = []): { at: string[]; put: (other: unknown) => unknown }[] {
  const inner =
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, one]) =>
          places(one, [...at, key]).map((place) => ({
            at: place.at,
            put: (other: unknown) =>
              Array.isArray(value)
                ? value.map((old, index) => (String(index) === key ? place.put(other) : old))
                : Object.fromEntries(
                    Object.entries({ ...value, [key]: place.put(other) }).filter(
                      ([, now]) => now !== undefined,
                    ),
                  ),
          })),
        )
      : [];
  return [{ at, put: (other) => other }, ...inner];
}

describe('the generated shapes say what schemas/api says', () => {
  const operations = operationsOf(openApi as unknown as OpenApi).map(({ method, path, answer = '' }) => ({
    name: `${method} ${path.replaceAll(/\{[^}]+\}/g, '*')}`,
    file: apiSchemaFile(answer),
  }));
  const shapes = answers as unknown as Record<string, Shape>;
  /** Keys of a schema whose texts are mended, not refused (`x-text`). */
  const mendedKeys = (schema: unknown): string[] =>
    typeof schema === 'object' && schema !== null
      ? Object.entries(schema).flatMap(([key, one]) => [
          ...(typeof one === 'object' && one !== null && 'x-text' in one ? [key] : []),

          ...mendedKeys(one),
        ])
      : [];

  it('for every operation that a phone may call', () => {
    const without = operations.filter(({ name }) => !shapes[name]).map(({ name }) => name);
    expect(without).toEqual([
      'post /v2/rooms',
      'post /v2/groups',
      'post /v2/facts',
      'post /v2/activities/*/codes/batches',
      'post /v2/activities/*/codes/checkers',
      'get /v2/activities/*/forms/*/submissions',
      'post /v2/activities/*/forms/*/reviews',
      'get /v2/activities/*/forms/*/submissions/*',
      'post /v2/gift_events',
      'post /v2/gift_events/batch',
      'post /v2/activities/*/teams/*/name',
      'get /v2/activities/*/wall/reported',
      'post /v2/activities/*/wall/*/state',
    ]);
  });

  it('of every example, with every value of it changed in turn', () => {
    let refused = 0;
    let passed = 0;
    for (const { name, file } of operations) {
      const shape = shapes[name];
      if (!shape) continue;
      const schema = dereference(testSchemas, `api/${file}`) as Schema & { examples: unknown[] };
      const mended = new Set([...mendedKeys(schema), ...leading]);
      const loose = JSON.parse(
        JSON.stringify(schema, (key, value: unknown) =>
          key === 'additionalProperties' || key === 'examples' ? undefined : value,
        ),
      ) as object;
      const valid = new Ajv({ strict: false }).compile(loose);
      const fits = (value: unknown): boolean => {
        try {
          shaped(shape, value, '');
          return true;
        } catch {
          return false;
        }
      };
      for (const example of schema.examples) {
        expect(fits(example), name).toBe(true);
        for (const { at, put } of places(example)) {
          if (mended.has(at.at(-1) ?? '')) continue;
          for (const other of strange) {
            const changed = put(other);
            const right = valid(changed);
            if (right) passed++;
            else refused++;
            expect([name, at.join('.'), other, fits(changed)]).toEqual([name, at.join('.'), other, right]);
          }
        }
      }
    }
    expect(refused).toBeGreaterThan(1000);
    expect(passed).toBeGreaterThan(100);
  });
});
