import i18next from 'i18next';
import type { Language } from './language.ts';
import { languageTag } from './language.ts';
import type { TranslateAny } from './translate.ts';

/** Product texts of one language on i18next: interpolation and plurals. React escapes, so i18next does not. */
export function createTranslator(lang: Language, texts: Readonly<Record<string, string>>): TranslateAny {
  const instance = i18next.createInstance();
  void instance.init({
    lng: languageTag[lang],
    fallbackLng: false,
    resources: { [languageTag[lang]]: { translation: texts } },
    interpolation: { escapeValue: false },
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
