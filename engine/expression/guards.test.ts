import { describe, expect, it } from 'vitest';
import { compileExpression } from './compile.ts';

const row = { type: 'object', required: ['rank'], properties: { rank: { type: ['integer', 'null'] } } };
const x = { type: 'object', required: ['rows'], properties: { rows: { type: 'array', items: row } } };
const scope = { x, i: { type: 'integer' } };
const refusal = (source: string): string | undefined => {
  const compiled = compileExpression(source, scope);
  return compiled.ok ? undefined : compiled.error.message;
};

describe('what was asked of a row', () => {
  it('is known of that row', () => {
    expect(refusal('x.rows[0].rank != null && x.rows[0].rank > 1')).toBeUndefined();
    expect(refusal('null == x.rows[0].rank ? 0 : x.rows[0].rank')).toBeUndefined();
    expect(refusal('x.rows.exists(row, row.rank != null && row.rank > 1)')).toBeUndefined();
  });

  it.each([
    'x.rows[0].rank != null && x.rows[1].rank > 1',
    'x.rows[i + 1].rank != null && x.rows[i + 2].rank > 1',
    'x.rows[i + 1].rank != null && x.rows[0].rank > 1',
    'x.rows[0].rank == null && x.rows[0].rank > 1',
    'x.rows[0].rank != null || x.rows[0].rank > 1',
  ])('is not known of another one, nor of the opposite: %s', (source) => {
    expect(refusal(source)).toMatch(/^"x\.rows\[.+\]\.rank" may be/);
  });
});
