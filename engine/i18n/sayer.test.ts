import { expect, it } from 'vitest';
import { languages, languageTag } from './language.ts';
import { pluralForm } from './sayer.ts';

it.each(languages)('%s: a number takes the form that the platform says', (lang) => {
  const rules = new Intl.PluralRules(languageTag[lang]);
  for (const count of [-2, -1, 0, 0.5, 1, 1.5, 2, 3, 5, 10, 11, 21, 100, 101, 1_000_000])
    expect(pluralForm(lang, count), String(count)).toBe(rules.select(count));
});
