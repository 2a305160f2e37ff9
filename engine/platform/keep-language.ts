import { BASE_PATH } from '../document/anywhere/href.ts';
import { knownLanguage, LANGUAGE_COOKIE } from '../i18n/language.ts';

/** Remembers the language that this browser used last (T34), where the server can read it. */
export function keepLanguage(document: Document, lang: string): void {
  if (!knownLanguage(lang)) return;
  try {
    document.cookie = `${LANGUAGE_COOKIE}=${lang}; path=${BASE_PATH}; max-age=31536000; samesite=lax`;
  } catch {
    // a sandboxed frame has no cookies: the language lives as long as the page
  }
}
