import { expect, test } from 'vitest';
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
