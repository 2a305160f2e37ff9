import { type Language, languages, resolveLanguage } from '../engine/i18n/language.ts';

export type { Language };

/** The language that the `lang` header asks for (§5, T33). */
export const languageOf = (header: unknown): Language =>
  resolveLanguage(typeof header === 'string' ? header : undefined);

/** A document's text in one language: falls back to cn, then to whatever language there is. */
export function textIn(text: unknown, language: Language): string {
  if (typeof text === 'string') return text;
  if (typeof text !== 'object' || text === null) return '';
  const byLanguage = new Map<string, unknown>(Object.entries(text));
  const found = [language, ...languages].map((name) => byLanguage.get(name));
  return found.find((value): value is string => typeof value === 'string') ?? '';
}
