import { expect, it } from 'vitest';
import { DatabaseUnavailable, inOwnWords } from './database-unavailable.ts';

it('a database that cannot be opened is known by its name in the log, with its cause', () => {
  const cause = new Error('no route');
  const error = new DatabaseUnavailable('No connection', cause);
  expect([error.name, error.message, error.cause]).toEqual(['DatabaseUnavailable', 'No connection', cause]);
});

it('why something failed is told in its own words, of several things in those of each', () => {
  expect(inOwnWords(new AggregateError([new Error('a'), 'b'], 'all'))).toBe('a, b');
  expect([inOwnWords(new Error('a')), inOwnWords(7)]).toEqual(['a', '7']);
});
