import { expect, it } from 'vitest';
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

it('a text without its campaign or a parameter leaves nothing of its braces', () => {
  for (const [, kind] of kinds)
    expect(wordsOf(kind, { params: {}, campaign: undefined, title: '', about: null }, 'en')).not.toMatch(
      /[{}]/,
    );
});
