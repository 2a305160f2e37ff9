import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Renderer } from '../app/prerender/renderer.ts';
import { defaultLanguage } from '../engine/i18n/language.ts';
import type { LoadedDocument } from './documents.ts';
import { keep, keptIn } from './kept.ts';
import { root } from './schemas.ts';

const FILE = join(root, '.cache/build/scripted-sets.json');

/**
 * The widgets that each page draws on the phone, whole and from each of its phases on; a document that was asked before is not compiled again.
 *
 * @param ground changes with all that they depend on beside the document
 */
export function scriptedWidgets(
  { scripted }: Pick<Renderer, 'scripted'>,
  documents: readonly LoadedDocument[],
  ground: string,
  file = FILE,
): string[][] {
  const before = keptIn<Record<string, string[][]>>(file, ground) ?? {};
  const after: Record<string, string[][]> = {};
  let isNew = false;
  for (const { route, document } of documents) {
    if (document.redirect !== undefined) continue;
    const key = createHash('sha256')
      .update(`${route}\n${JSON.stringify(document)}`)
      .digest('base64url');
    const known = before[key];
    isNew ||= known === undefined;
    // What a renderer keeps of a document goes with it: ten thousand of them are more than fit.
    after[key] = known ?? scripted({ document: { ...document }, route, lang: defaultLanguage });
  }
  // Who builds other documents beside these finds theirs as well, until most of it is old.
  const all = { ...before, ...after };
  if (isNew) keep(file, ground, Object.keys(all).length > 2 * documents.length + 200 ? after : all);
  return Object.values(after).flat();
}
