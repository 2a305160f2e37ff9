import { expect, it } from 'vitest';
import { readContract } from '../../server/api/contract.ts';
import { messageKindsOf, wordsOf } from '../../server/kernel/message-kinds.ts';
import { messages } from '../../server/kernel/told-grants.ts';
import { mechanics } from '../index.ts';

const kinds = Object.entries(messageKindsOf(mechanics, messages));
const placesOf = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();

it('there are messages of what is won, reviewed and given', () => {
  expect(kinds.map(([kind]) => kind)).toEqual(
    expect.arrayContaining(['boards', 'forms-accepted', 'forms-refused', 'gift', 'grant-tickets', 'team']),
  );
});

it.each(kinds)('%s names the same in every language, and nothing else stands in braces', (_, { text }) => {
  const named = Object.values(text).map(placesOf);
  for (const names of named) expect(names).toEqual(named[0]);
  for (const one of Object.values(text)) expect(one.replaceAll(/\{\{\w+\}\}/g, '')).not.toMatch(/[{}<>]/);
});

it('whoever is told of something is led to where it is, by calls that there are', () => {
  const gets = readContract().operations.filter(({ method }) => method === 'GET');
  const paths = gets.map(
    ({ path }) => new RegExp(`^/?v2/activities/:id/${path.split('/:id/')[1]}$`.replaceAll(/:\w+/g, '[^/]+')),
  );
  const led = kinds.filter(([, { shows }]) => shows !== undefined);
  // Thanks for a gift are of a person.
  expect(kinds.filter((one) => !led.includes(one)).map(([kind]) => kind)).toEqual(['gift']);
  for (const [kind, { shows }] of led)
    for (const path of shows?.({ params: { draw: 'wheel' }, reference: 'charm 2025' }) ?? [])
      expect(
        paths.some((one) => one.test(`v2/activities/x/${path}`)),
        `${kind}: ${path}`,
      ).toBe(true);
});

it('a text without its campaign or a parameter leaves nothing of its braces', () => {
  for (const [, kind] of kinds)
    expect(wordsOf(kind, { params: {}, campaign: undefined, title: '', about: null }, 'en')).not.toMatch(
      /[{}]/,
    );
});
