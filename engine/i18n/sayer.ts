import { type Language, languageTag } from './language.ts';
import type { TranslateAny } from './translate.ts';

const VALUE = /\{\{\s*(\w+)\s*\}\}/g;

/**
 * Says the product texts of one language on a phone: values filled in once, the form that fits a `count`. It says what i18next says of
 * them, which pages are drawn with (translator.ts); a key that has no text is said as it stands, so that tests see it.
 */
export function createSayer(lang: Language, texts: Readonly<Record<string, string>>): TranslateAny {
  let forms: Intl.PluralRules | undefined;
  const formOf = (key: string, count: unknown): string => {
    if (Object.hasOwn(texts, key) || typeof count !== 'number') return key;
    forms ??= new Intl.PluralRules(languageTag[lang]);
    return `${key}_${forms.select(count)}`;
  };
  return (key, values) => {
    const form = formOf(key, values?.count);
    if (!Object.hasOwn(texts, form)) return key;
    const text = texts[form] ?? '';
    return values
      ? text.replace(VALUE, (_, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : ''))
      : text;
  };
}
