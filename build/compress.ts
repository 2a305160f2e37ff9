import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesBelow } from './files-below.ts';
import { root } from './schemas.ts';

/** What compresses a file, by the ending of what it leaves. */
const by = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gz: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
};

/** What lies compressed already, as pictures of dots do, only grows. */
const isText = (path: string): boolean => /\.(js|css|svg|json)$/.test(path);

/** Whole, or not at all: another process may write the same file. */
function place(file: string, write: (half: string) => void): void {
  const half = `${file}.${process.pid}`;
  write(half);
  renameSync(half, file);
}

/**
 * Puts beside each text of a folder what travels in its place, `.br` and `.gz`, compressed as far as it goes; none where that
 * is no shorter. Names of these files change with what they say: one that is there is right.
 *
 * @param cache folder where what was compressed once is kept by what it says: a build empties its own
 */
export async function compressFiles(folder: string, cache = join(root, '.cache/compressed')): Promise<void> {
  mkdirSync(cache, { recursive: true });
  const one = async (path: string, ending: keyof typeof by): Promise<void> => {
    const file = join(folder, path);
    if (existsSync(`${file}.${ending}`)) return;
    const bytes = readFileSync(file);
    const kept = join(cache, `${createHash('sha256').update(bytes).digest('base64url')}.${ending}`);
    if (!existsSync(kept)) {
      const small = await by[ending](bytes);
      place(kept, (half) => writeFileSync(half, small.length < bytes.length ? small : ''));
    }
    if (readFileSync(kept).length > 0) place(`${file}.${ending}`, (half) => copyFileSync(kept, half));
  };
  const texts = filesBelow(folder).filter(isText);
  await Promise.all(texts.flatMap((path) => [one(path, 'br'), one(path, 'gz')]));
}
