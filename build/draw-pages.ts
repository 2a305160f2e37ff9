import { mkdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import type { PageHashes, Renderer } from '../app/prerender/renderer.ts';
import type { Language } from '../engine/i18n/language.ts';
import type { LoadedDocument } from './documents.ts';

/** The next quality takes a third longer for seven bytes in a thousand; once a page is asked for, the server compresses it as far as can be. */
const QUALITY = 6;

/** So many pages may be on their way to the disk while others are drawn. */
const WAITING = 4;

/** A document, and the languages in which it is to be drawn. */
export interface Wanted extends LoadedDocument {
  readonly languages: readonly Language[];
}

export interface Drawn {
  readonly hashes: PageHashes;
  /** Of nodes that could not be drawn. */
  readonly faults: readonly string[];
}

/** The file of a page, below the folder of pages. */
export const fileOf = (route: string, lang: string): string => `${route}.${lang}.html`;

/** Draws pages into files, plain and compressed. @returns what was drawn, by file */
export async function drawPages(
  { render }: Pick<Renderer, 'render'>,
  wanted: readonly Wanted[],
  { folder, now, origin }: { folder: string; now: number; origin: string | undefined },
): Promise<Map<string, Drawn>> {
  const drawn = new Map<string, Drawn>();
  const writing: Promise<unknown>[] = [];
  for (const { route, document: listed, languages } of wanted) {
    // What is made of a document is kept as long as that is held, and the list holds all: ten thousand would not fit.
    const document = { ...listed };
    for (const lang of languages) {
      const name = fileOf(route, lang);
      const { html, hashes, faults } = render({ document, route, lang, now, origin });
      const file = join(folder, name);
      mkdirSync(dirname(file), { recursive: true });
      const bytes = Buffer.from(html);
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: QUALITY,
        // Pages are no longer: a larger window is memory to get and give back.
        [constants.BROTLI_PARAM_LGWIN]: 18,
      };
      const compressed = brotliCompressSync(bytes, { params });
      const written = Promise.all([writeFile(file, bytes), writeFile(`${file}.br`, compressed)]);
      // Told where it is waited for.
      written.catch(() => undefined);
      writing.push(written);
      // Opening, writing and closing each go on at a turn of the loop: the disk works while the next pages are drawn.
      await setImmediate();
      if (writing.length > WAITING) await writing.shift();
      drawn.set(name, {
        hashes,
        faults: faults.map((one) => `${route} (${lang}) ${one.node} ${one.widget}: ${one.message}`),
      });
    }
  }
  await Promise.all(writing);
  return drawn;
}
