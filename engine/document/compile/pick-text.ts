import { keepTogether } from '../../i18n/keep-together.ts';
import { defaultLanguage, type Language, languages } from '../../i18n/language.ts';
import type { TextValue } from '../document.ts';
import type { CompiledValue } from '../page-model.ts';

/** What a user reads, in one language: the page's, else cn, else the first there is (architecture, "Text"). */
export function pickText(text: TextValue, lang: Language): string {
  if (typeof text === 'string') return keepTogether(text);
  return keepTogether(text[lang] ?? text[defaultLanguage] ?? Object.values(text)[0] ?? '');
}

/** Data of a module with each text in one language; a text is an object whose keys are languages. */
export function pickTexts(value: unknown, lang: Language): CompiledValue {
  if (Array.isArray(value)) return value.map((one) => pickTexts(one, lang));
  if (typeof value !== 'object' || value === null) return value as CompiledValue;
  const entries = Object.entries(value).filter(([key]) => key !== '$schema');
  if (entries.length > 0 && entries.every(([key]) => languages.includes(key as Language)))
    return pickText(value as TextValue, lang);
  return Object.fromEntries(entries.map(([key, one]) => [key, pickTexts(one, lang)]));
}
