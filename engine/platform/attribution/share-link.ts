import type { Cleaner } from '../secrets/index.ts';
import { BEFORE_CODE, INVITED } from './invited-name.ts';
import { parsed } from './plain.ts';
import { NAME, VALUE } from './share-mark.ts';

/** First part of a share link's path below the base path; the language and the route follow. */
const FOLDER = 's';

/**
 * A page's address as a share link (decision 0022): `<base>s/<language>/<route>`, without query and fragment, and short
 * enough for a QR code. The server leads it to the page, in that language and marked as shared.
 *
 * @param address of the page, below the base path
 * @param lang of the page, and behind it the code of whoever invites (`BEFORE_CODE`)
 * @param clean takes out what says who somebody is (T50)
 * @returns null for what is no web address of ours
 */
export function shareLink(address: string, base: string, lang: string, clean: Cleaner): string | null {
  const url = parsed(clean(address));
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return null;
  if (!`${url.pathname}/`.startsWith(base)) return null;
  return `${url.origin}${base}${FOLDER}/${lang}/${url.pathname.slice(base.length)}`;
}

/**
 * Where a share link leads: the route, and the query that says language and mark.
 *
 * @param path of an address, below the base path
 * @returns undefined for a path that is no share link
 */
export function sharedRoute(path: string): { route: string; lang: string; query: string } | undefined {
  const [folder, said = '', ...route] = path.split('/');
  const [lang = '', code = ''] = said.split(BEFORE_CODE);
  if (folder !== FOLDER || !lang) return undefined;
  const query = new URLSearchParams({ lang, [NAME]: VALUE });
  if (/^[A-Z0-9]{1,32}$/.test(code)) query.set(INVITED, code);
  return { route: route.join('/'), lang, query: query.toString() };
}
