import type { Language } from '../../engine/i18n/language.ts';
import type { TranslateAny } from '../../engine/i18n/phone-strings.ts';
import { type ProductTexts, textsFor } from '../../engine/i18n/product-texts.ts';
import { createTranslator } from '../../engine/i18n/translator.ts';

/** All texts of a language, where a page has no file of its own, or that is gone. */
const all: Record<Language, () => Promise<{ default: ProductTexts }>> = {
  cn: () => import('./cn.gen.json'),
  tw: () => import('./tw.gen.json'),
  en: () => import('./en.gen.json'),
  th: () => import('./th.gen.json'),
  vi: () => import('./vi.gen.json'),
};

/**
 * The product texts of one language, loaded when a page first needs more than its record.
 * @param file address of the file with what the widgets of the page say
 */
export async function loadTranslator(lang: Language, file?: string): Promise<TranslateAny> {
  return createTranslator(lang, (await textsIn(file)) ?? textsFor((await all[lang]()).default));
}

/** Undefined without a file, and where it is gone, for example after a release. */
async function textsIn(file: string | undefined): Promise<Readonly<Record<string, string>> | undefined> {
  if (file === undefined) return undefined;
  try {
    return ((await import(/* @vite-ignore */ file)) as { default: Record<string, string> }).default;
  } catch {
    return undefined;
  }
}
