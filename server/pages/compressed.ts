import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Encoding } from '../http/encoding.ts';

/** A page as it travels, by how it is compressed. */
export type Body = Record<Encoding, Buffer>;

/** A window of 256 kB holds a whole page: a larger one costs time and finds nothing more. */
const quality = (level: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_LGWIN]: 18 },
});
const brotli = promisify(brotliCompress);

/** Compressed while somebody waits for it: in some milliseconds. */
export const compressed = (identity: Buffer): Body => ({
  identity,
  gzip: gzipSync(identity),
  br: brotliCompressSync(identity, quality(9)),
});

/** One at a time: other work of the server finds a processor free. */
let turn: Promise<void> = Promise.resolve();

/**
 * Compresses a page as far as it goes, a tenth smaller, beside other work: it takes a hundred times as long.
 *
 * @param wanted whether somebody would still be sent this body, asked when its turn has come
 */
export function squeeze(body: Body, wanted: () => boolean): void {
  turn = turn.then(async () => {
    if (wanted()) body.br = await brotli(body.identity, quality(11));
  });
}
