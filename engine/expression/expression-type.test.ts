import { describe, expect, it } from 'vitest';
import { describeType, type ExpressionType, uniteTypes } from './expression-type.ts';

const string: ExpressionType = { kind: 'string' };
const number: ExpressionType = { kind: 'number' };
const listOf = (item: ExpressionType): ExpressionType => ({ kind: 'list', item });
const objectOf = (fields: Record<string, ExpressionType>): ExpressionType => ({
  kind: 'object',
  fields: new Map(Object.entries(fields).map(([name, type]) => [name, { type, optional: false }])),
});
const told = (a: ExpressionType, b: ExpressionType) => {
  const type = uniteTypes(a, b);
  return type && describeType(type);
};

describe('a value that is one or the other', () => {
  it('of two lists is a list of what both have, or of one or the other', () => {
    expect(told(listOf(string), listOf(string))).toBe('list of string');
    expect(told(listOf({ ...string, values: ['a'] }), listOf({ ...string, values: ['b'] }))).toBe(
      told(listOf({ ...string, values: ['a', 'b'] }), listOf({ ...string, values: ['a', 'b'] })),
    );
    expect(told(listOf(string), listOf(number))).toBeUndefined();
    expect(told(listOf(string), { kind: 'null', nullable: true })).toBe('list of string or null');
  });

  it('of two objects has the fields of both: what one alone has keeps its type, and may be missing', () => {
    const fields = uniteTypes(
      objectOf({ a: string, b: number }),
      objectOf({ b: number, c: listOf(string) }),
    )?.fields;
    expect(fields?.get('a')).toEqual({ type: string, optional: true });
    expect(fields?.get('b')).toEqual({ type: number, optional: false });
    expect(fields?.get('c')).toEqual({ type: listOf(string), optional: true });
    expect(fields?.size).toBe(3);
  });

  it('of two kinds is none', () => {
    expect(told(string, number)).toBeUndefined();
    expect(told(listOf(string), objectOf({}))).toBeUndefined();
  });
});
