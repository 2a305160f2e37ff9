import type { Language } from './language.ts';
import type { Translate } from './phone-strings.ts';
import { createTranslator } from './translator.ts';

const texts: Record<Language, () => Promise<{ default: Record<string, string> }>> = {
  cn: () => import('./generated/cn.gen.json'),
  tw: () => import('./generated/tw.gen.json'),
  en: () => import('./generated/en.gen.json'),
  th: () => import('./generated/th.gen.json'),
  vi: () => import('./generated/vi.gen.json'),
};

/** The product texts of one language, loaded when a page first needs more than its record. */
export async function loadTranslator(lang: Language): Promise<Translate> {
  return createTranslator(lang, (await texts[lang]()).default);
}
