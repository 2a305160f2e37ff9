/** The five languages of the product (specification §9); cn is the default. */
export const languages = ['cn', 'tw', 'en', 'th', 'vi'] as const;

export type Language = (typeof languages)[number];

const aliases: Readonly<Record<string, Language>> = {
  zh: 'cn',
  'zh-cn': 'cn',
  'zh-hans': 'cn',
  'zh-tw': 'tw',
  'zh-hk': 'tw',
  'zh-hant': 'tw',
};

/** The language that the `lang` header asks for: §5 Language, T33 (case-insensitive, `_` as `-`). */
export function languageOf(header: unknown): Language {
  if (typeof header !== 'string') return 'cn';
  const wanted = header.trim().toLowerCase().replaceAll('_', '-');
  return languages.find((language) => language === wanted) ?? aliases[wanted] ?? 'cn';
}

/** A document's text in one language: falls back to cn, then to whatever language there is. */
export function textIn(text: unknown, language: Language): string {
  if (typeof text === 'string') return text;
  if (typeof text !== 'object' || text === null) return '';
  const byLanguage = new Map<string, unknown>(Object.entries(text));
  const found = [language, ...languages].map((name) => byLanguage.get(name));
  return found.find((value): value is string => typeof value === 'string') ?? '';
}
