import { readFile } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Encoding, encodingOf } from '../http/encoding.ts';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.json': 'application/json; charset=utf-8',
};

/** A file as it travels: as it is, and as the build has compressed it (build/compress.ts), where that is shorter. */
type Travelling = { identity: Buffer } & Partial<Record<Exclude<Encoding, 'identity'>, Buffer>>;

async function readTravelling(file: string): Promise<Travelling | undefined> {
  const read = (path: string) => readFile(path).catch(() => undefined);
  const [identity, br, gzip] = await Promise.all([read(file), read(`${file}.br`), read(`${file}.gz`)]);
  return identity && { identity, ...(br && { br }), ...(gzip && { gzip }) };
}

export interface AssetsOptions {
  readonly basePath: string;
  /** Folder of the client build: its `assets` are served for a year. */
  readonly clientFolder: string;
}

/** Files whose names change with their content: kept for a year, as the build has left them. */
export function serveAssets(
  fastify: FastifyInstance,
  { basePath, clientFolder }: AssetsOptions,
  notFound: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
): void {
  const cache = new Map<string, Travelling>();
  fastify.get(`${basePath}assets/*`, async (request, reply) => {
    const path = normalize((request.params as { '*': string })['*']);
    const type = types[extname(path)];
    if (!type || path.startsWith('..') || path.startsWith(sep)) return notFound(request, reply);
    let file = cache.get(path);
    if (!file) {
      file = await readTravelling(join(clientFolder, 'assets', path));
      if (!file) return notFound(request, reply);
      cache.set(path, file);
    }
    const encoding = encodingOf(request);
    const small = encoding === 'identity' ? undefined : file[encoding];
    if (small) void reply.header('Content-Encoding', encoding);
    return reply
      .headers({
        'Content-Type': type,
        'Cache-Control': 'public, max-age=31536000, immutable',
        Vary: 'Accept-Encoding',
        'X-Content-Type-Options': 'nosniff',
        // A picture opened by itself must not run script either.
        'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      })
      .send(small ?? file.identity);
  });
}
