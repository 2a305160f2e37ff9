import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Encoding, encodingOf } from './encoding.ts';

/** Shorter answers stay as they are: in bytes. What that spares is less than a packet. */
const LEAST = 1000;
const TEXT = /^(text\/|image\/svg\+xml|application\/([\w.-]+\+)?(json|xml))/;

const by = {
  // A tenth of a millisecond for a board of a hundred: an eighth smaller than at 4, for a fifth more time. The last tenth would take a hundred times as long.
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
};

function varyByEncoding(reply: FastifyReply): void {
  const vary = String(reply.getHeader('Vary') ?? '');
  if (!/accept-encoding/i.test(vary))
    void reply.header('Vary', vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding');
}

/**
 * Answers with a text that stays the same while the process runs: it is compressed once, and not for each of the hundred a second that
 * anybody may ask for.
 */
export function answerWithKept(text: string) {
  const made = new Map<Encoding, Promise<Buffer>>();
  return async (request: FastifyRequest, reply: FastifyReply): Promise<string | Buffer> => {
    varyByEncoding(reply);
    const encoding = encodingOf(request);
    if (encoding === 'identity') return text;
    const bytes = made.get(encoding) ?? by[encoding](Buffer.from(text));
    made.set(encoding, bytes);
    void reply.header('Content-Encoding', encoding);
    return bytes;
  };
}

/**
 * Compresses every text that leaves as it is: answers of the API, settings, pictures that are drawn when they are asked for.
 * Nothing that says who somebody is stands in an answer, and only a header that no other page can send makes one personal: so
 * the length of an answer tells nobody anything (decision 0083).
 */
export function compressAnswers(fastify: FastifyInstance): void {
  fastify.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload;
    if (reply.hasHeader('Content-Encoding') || !TEXT.test(String(reply.getHeader('Content-Type') ?? '')))
      return payload;
    const bytes = Buffer.from(payload);
    if (bytes.length < LEAST) return payload;
    varyByEncoding(reply);
    const encoding = encodingOf(request);
    if (encoding === 'identity') return payload;
    void reply.header('Content-Encoding', encoding).removeHeader('Content-Length');
    return by[encoding](bytes);
  });
}
