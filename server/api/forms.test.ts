import { expect, it } from 'vitest';
import { Refusal } from '../errors.ts';
import { demandType } from './forms.ts';

const demanded = (type: string | undefined, types: readonly string[]) => () =>
  demandType({ headers: { 'content-type': type } } as never, types);

it('a body is of a kind that its operation takes, whatever is said beside the kind', () => {
  const types = ['application/json', 'multipart/form-data'];
  expect(demanded('application/json', types)).not.toThrow();
  expect(demanded('Application/JSON; charset=utf-8', types)).not.toThrow();
  expect(demanded('text/plain', types)).toThrow(new Refusal('MEDIA_TYPE'));
});

it('who says no kind is not asked, and an operation without a body takes whatever clients say', () => {
  expect(demanded(undefined, ['application/json'])).not.toThrow();
  expect(demanded('application/json', [])).not.toThrow();
});
