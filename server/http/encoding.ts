import type { FastifyRequest } from 'fastify';

/** How an answer is compressed: the best of what the request takes. */
export function encodingOf(request: FastifyRequest): 'br' | 'gzip' | 'identity' {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  return /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}
