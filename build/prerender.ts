import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageHashes, Renderer } from '../app/prerender/renderer.ts';
import type { Language } from '../engine/i18n/language.ts';
import { type LoadedDocument, loadDocuments } from './documents.ts';
import { drawPages, fileOf, type Wanted } from './draw-pages.ts';
import { drawShared } from './draw-shared.ts';
import { filesBelow } from './files-below.ts';
import { keep, keptIn } from './kept.ts';
import { PageKeys, stampOfGround } from './page-keys.ts';
import { clientFolder, openRenderer } from './renderer.ts';
import { root } from './schemas.ts';

export const pagesFolder = join(root, 'dist/pages');

/** So many pages are shared among the processors: a worker needs seconds to begin. */
const SHARED_FROM = 1_000;

export interface Prerendering {
  /** Over the client build. */
  readonly renderer?: Pick<Renderer, 'render' | 'asset'>;
  /** Folder of the client build. */
  readonly client?: string;
  readonly documents?: readonly LoadedDocument[];
  readonly folder?: string;
  readonly now?: number;
  /** What all pages are made of beside documents and pictures. */
  readonly ground?: string;
  /** From so many pages on, workers with renderers of their own draw them. */
  readonly sharedFrom?: number;
}

export interface Prerendered {
  readonly pages: number;
  /** Of them those that were drawn; all others lay there as they would be drawn again. */
  readonly drawn: number;
  /** Of nodes that could not be drawn. */
  readonly faults: readonly string[];
}

interface KeptPage {
  readonly key: string;
  readonly hashes: PageHashes;
}

/** Writes all pages, for the origin that GALA_ORIGIN names; what has not changed since the last time is left as it is. */
export async function prerender({
  renderer,
  client = clientFolder,
  documents = loadDocuments(),
  folder = pagesFolder,
  now = Date.now(),
  ground = stampOfGround(client),
  sharedFrom = SHARED_FROM,
}: Prerendering = {}): Promise<Prerendered> {
  const draws = renderer ?? (await openRenderer(documents, client));
  const origin = process.env.GALA_ORIGIN;
  const keys = new PageKeys(draws.asset);
  const note = join(folder, 'kept.json');
  const before = keptIn<Record<string, KeptPage>>(note, ground) ?? {};
  const lies = new Set(existsSync(folder) ? filesBelow(folder) : []);
  const keyOf = new Map<string, string>();
  const wanted: Wanted[] = [];
  for (const { route, document } of documents) {
    if (document.redirect !== undefined) continue;
    const key = keys.of({ route, document }, now, origin ?? '');
    const languages = (document.languages as Language[]).filter((lang) => {
      const name = fileOf(route, lang);
      keyOf.set(name, key(lang));
      return !(before[name]?.key === keyOf.get(name) && lies.has(name) && lies.has(`${name}.br`));
    });
    if (languages.length > 0) wanted.push({ route, document, languages });
  }
  const count = wanted.reduce((sum, { languages }) => sum + languages.length, 0);
  const where = { folder, now, origin };
  const drawn =
    count >= sharedFrom
      ? await drawShared({ ...where, wanted, client })
      : await drawPages(draws, wanted, where);
  const after: Record<string, KeptPage> = {};
  const hashes: Record<string, PageHashes> = {};
  for (const [name, key] of keyOf) {
    const page = drawn.get(name) ?? before[name];
    if (!page) throw new Error(`${name}: was not drawn`);
    hashes[name] = page.hashes;
    // A fault is told each time.
    if ((drawn.get(name)?.faults.length ?? 0) === 0) after[name] = { key, hashes: page.hashes };
  }
  for (const file of lies)
    if (/\.html(\.br)?$/.test(file) && !hashes[file.replace(/\.br$/, '')]) rmSync(join(folder, file));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'hashes.json'), JSON.stringify(hashes, null, 1));
  keep(note, ground, after);
  return { pages: keyOf.size, drawn: count, faults: [...drawn.values()].flatMap(({ faults }) => faults) };
}
