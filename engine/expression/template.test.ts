import { expect, it } from 'vitest';
import { compileTemplate } from './template.ts';

const cost = {
  type: 'object',
  required: ['single', 'ten', 'isFree'],
  properties: { single: { type: 'number' }, ten: { type: 'number' }, isFree: { type: 'boolean' } },
};
const scope = { draw: { type: 'object', required: ['cost'], properties: { cost } } };
const tipOf = (text: string): string | undefined => {
  const compiled = compileTemplate(text, scope);
  return compiled.ok ? undefined : compiled.error.tip;
};

it('names what can stand in a text of an object that cannot', () => {
  expect(tipOf('{{ draw.cost }} coins')).toBe('write draw.cost.single or draw.cost.ten');
});

it('names nothing where nothing of it can', () => {
  expect(tipOf('{{ draw }}')).toBeUndefined();
  expect(tipOf('{{ draw.cost.isFree }}')).toBe('write condition ? "one text" : "another"');
});
