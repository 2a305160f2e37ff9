import type { FastifyRequest } from 'fastify';

export type Encoding = 'br' | 'gzip' | 'identity';

/** How an answer is compressed: the best of what the request takes. */
export function encodingOf({ headers }: Pick<FastifyRequest, 'headers'>): Encoding {
  const accepted = String(headers['accept-encoding'] ?? '')
    .split(',')
    // A weight of nothing refuses (RFC 9110 §12.4.2).
    .flatMap((one) => (/;\s*q=0(\.0*)?\s*$/i.test(one) ? [] : [one.replace(/;.*/, '').trim().toLowerCase()]));
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : 'identity';
}
