import type { Language } from '../i18n/language.ts';

export type Payload = Readonly<Record<string, unknown>>;

/** A token with anything else in it is none: it would break the header. */
const BEARER = /^[\x21-\x7e]+$/;

/** What every request carries (specification §7, T28). @param token none where it is empty */
export const headersOf = (lang: Language, token: string): Record<string, string> => ({
  'Cache-Control': 'no-cache',
  Pragma: 'no-cache',
  lang,
  ...(BEARER.test(token) ? { Authorization: `Bearer ${token}` } : {}),
});

/** A form or a query has texts alone: what is not there is left out, a list or an object goes as JSON. */
export const formOf = (body: Payload): URLSearchParams =>
  new URLSearchParams(
    Object.entries(body).flatMap(([name, value]) =>
      value == null ? [] : [[name, typeof value === 'object' ? JSON.stringify(value) : String(value)]],
    ),
  );

/** A path that looks like an address must not carry the token to another host. */
export const addressBelow = (base: string, path: string): string => `${base}/${path.replace(/^\/+/, '')}`;

/** The path of a question with its query. */
export function pathOf(path: string, query: Payload): string {
  const form = String(formOf(query));
  const bare = path.replace(/#.*$/s, '');
  return form ? `${bare}${bare.includes('?') ? '&' : '?'}${form}` : bare;
}
