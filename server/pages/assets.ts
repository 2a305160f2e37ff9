import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { encodingOf } from '../http/encoding.ts';
import type { Pages, PagesOptions } from './pages.ts';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.json': 'application/json; charset=utf-8',
};

/** Files whose names change with their content: kept for a year, compressed once. */
export function serveAssets(
  fastify: FastifyInstance,
  { basePath, clientFolder }: PagesOptions,
  notFound: Pages['notFound'],
): void {
  const cache = new Map<string, { br: Buffer; gzip: Buffer; identity: Buffer }>();
  fastify.get(`${basePath}assets/*`, async (request, reply) => {
    const path = normalize((request.params as { '*': string })['*']);
    const type = types[extname(path)];
    if (!type || path.startsWith('..') || path.startsWith(sep)) return notFound(request, reply);
    let file = cache.get(path);
    if (!file) {
      const full = join(clientFolder, 'assets', path);
      const known = await stat(full).catch(() => undefined);
      if (!known?.isFile()) return notFound(request, reply);
      const identity = await readFile(full);
      file = { identity, gzip: gzipSync(identity), br: brotliCompressSync(identity) };
      cache.set(path, file);
    }
    const encoding = encodingOf(request);
    if (encoding !== 'identity') void reply.header('Content-Encoding', encoding);
    return reply
      .headers({
        'Content-Type': type,
        'Cache-Control': 'public, max-age=31536000, immutable',
        Vary: 'Accept-Encoding',
        'X-Content-Type-Options': 'nosniff',
        // A picture opened by itself must not run script either.
        'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      })
      .send(file[encoding]);
  });
}
