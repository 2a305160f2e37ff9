import { expect, it } from 'vitest';
import { everyRoom } from '../fixtures/every-room.ts';
import { readApiSchemas } from './api-files.ts';
import { refusalsOf } from './refusals.ts';

/** Reasons beside a `can`, anywhere in a schema. */
function reasonsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { can, reason } = value as { can?: unknown; reason?: { enum?: string[] } };
  const own = can === undefined ? [] : (reason?.enum ?? []);
  return [...own, ...Object.values(value).flatMap(reasonsIn)];
}

/** Those that no call is ever refused with. */
const strange = (schemas: Iterable<unknown>): string[] => {
  const refusals = refusalsOf(everyRoom);
  return [...schemas].flatMap(reasonsIn).filter((reason) => !refusals.has(reason));
};

it('why a button may not be pressed is said by the names of refusals: there is no second list', () => {
  const schemas = [...readApiSchemas().values()];
  expect(schemas.flatMap(reasonsIn)).toContain('SOLD_OUT');
  expect(strange(schemas)).toEqual([]);
  const other = { properties: { can: {}, reason: { enum: ['OVER', 'CLOSED'] } } };
  expect(strange([other])).toEqual(['CLOSED']);
});
