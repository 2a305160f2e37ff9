import type { FastifyRequest } from 'fastify';
import { defaultLanguage, LANGUAGE_COOKIE } from '../../engine/i18n/language.ts';

const kept = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=([a-z]+)`);

/**
 * The language of a page: the query, else what this browser used last, else cn (T34), within what the document has.
 *
 * @param language any language code to one of the product's (specification §5); undefined for unknown ones
 * @param has the document's languages
 */
export function pageLanguage(
  request: Pick<FastifyRequest, 'query' | 'headers' | 'url'>,
  language: (code: string | undefined) => string | undefined,
  has: readonly string[],
): string {
  const query = request.query as Record<string, unknown> | null;
  // Said twice, the first one counts. Of a path that cannot be decoded nothing was read, and the query behind it can still be.
  const [asked] = query ? [query.lang].flat() : [new URLSearchParams(request.url.split('?')[1]).get('lang')];
  const code = typeof asked === 'string' ? asked : kept.exec(request.headers.cookie ?? '')?.[1];
  const wanted = language(code) ?? defaultLanguage;
  if (has.includes(wanted)) return wanted;
  return has.includes(defaultLanguage) ? defaultLanguage : (has[0] ?? defaultLanguage);
}
