import { expect, it } from 'vitest';
import { compileExpression } from './compile.ts';

const scope = { a: { type: 'boolean' }, b: { type: 'boolean' }, c: { type: 'boolean' } };
const shipped = (source: string): unknown => {
  const compiled = compileExpression(source, scope);
  return compiled.ok ? compiled.ast : compiled.error.message;
};
const [a, b, c] = ['a', 'b', 'c'].map((name) => ['$', name]);

it.each(['&&', '||'])('a chain of %s ships as one list, however long it is', (op) => {
  expect(shipped(`a ${op} b`)).toEqual([op, a, b]);
  expect(shipped(`a ${op} b ${op} c`)).toEqual([op, a, b, c]);
  expect(shipped(`a ${op} b ${op} c ${op} a`)).toEqual([op, a, b, c, a]);
});

it('what is of another kind stays whole in it', () => {
  expect(shipped('a && b || c')).toEqual(['||', ['&&', a, b], c]);
  expect(shipped('a || b && c')).toEqual(['||', a, ['&&', b, c]]);
  expect(shipped('(a || b) && c')).toEqual(['&&', ['||', a, b], c]);
  expect(shipped('true && a')).toEqual(['&&', true, a]);
});
