import { describe, expect, test } from 'vitest';
import { compileExpression, describeType } from './compile.ts';

const object = (properties: Record<string, unknown>, required = Object.keys(properties)) => ({
  type: 'object',
  properties,
  required,
});

/** The type of an expression in words, or why it is refused. */
function typeOf(source: string, x: Record<string, unknown>): string {
  const compiled = compileExpression(source, { x });
  return compiled.ok ? describeType(compiled.type) : compiled.error.message;
}

describe('the type that a schema describes', () => {
  test.each([
    ['a closed set with an object is of any kind', 'x.a', { enum: [1, { a: 1 }] }, 'any'],
    ['all of bounds alone is of any kind', 'x', { allOf: [{ minLength: 1 }, { maxLength: 5 }] }, 'any'],
    ['all of a text and a bound is a text', 'x', { allOf: [{ type: 'string' }, { minLength: 1 }] }, 'string'],
    [
      'a field that all alternatives have may be of the values of each',
      'x.a',
      { oneOf: [object({ a: { const: 'one' } }), object({ a: { const: 'two' } })] },
      '"one" | "two"',
    ],
    [
      'a field that is of another kind in another alternative is of any',
      'x.a',
      { oneOf: [object({ a: { type: 'string' } }), object({ a: { type: 'number' } })] },
      'any',
    ],
    [
      'a field that one alternative lacks may be missing',
      'x.a',
      { anyOf: [object({ a: { type: 'string' } }), object({})] },
      '"x.a" may be missing',
    ],
    [
      'a field that one alternative need not have may be missing',
      'x.a',
      { anyOf: [object({ a: { type: 'string' } }), object({ a: { type: 'string' } }, [])] },
      '"x.a" may be missing',
    ],
    [
      'all of two objects have the fields of both',
      'x.a + x.b',
      { allOf: [object({ a: { type: 'number' } }), object({ b: { type: 'number' } })] },
      'number',
    ],
    [
      'what one of all demands is there',
      'x.a',
      { allOf: [object({ a: { type: 'string' } }, []), object({ a: { type: 'string' } })] },
      'string',
    ],
  ])('%s', (_, source, schema, type) => {
    expect(typeOf(source, schema)).toBe(type);
  });
});
