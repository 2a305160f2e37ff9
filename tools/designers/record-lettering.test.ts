import { expect, it } from 'vitest';
import { loadDocuments } from '../../build/documents.ts';
import { families } from '../../build/ornaments.ts';
import { letteringKey } from './lettering-key.ts';
import { recordLettering } from './record-lettering.ts';

it('draws the title of a document in each of its languages, and the name of each family', () => {
  const documents = loadDocuments().filter(({ route }) => route === 'activity_20250520');
  const drawn = recordLettering(documents);
  const languages = documents[0]?.document.languages ?? [];
  expect(languages.length).toBeGreaterThan(1);
  const drawnFor = (lang: string, family: string): string[] =>
    Object.keys(drawn).filter((key) => key.startsWith(letteringKey('', lang, family, 'tall')));
  // The title, and the family's name.
  for (const lang of languages) expect(drawnFor(lang, 'rose-night')).toHaveLength(2);
  for (const family of families()) expect(drawnFor('en', family).length).toBeGreaterThan(0);
  expect(Object.values(drawn)[0]).toMatchObject({ width: expect.any(Number), path: expect.any(String) });
});
