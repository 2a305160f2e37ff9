import { describe, expect, it } from 'vitest';
import { compileExpression } from './compile.ts';

const fields = (...names: string[]) => ({
  type: 'object',
  required: names,
  properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
});
const nearest = (source: string, x: object): unknown => {
  const compiled = compileExpression(source, { x: x as Record<string, unknown> });
  return compiled.ok ? 'none is wrong' : compiled.error.nearest;
};

describe('a field that is not there', () => {
  it('is likely the one that it begins, where a name of several words is cut at a hyphen', () => {
    expect(nearest('x.day', fields('total', 'day-of-week'))).toBe('day-of-week');
    expect(nearest('x.day', fields('total', 'daylight-saving'))).toBeUndefined();
  });

  it('is likelier the one that differs by a letter', () => {
    expect(nearest('x.day', fields('day-of-week', 'days'))).toBe('days');
  });
});

it('what an expression reads is told up to the first index', () => {
  const rows = {
    type: 'object',
    required: ['rows'],
    properties: { rows: { type: 'array', items: fields('name') } },
  };
  const reads = (source: string) => {
    const compiled = compileExpression(source, { x: rows });
    return compiled.ok ? compiled.reads : compiled.error;
  };
  expect(reads('x.rows[0].name')).toEqual([['x', 'rows']]);
  expect(reads('count(x.rows) > 1 ? x.rows[0].name : ""')).toEqual([['x', 'rows']]);
});
