/** The five languages of the product (specification §5, §9), cn first: it is the default. */
export const languages = ['cn', 'tw', 'en', 'th', 'vi'] as const;
export type Language = (typeof languages)[number];

/** Whether something is the code of one of ours, letter for letter. */
export const isLanguage = (code: unknown): code is Language => languages.some((one) => one === code);
export const defaultLanguage: Language = 'cn';

/** The cookie that says which language a browser used last (T34): the page writes it, the server reads it. */
export const LANGUAGE_COOKIE = 'gala_lang';

const aliases: Record<string, Language> = {
  zh: 'cn',
  'zh-cn': 'cn',
  'zh-hans': 'cn',
  'zh-tw': 'tw',
  'zh-hk': 'tw',
  'zh-hant': 'tw',
};

/** Any language code to one of ours; undefined where the text names none of them (§5, T33: case and underscore aside, literal). */
export function knownLanguage(code: string | null | undefined): Language | undefined {
  const key = (code ?? '').trim().toLowerCase().replaceAll('_', '-');
  return languages.find((one) => one === key) ?? (Object.hasOwn(aliases, key) ? aliases[key] : undefined);
}

/** Any language code to one of ours; anything else falls back to cn (§5). */
export const resolveLanguage = (code: string | null | undefined): Language =>
  knownLanguage(code) ?? defaultLanguage;

/** The BCP 47 tag for `lang` attributes and Intl. */
export const languageTag: Record<Language, string> = {
  cn: 'zh-Hans',
  tw: 'zh-Hant',
  en: 'en',
  th: 'th',
  vi: 'vi',
};
