import { expect, test } from 'vitest';
import { loadDocuments } from '../../build/documents.ts';
import { addressOf } from '../../engine/document/anywhere/route.ts';
import { proves } from '../testing/proves.ts';
import { addressesOf, specifiedRoutes, unreadableRoutes } from './routes.ts';

test('131 paths, each once; those that the text names twice are kept as data (T06)', () => {
  proves('T06');
  const paths = specifiedRoutes().map(({ path }) => path);
  expect([paths.length, new Set(paths).size]).toEqual([131, 131]);
  expect(
    specifiedRoutes()
      .filter(({ declared }) => declared === 2)
      .map(({ path }) => path),
  ).toEqual(['/label_description', '/activity_20240805', '/activity_20240805/more', '/dress_center']);
  expect(unreadableRoutes()).toHaveLength(3);
});

test('where a path ends, or what it shows, is a path as well', () => {
  const routes = specifiedRoutes();
  for (const to of routes.flatMap(({ ends, same }) => [ends ?? [], same ?? []].flat()))
    expect(routes.map(({ path }) => path)).toContain(to);
});

test.each([
  ['/blind', ['/blind'], []],
  ['/tt/:activity_id?', ['/tt', '/tt/7'], []],
  ['/test_tt/:activity_id/:tt?', ['/test_tt/7', '/test_tt/7/live'], ['/test_tt']],
  ['/', ['/'], []],
])('%s is %j, never %j', (path, good, bad) => {
  expect(addressesOf(path, { activity_id: '7', tt: 'live' })).toEqual({ good, bad });
});

test('odd spellings are kept to the letter: each is the path of a document, and no mended one is (T77)', () => {
  proves('T77');
  const paths = specifiedRoutes().map(({ path }) => path);
  const own = loadDocuments().map(({ route }) => addressOf(route));
  for (const path of [
    '/superIdou/signUp',
    '/mutiple_gift',
    '/withdrawal/outerCard',
    '/baihua',
    '/sign-center',
  ]) {
    expect(paths).toContain(path);
    expect(own).toContain(path);
  }
  for (const mended of ['/superIdol/signUp', '/multiple_gift', '/withdrawal/outer_card', '/sign_center'])
    expect(own).not.toContain(mended);
});

test('what cannot be read is the path of no document, nor of any path that the text names (T07)', () => {
  proves('T07');
  const all = [...specifiedRoutes().map(({ path }) => path), ...loadDocuments().map(({ route }) => route)];
  expect(all.filter((path) => /[{}]|token/i.test(path))).toEqual([]);
});
