import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { PageHashes, Renderer } from '../app/prerender/renderer.ts';
import type { Language } from '../engine/i18n/language.ts';
import { type LoadedDocument, loadDocuments } from './documents.ts';
import { filesBelow } from './files-below.ts';
import { keep, keptIn } from './kept.ts';
import { PageKeys, stampOfGround } from './page-keys.ts';
import { clientFolder, openRenderer } from './renderer.ts';
import { root } from './schemas.ts';

export const pagesFolder = join(root, 'dist/pages');

const compress = promisify(brotliCompress);
/** Pages that wait for their compression, which other processors do meanwhile. */
const WAITING = 16;
/** The next quality takes twenty times as long, most of it to get and give back its memory, for two bytes in a thousand. */
const QUALITY = 8;

export interface Prerendering {
  readonly renderer?: Pick<Renderer, 'render' | 'asset'>;
  readonly documents?: readonly LoadedDocument[];
  readonly folder?: string;
  readonly now?: number;
  /** What all pages are made of beside documents and pictures. */
  readonly ground?: string;
}

export interface Prerendered {
  readonly pages: number;
  /** Of them those that were drawn; all others lay there as they would be drawn again. */
  readonly drawn: number;
  /** Of nodes that could not be drawn. */
  readonly faults: string[];
}

interface KeptPage {
  readonly key: string;
  readonly hashes: PageHashes;
}

/** Writes all pages, for the origin that GALA_ORIGIN names; what has not changed since the last time is left as it is. */
export async function prerender({
  renderer,
  documents = loadDocuments(),
  folder = pagesFolder,
  now = Date.now(),
  ground = stampOfGround(clientFolder),
}: Prerendering = {}): Promise<Prerendered> {
  const draws = renderer ?? (await openRenderer(documents));
  const origin = process.env.GALA_ORIGIN;
  const keys = new PageKeys(draws.asset);
  const note = join(folder, 'kept.json');
  const before = keptIn<Record<string, KeptPage>>(note, ground) ?? {};
  const after: Record<string, KeptPage> = {};
  const hashes: Record<string, PageHashes> = {};
  const faults: string[] = [];
  const waiting = new Set<Promise<void>>();
  const lies = new Set(existsSync(folder) ? filesBelow(folder) : []);
  let drawn = 0;
  for (const { route, document } of documents) {
    if (document.redirect !== undefined) continue;
    const keyOf = keys.of({ route, document }, now, origin ?? '');
    // What a renderer keeps of a document goes with it: ten thousand of them are more than fit.
    const own = { ...document };
    for (const lang of document.languages as Language[]) {
      const name = `${route}.${lang}.html`;
      const key = keyOf(lang);
      const known = before[name];
      if (known?.key === key && lies.has(name) && lies.has(`${name}.br`)) {
        after[name] = known;
        hashes[name] = known.hashes;
        continue;
      }
      const page = draws.render({ document: own, route, lang, now, origin });
      drawn++;
      const file = join(folder, name);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, page.html);
      const compressed = compress(page.html, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } })
        .then((bytes) => writeFileSync(`${file}.br`, bytes))
        .finally(() => waiting.delete(compressed));
      waiting.add(compressed);
      if (waiting.size >= WAITING) await Promise.race(waiting);
      hashes[name] = page.hashes;
      // A fault is told each time.
      if (page.faults.length === 0) after[name] = { key, hashes: page.hashes };
      faults.push(
        ...page.faults.map((one) => `${route} (${lang}) ${one.node} ${one.widget}: ${one.message}`),
      );
    }
  }
  await Promise.all(waiting);
  for (const file of lies)
    if (/\.html(\.br)?$/.test(file) && !hashes[file.replace(/\.br$/, '')]) rmSync(join(folder, file));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'hashes.json'), JSON.stringify(hashes, null, 1));
  keep(note, ground, after);
  return { pages: Object.keys(hashes).length, drawn, faults };
}
