import { expect, it } from 'vitest';
import { compileExpression } from './compile.ts';

const refused = (source: string) => {
  const compiled = compileExpression(source, {});
  return compiled.ok ? 'nothing is refused' : compiled.error;
};

it('what the library alone refuses is told with the beginning of what stands there', () => {
  const short = '[].exists(one, one)';
  expect(refused(short)).toMatchObject({
    rule: 'type',
    expected: 'an expression whose parts fit',
    got: short,
  });
  const long = `[].exists(one, one) || ${'true || '.repeat(20)}true`;
  expect(refused(long)).toMatchObject({ rule: 'type', got: long.slice(0, 80) });
});
