import { describe, expect, it, test } from 'vitest';
import { type LoadedDocument, loadDocuments } from '../../build/documents.ts';
import { loadSchemas } from '../../build/schemas.ts';
import { isDynamic, matchRoute } from '../../engine/document/anywhere/match-route.ts';
import { addressOf } from '../../engine/document/anywhere/route.ts';
import type { ActivityDocument } from '../../engine/document/document.ts';
import { type Language, languages } from '../../engine/i18n/language.ts';
import { proves } from '../testing/proves.ts';
import { addressesOf, specifiedRoutes } from './routes.ts';
import { titleIn } from './titles.ts';

const set = loadSchemas();
const documents = loadDocuments();
const documentAt = (path: string): LoadedDocument | undefined =>
  documents.find(({ route, document }) => addressOf(route) === path || document.aliases?.includes(path)) ??
  documents.find(({ route }) => isDynamic(route) && matchRoute(`/${route}`, path) !== undefined);
/** Where an address ends: redirects are followed. */
const pageAt = (path: string): LoadedDocument | undefined => {
  const found = documentAt(path);
  return found?.document.redirect === undefined ? found : pageAt(found.document.redirect);
};
const spoken = ({ languages: own }: ActivityDocument) => (own ?? languages) as readonly Language[];

/** The first page of the test, and its questions. */
const twoOfOneTest = ['/mbti', '/mbti/test'];

describe('§2 titles (T15)', () => {
  test.each(specifiedRoutes().map(({ path }) => path))(
    '%s has one in each of its languages, with all facts in it',
    (path) => {
      proves('2.7', 'T15');
      const [address = path] = addressesOf(path, { activity_id: 'any', tt: 'live' }).good;
      // With an id it is that document's page, without one the desk's.
      const found = pageAt(/^\/(?:test_)?tt\b/.test(path) ? '/activity_testing' : address);
      if (!found) throw new Error(`expected a document at ${address}, got none`);
      for (const lang of spoken(found.document)) {
        const title = titleIn(found.document, lang, set);
        expect(title, lang).toMatch(/\p{L}/u);
        expect(title, lang).not.toMatch(/\{\{|\}\}/);
      }
    },
  );

  test.each(languages)('no two pages are called alike in %s', (lang) => {
    const called = documents
      .filter(({ document }) => document.redirect === undefined && spoken(document).includes(lang))
      .map(({ route, document }) => [titleIn(document, lang, set), addressOf(route)] as const)
      .filter(([, path]) => path !== twoOfOneTest[1]);
    const twice = called.filter(([title, path]) => called.some((one) => one[0] === title && one[1] !== path));
    expect(twice).toEqual([]);
    const [first, second] = twoOfOneTest.map((path) => documentAt(path)?.document);
    expect(first && titleIn(first, lang, set)).toBe(second && titleIn(second, lang, set));
  });

  it('is written in the letters of its language, where these are its own', () => {
    const strange = documents.flatMap(({ route, document }) =>
      document.redirect === undefined &&
      spoken(document).includes('th') &&
      !/[\u0e00-\u0e7f]/.test(titleIn(document, 'th', set))
        ? [route]
        : [],
    );
    expect(strange).toEqual([]);
  });
});
