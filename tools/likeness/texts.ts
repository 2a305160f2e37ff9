import type { ActivityDocument } from '../../engine/document/document.ts';
import type { SchemaSet } from '../../engine/document/schema-set.ts';
import { walk } from '../../engine/document/walk.ts';
import { type Language, languages } from '../../engine/i18n/language.ts';

/** Everything that a document says to its readers in one language, a text each, as the document writes it. */
export function textsOf(set: SchemaSet, document: ActivityDocument, lang: Language): string[] {
  const root = set.get('activity.schema.json');
  if (!root) throw new Error('schemas/activity.schema.json: expected the schema of documents, got none');
  const texts: string[] = [];
  walk(set, { schema: root, file: 'activity.schema.json' }, document, ({ schema, value, parents }) => {
    if (schema['x-kind'] !== 'text' && schema['x-kind'] !== 'markdown') return;
    if (schema['x-private'] || parents.some((one) => one.schema['x-private'])) return;
    const text = inOne(value, lang, document.languages ?? languages);
    if (text !== undefined) texts.push(text);
  });
  return texts;
}

function inOne(value: unknown, lang: Language, all: readonly Language[]): string | undefined {
  if (typeof value === 'string') return all.length === 1 && all[0] === lang ? value : undefined;
  const text = (value as Partial<Record<Language, unknown>>)[lang];
  return typeof text === 'string' ? text : undefined;
}

/** `[Rules](/pay_rule)`: a page is called alike wherever one is led to it, so its name is nobody's wording. */
const LINKS = /\[[^\]]*\]\([^)]*\)/g;

/** Sentences and cells of a text; marks of Markdown stay outside, and names of links end a sentence. */
export const sentencesOf = (text: string): string[] =>
  text
    .replace(LINKS, '\n')
    .split(/(?<=[。！？!?;；])|(?<=\.)\s+|\n+|\s*\|\s*/u)
    .map((one) => one.trim())
    .filter((one) => one !== '');
