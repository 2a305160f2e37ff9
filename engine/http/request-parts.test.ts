import { expect, it } from 'vitest';
import { addressBelow, formOf, headersOf, pathOf } from './request-parts.ts';

it('a question is added to what the path asks already, and stands before no fragment', () => {
  expect(pathOf('/v2/boards', { day: 3 })).toBe('/v2/boards?day=3');
  expect(pathOf('/v2/boards?size=5', { day: 3 })).toBe('/v2/boards?size=5&day=3');
  expect(pathOf('/v2/boards?size=5#top', { day: 3 })).toBe('/v2/boards?size=5&day=3');
  expect(pathOf('/v2/boards?size=5#top', { day: null })).toBe('/v2/boards?size=5');
});

it('a form has texts: what is not there is left out, and 0, false and empty words are there', () => {
  const form = formOf({ none: null, nothing: undefined, zero: 0, no: false, word: '', all: [1, { a: 2 }] });
  expect([...form]).toEqual([
    ['zero', '0'],
    ['no', 'false'],
    ['word', ''],
    ['all', '[1,{"a":2}]'],
  ]);
});

it('no token goes to another host, and none that would break the header goes anywhere', () => {
  expect(addressBelow('https://api.example.com', '//evil.example.com/x')).toBe(
    'https://api.example.com/evil.example.com/x',
  );
  expect(headersOf('en', 'abc')).toMatchObject({ lang: 'en', Authorization: 'Bearer abc' });
  for (const token of ['', 'a b', 'a\nb', 'ä'])
    expect(headersOf('en', token)).not.toHaveProperty('Authorization');
});
