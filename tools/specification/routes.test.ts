import { beforeEach, describe, expect, test } from 'vitest';
import { loadDocuments } from '../../build/documents.ts';
import { addressOf } from '../../engine/document/anywhere/route.ts';
import { isObject } from '../../engine/json.ts';
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

describe('§2 what fills the screen when it is launched through the native bridge (T10)', () => {
  beforeEach(() => proves('T10'));
  const documents = loadDocuments();
  /** The path itself, and those that lead through it to where it ends. */
  const through = (path: string): string[] => {
    const end = specifiedRoutes().find((one) => one.path === path)?.ends;
    return specifiedRoutes().flatMap((one) =>
      one.path === path || (end !== undefined && one.ends === end) ? [one.path] : [],
    );
  };
  const filling = specifiedRoutes()
    .filter(({ fullScreen }) => fullScreen)
    .map(({ path }) => path);
  const opened = documents.flatMap(({ route, document }) =>
    stepsOf([document.body, document.popups]).map((step) => ({ route, ...step })),
  );
  const house = (path: string): string => path.split('/')[1] ?? '';

  test('is one route by the text', () => {
    expect(filling).toEqual(['/game_ranking/ranking']);
  });

  test.each(filling)('%s is opened by other pages, and by each of them over the whole screen', (path) => {
    const openers = opened.filter(
      ({ route, to }) => through(path).includes(to) && house(`/${route}`) !== house(path),
    );
    expect(openers.map(({ route }) => route)).toContain('activity_billiards_skin');
    expect(openers.filter(({ fullscreen }) => fullscreen !== true)).toEqual([]);
  });

  test('is nothing else: a page that the text does not name so comes where one is', () => {
    expect(
      opened.filter(({ to, fullscreen }) => fullscreen === true && !filling.flatMap(through).includes(to)),
    ).toEqual([]);
  });
});

/** Whatever goes to another page, in nodes of any depth. */
function stepsOf(value: unknown): { to: string; fullscreen: unknown }[] {
  if (Array.isArray(value)) return value.flatMap(stepsOf);
  if (!isObject(value)) return [];
  const inside = Object.values(value).flatMap(stepsOf);
  return value.do === 'navigate' && typeof value.to === 'string'
    ? [{ to: value.to.replace(/[?#].*$/, ''), fullscreen: value.fullscreen }, ...inside]
    : inside;
}

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
