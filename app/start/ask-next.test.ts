// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { askNext } from './ask-next.ts';

afterEach(() => document.head.replaceChildren());
const links = (): [rel: string, href: string | null, media: string][] =>
  [...document.querySelectorAll('link')].map((one) => [one.rel, one.getAttribute('href'), one.media]);

it('asks for scripts in their order, then for ornaments, which keep no screen waiting', () => {
  askNext(document, ['/core.js', '/react.js'], '/ornaments.css');
  expect(links()).toEqual([
    ['modulepreload', '/core.js', ''],
    ['modulepreload', '/react.js', ''],
    ['stylesheet', '/ornaments.css', 'print'],
  ]);
  const sheet = document.querySelector('link[rel=stylesheet]');
  sheet?.dispatchEvent(new Event('load'));
  expect(links()[2]?.[2], 'and are for all screens once they are there').toBe('all');
});

it('asks for no ornaments where a page shows none', () => {
  askNext(document, [], undefined);
  expect(links()).toEqual([]);
});
