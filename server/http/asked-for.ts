import type { FastifyRequest } from 'fastify';

/** What an address under which there is nothing is answered with. */
export type AskedFor = 'page' | 'envelope' | 'text';

/**
 * What a request would read of such an answer: people a page, calls an envelope. Whatever takes anything reads a page, but
 * for a file, that is an address whose end has an extension: a script, a style or a picture that is missing reads
 * nothing, and is told so in a line.
 */
export function askedFor({ headers, url }: Pick<FastifyRequest, 'headers' | 'url'>): AskedFor {
  const accepted = (headers.accept ?? '').toLowerCase();
  if (/\btext\/html\b/.test(accepted)) return 'page';
  if (/\bapplication\/json\b/.test(accepted)) return 'envelope';
  const [path = ''] = url.split(/[?#]/);
  return /\.[a-z\d]+$/i.test(path) ? 'text' : 'page';
}
