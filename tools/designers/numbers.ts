// Numbers that no browser can find out: what a picture and a widget weigh. Storybook asks for them when a page shows them.
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { DRAWN } from '../../build/drawn-styles.ts';
import { filesBelow } from '../../build/files-below.ts';
import { minifyCss } from '../../build/minify-css.ts';
import { root } from '../../build/schemas.ts';

/** What a widget adds to a page that has the engine: bytes, brotli. Static widgets ship no script. */
export interface Weight {
  script: number;
  style: number;
}

const brotli = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/** Every picture below activities/art by the path that documents name, with its bytes, gzip. */
export function pictureSizes(): Record<string, number> {
  const paths = filesBelow(join(root, 'activities'), 'art').filter((path) =>
    /\.(svg|png|jpg|webp|avif)$/.test(path),
  );
  return Object.fromEntries(
    paths.sort().map((path) => [path, gzipSync(readFileSync(join(root, 'activities', path))).length]),
  );
}

/** The code of a widget's own folder, as small as a build makes it; the rest every page has. */
async function scriptOf(folder: string, name: string): Promise<number> {
  const bundle = await rolldown({
    input: join(folder, `${name}.tsx`),
    // Style that a script brings comes later, with what it is for.
    external: (id, _, resolved) =>
      id.endsWith('?inline') || (resolved && relative(folder, id).startsWith('..')),
    resolve: { extensions: ['.ts', '.tsx', '.json'] },
    transform: { jsx: 'react-jsx' },
  });
  try {
    const { output } = await bundle.generate({ format: 'esm', minify: true });
    return brotli(output[0].code);
  } finally {
    await bundle.close();
  }
}

/** What a widget of a name weighs. @param live whether React runs it on the phone */
export async function weightOf(name: string, live: boolean): Promise<Weight> {
  const folder = join(root, 'widgets', name);
  const styles = ['style.css', DRAWN].map((file) => join(folder, file)).filter((path) => existsSync(path));
  return {
    script: live ? await scriptOf(folder, name) : 0,
    style: brotli(styles.map(minifyCss).join('')),
  };
}
