import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { PageHashes, Renderer } from '../app/prerender/renderer.ts';
import type { Language } from '../engine/i18n/language.ts';
import { loadDocuments } from './documents.ts';
import { openRenderer } from './renderer.ts';
import { root } from './schemas.ts';

export const pagesFolder = join(root, 'dist/pages');

/** Writes all pages, for the origin that GALA_ORIGIN names; @returns how many, and the faults of nodes that could not be drawn. */
export async function prerender(
  renderer?: Renderer,
  now = Date.now(),
): Promise<{ pages: number; faults: string[] }> {
  const draws = renderer ?? (await openRenderer());
  rmSync(pagesFolder, { recursive: true, force: true });
  const faults: string[] = [];
  const hashes: Record<string, PageHashes> = {};
  let pages = 0;
  for (const { route, document } of loadDocuments()) {
    if (document.redirect !== undefined) continue;
    for (const lang of document.languages as Language[]) {
      const page = draws.render({ document, route, lang, now, origin: process.env.GALA_ORIGIN });
      const file = join(pagesFolder, `${route}.${lang}.html`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, page.html);
      writeFileSync(
        `${file}.br`,
        brotliCompressSync(page.html, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
      );
      hashes[`${route}.${lang}.html`] = page.hashes;
      faults.push(
        ...page.faults.map((one) => `${route} (${lang}) ${one.node} ${one.widget}: ${one.message}`),
      );
      pages++;
    }
  }
  writeFileSync(join(pagesFolder, 'hashes.json'), JSON.stringify(hashes, null, 1));
  return { pages, faults };
}
