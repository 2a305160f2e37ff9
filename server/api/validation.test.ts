import { expect, it } from 'vitest';
import { createJudges } from './validation.ts';

const judges = createJudges(new Map());

it('a text becomes what its schema wants, and stays a text where that wants one', () => {
  const judge = judges.texts({
    type: 'object',
    properties: { open: { type: 'boolean' }, note: { type: 'string' }, count: { type: 'integer' } },
  });
  expect(judge({ open: 'true', note: 'true', count: '7' })).toEqual({
    value: { open: true, note: 'true', count: 7 },
  });
  expect(judge({ open: 'false', note: '7' })).toEqual({ value: { open: false, note: '7' } });
  expect(judge({ open: 'yes' })).toMatchObject({ error: { field: 'open' } });
});

it.each(['a\0', '\ud83d'])('no text has what the database cannot keep: %j', (text) => {
  const judge = judges.exact({ type: 'object', properties: { note: { type: 'string' } } });
  expect(judge({ note: '😀' })).toHaveProperty('value');
  expect(judge({ note: text })).toMatchObject({ error: { field: 'note' } });
});
