import { defaultLanguage, type Language } from '../i18n/language.ts';
import type { TextValue } from './document.ts';

/** A text in one language: the page's, else cn, else the first there is (architecture, "Text"). */
export const inLanguage = (text: TextValue, lang: Language): string =>
  typeof text === 'string' ? text : (text[lang] ?? text[defaultLanguage] ?? Object.values(text)[0] ?? '');
