import type { Language } from './language.ts';
import { formatAmount } from './number.ts';
import type { TranslateAny } from './translate.ts';

const VALUE = /\{\{\s*(\w+)\s*\}\}/g;

/**
 * The form of a text that a number takes. Of our languages English alone has two: the platform's own rules, which say the same, cost a
 * phone 20 ms when they are first asked (`Intl.PluralRules`).
 */
export const pluralForm = (lang: Language, count: number): 'one' | 'other' =>
  lang === 'en' && Math.abs(count) === 1 ? 'one' : 'other';

/** What is filled in: of a number every digit, grouped (0002); a score comes as it is written. */
export const sayValue = (lang: Language, value: unknown): string =>
  typeof value === 'number' ? formatAmount(value, lang) : String(value);

/**
 * Says the product texts of one language on a phone: values filled in once, the form that fits a `count`. It says what i18next says of
 * them, which pages are drawn with (translator.ts); a key that has no text is said as it stands, so that tests see it.
 */
export function createSayer(lang: Language, texts: Readonly<Record<string, string>>): TranslateAny {
  const formOf = (key: string, count: unknown): string => {
    if (Object.hasOwn(texts, key) || typeof count !== 'number') return key;
    return `${key}_${pluralForm(lang, count)}`;
  };
  return (key, values) => {
    const form = formOf(key, values?.count);
    if (!Object.hasOwn(texts, form)) return key;
    const text = texts[form] ?? '';
    return values
      ? text.replace(VALUE, (_, name: string) =>
          Object.hasOwn(values, name) ? sayValue(lang, values[name]) : '',
        )
      : text;
  };
}
