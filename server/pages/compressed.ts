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

/**
 * Compressed while somebody waits for it: in 3 to 10 ms of computing, where the levels 9 and 10 take 40 to 250 (the 9th looks through a table that is
 * larger than any page) for half a hundredth and for 6 of them less.
 */
export const compressed = (identity: Buffer): Body => ({
  identity,
  gzip: gzipSync(identity),
  br: brotliCompressSync(identity, quality(7)),
});

/** Compresses one after the other as far as it goes. */
export interface Squeezer {
  /** A page that has a new body. It waits by its name alone: what is drawn again meanwhile is let go. */
  add(name: string): void;
  /** How many wait. */
  readonly size: number;
}

/**
 * Compresses pages as far as it goes, a tenth smaller, beside other work: it takes a hundred times as long. One at a time: other work of
 * the server finds a processor free.
 *
 * @param bodyOf what would be sent of a page when its turn has come; undefined where it is kept no more
 */
export function createSqueezer(bodyOf: (name: string) => Body | undefined): Squeezer {
  const waiting = new Set<string>();
  let busy = false;
  const work = async (): Promise<void> => {
    busy = true;
    for (const name of waiting) {
      waiting.delete(name);
      const body = bodyOf(name);
      if (body) body.br = await brotli(body.identity, quality(11));
    }
    busy = false;
  };
  return {
    add(name) {
      waiting.add(name);
      if (!busy) void work();
    },
    get size() {
      return waiting.size;
    },
  };
}
