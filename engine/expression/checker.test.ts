import { expect, it } from 'vitest';
import { compileExpression } from './compile.ts';

const scope = {
  free: {},
  flag: { type: 'boolean' },
  many: { type: 'integer' },
};
const refusal = (source: string): string | undefined => {
  const compiled = compileExpression(source, scope);
  return compiled.ok ? undefined : compiled.error.message;
};

it.each([
  'free && flag',
  'flag || free',
  '!free',
  'free ? 1 : 2',
  'free.deep.deeper && flag',
  '1 + free',
  '-free',
])('what nothing is known of may stand wherever a kind is asked for: %s', (source) =>
  expect(refusal(source)).toBeUndefined(),
);

it.each(['many && flag', 'flag || many', '!many', 'many ? 1 : 2', '1 + flag', '-flag'])(
  'what is known to be of another kind may not: %s',
  (source) => expect(refusal(source)).toMatch(/must be a |of one kind|number/),
);
