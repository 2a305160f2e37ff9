import i18next, { type FormatterModule } from 'i18next';
import type { Language } from './language.ts';
import { languageTag } from './language.ts';
import { sayValue } from './sayer.ts';
import type { TranslateAny } from './translate.ts';

/** Product texts of one language on i18next: interpolation and plurals. React escapes, so i18next does not. */
export function createTranslator(lang: Language, texts: Readonly<Record<string, string>>): TranslateAny {
  const instance = i18next.createInstance();
  instance.use(numbersOf(lang));
  void instance.init({
    lng: languageTag[lang],
    fallbackLng: false,
    resources: { [languageTag[lang]]: { translation: texts } },
    interpolation: { escapeValue: false, alwaysFormat: true },
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
  });
  const { interpolator } = instance.services;
  const tag = languageTag[lang];
  return (key, values) => {
    const text = texts[key];
    // A key that stands as it is has no plural: a list that asks for it with every row needs its values filled in alone.
    return text === undefined
      ? instance.t(key, { ...values })
      : interpolator.interpolate(text, { ...values }, tag, { skipOnVariables: true });
  };
}

/** i18next's own formats are not used: what is filled in is written as on a phone. */
const numbersOf = (lang: Language): FormatterModule => ({
  type: 'formatter',
  init: () => {},
  add: () => {},
  addCached: () => {},
  format: (value: unknown) => (typeof value === 'number' ? sayValue(lang, value) : (value as string)),
});
