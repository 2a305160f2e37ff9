import { expect, it } from 'vitest';
import { pageLanguage } from './page-language.ts';

const known = (code: string | undefined) =>
  ['cn', 'tw', 'en', 'th', 'vi'].find((one) => one === code?.toLowerCase());
const languageOf = (has: readonly string[], query: unknown = {}, cookie?: string, url = '/fair') =>
  pageLanguage({ query, headers: { cookie }, url } as never, known, has);
const all = ['en', 'cn', 'vi'];

it('T34 the query comes before what the browser used last, and that before cn', () => {
  expect(languageOf(all, { lang: 'en' }, 'gala_lang=vi')).toBe('en');
  expect(languageOf(all, { lang: ['vi', 'en'] })).toBe('vi');
  expect(languageOf(all, { lang: 'klingon' })).toBe('cn');
  expect([languageOf(all), languageOf(all, null)]).toEqual(['cn', 'cn']);
});

it('a path that cannot be decoded, of which nothing was read, still has its query', () => {
  expect(languageOf(all, null, 'gala_lang=en', '/%E0%A4%A?from=a&lang=vi&lang=cn')).toBe('vi');
  expect(languageOf(all, null, 'gala_lang=en', '/%E0%A4%A')).toBe('en');
});

it('a page that has not the one that is wanted is in cn, and without cn in its first', () => {
  expect(languageOf(all, { lang: 'th' })).toBe('cn');
  expect(languageOf(['en', 'vi'], { lang: 'th' })).toBe('en');
  expect(languageOf(['vi', 'en'])).toBe('vi');
  expect(languageOf(['vi', 'en'], { lang: 'en' })).toBe('en');
});
