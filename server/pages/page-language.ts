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
  request: Pick<FastifyRequest, 'query' | 'headers'>,
  language: (code: string | undefined) => string | undefined,
  has: readonly string[],
): string {
  // Said twice, the first one counts. A request that could not be read has no query.
  const [asked] = [(request.query as Record<string, unknown> | null)?.lang].flat();
  const code = typeof asked === 'string' ? asked : kept.exec(request.headers.cookie ?? '')?.[1];
  const wanted = language(code) ?? defaultLanguage;
  if (has.includes(wanted)) return wanted;
  return has.includes(defaultLanguage) ? defaultLanguage : (has[0] ?? defaultLanguage);
}
