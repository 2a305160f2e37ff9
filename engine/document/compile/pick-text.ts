import { keepTogether } from '../../i18n/keep-together.ts';
import { defaultLanguage, type Language, languages } from '../../i18n/language.ts';
import type { TextValue } from '../document.ts';
import type { CompiledValue } from '../page-model.ts';

/** A text in one language: the page's, else cn, else the first there is. As it is written. */
export const inLanguage = (text: TextValue, lang: Language): string =>
  typeof text === 'string' ? text : (text[lang] ?? text[defaultLanguage] ?? Object.values(text)[0] ?? '');

/** What a user reads, in one language: `inLanguage`, and what belongs together stays on one line. */
export const pickText = (text: TextValue, lang: Language): string => keepTogether(inLanguage(text, lang));

/** Data of a module with each text in one language; a text is an object whose keys are languages. */
export function pickTexts(value: unknown, lang: Language): CompiledValue {
  if (Array.isArray(value)) return value.map((one) => pickTexts(one, lang));
  if (typeof value !== 'object' || value === null) return value as CompiledValue;
  const entries = Object.entries(value).filter(([key]) => key !== '$schema');
  if (entries.length > 0 && entries.every(([key]) => languages.includes(key as Language)))
    return pickText(value as TextValue, lang);
  return Object.fromEntries(entries.map(([key, one]) => [key, pickTexts(one, lang)]));
}
