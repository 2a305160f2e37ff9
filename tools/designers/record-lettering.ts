// Titles as the build draws them: no browser can, so Storybook takes them from here.
import { type LoadedDocument, loadDocuments } from '../../build/documents.ts';
import { letteringOf } from '../../build/lettering/lettering.ts';
import { families, shapeOf } from '../../build/ornaments.ts';
import { loadSchemas } from '../../build/schemas.ts';
import { type Language, languages } from '../../engine/i18n/language.ts';
import type { Lettering } from '../../schemas/generated/types.gen.ts';
import { compiled } from './compiled.ts';
import { titleOfFamily } from './family-parts.ts';
import { letteringKey } from './lettering-key.ts';

/** Every title of the documents, and the name of every family in its hand, by what it was drawn for. */
export function recordLettering(
  documents: readonly LoadedDocument[] = loadDocuments(),
): Record<string, Lettering> {
  const set = loadSchemas();
  const drawn: Record<string, Lettering> = {};
  const draw = (text: string, lang: Language, family: string, size: 'tall' | 'low') => {
    const made = letteringOf(text, lang, shapeOf(family)?.lettering ?? 'round', size);
    if (made) drawn[letteringKey(text, lang, family, size)] = made;
    return undefined;
  };
  for (const one of documents) {
    if (one.document.redirect !== undefined) continue;
    for (const lang of one.document.languages as Language[]) compiled(set, one, lang, { lettering: draw });
  }
  for (const family of families())
    for (const lang of languages) draw(titleOfFamily(family), lang, family, 'tall');
  return drawn;
}
