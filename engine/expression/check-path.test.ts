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
