// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askNext, showOrnaments } from './ask-next.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  document.head.replaceChildren();
  vi.useRealTimers();
});
const links = (): [rel: string, href: string | null, media: string][] =>
  [...document.querySelectorAll('link')].map((one) => [one.rel, one.getAttribute('href'), one.media]);
const sheet = () => document.querySelector<HTMLLinkElement>('link[rel=stylesheet]');

/** The page has been read. */
const read = () => document.dispatchEvent(new Event('DOMContentLoaded'));

it('asks for React once the page is read, then for ornaments, which keep no screen waiting', () => {
  askNext(document, { react: '/react.js', sheet: '/ornaments.css' });
  expect(links(), 'the line belongs to what draws answers').toEqual([]);
  read();
  expect(links()).toEqual([
    ['modulepreload', '/react.js', ''],
    ['stylesheet', '/ornaments.css', 'print'],
  ]);
});

it('asks for React a moment behind what draws answers, however long the page takes to be read, and once', () => {
  askNext(document, { react: '/react.js', sheet: '/ornaments.css' });
  vi.advanceTimersByTime(49);
  expect(links()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(links(), 'ornaments wait for the end of the page').toEqual([['modulepreload', '/react.js', '']]);
  read();
  vi.advanceTimersByTime(1000);
  expect(links().map(([, href]) => href)).toEqual(['/react.js', '/ornaments.css']);
});

it('ornaments wait for live parts', () => {
  askNext(document, { react: '/react.js', sheet: '/ornaments.css' });
  read();
  sheet()?.dispatchEvent(new Event('load'));
  expect(sheet()?.media).toBe('print');
  showOrnaments(document);
  expect(sheet()?.media, 'and are for all screens once these stand').toBe('all');
});

it('ornaments wait eight seconds for live parts that do not come', () => {
  askNext(document, { react: '/react.js', sheet: '/ornaments.css' });
  read();
  sheet()?.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(7999);
  expect(sheet()?.media).toBe('print');
  vi.advanceTimersByTime(1);
  expect(sheet()?.media).toBe('all');
});

it('on a page without live parts, ornaments are there as soon as they have come', () => {
  askNext(document, { sheet: '/ornaments.css' });
  read();
  sheet()?.dispatchEvent(new Event('load'));
  expect(sheet()?.media).toBe('all');
});

it('asks for no ornaments where a page shows none', () => {
  askNext(document, {});
  read();
  expect(links()).toEqual([]);
  showOrnaments(document);
});
