import { inLanguage } from '../../engine/document/compile/pick-text.ts';
import type { ActivityDocument } from '../../engine/document/document.ts';
import { DocumentFacts } from '../../engine/document/facts.ts';
import type { SchemaSet } from '../../engine/document/schema-set.ts';
import type { Language } from '../../engine/i18n/language.ts';
import { withoutJoiners } from '../../engine/i18n/word-joiner.ts';

/** Letters alone: words that belong together are kept on one line by blanks that do not break, and by joiners. */
export const plainTitle = (title: string): string => withoutJoiners(title).replaceAll('\u00a0', ' ').trim();

/** What a document is called in a language, its facts put in; empty where it has no title. */
export function titleIn(document: ActivityDocument, lang: Language, set: SchemaSet): string {
  const { title } = document;
  return title === undefined
    ? ''
    : plainTitle(inLanguage(new DocumentFacts(document, set).fillAll(title), lang));
}
