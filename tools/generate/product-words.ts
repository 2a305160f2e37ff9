// Product texts, those of the server and the examples of schemas say one word for one thing, as documents do by the rule `glossary`.
import { entriesOf, type TextFile } from '../../build/compose/text-entries.ts';
import { wordingOf } from '../../check/model/per-text.ts';
import { miswordsIn } from '../../check/words/glossary.ts';
import { isLanguage } from '../../engine/i18n/language.ts';

/** Words that the glossary has others for: one line each. @param at where the text stands */
const faultsOf = (at: string, lang: string, text: unknown): string[] =>
  isLanguage(lang) && typeof text === 'string'
    ? miswordsIn[lang]({ wording: wordingOf(text) }).map(
        ({ word, say }) => `${at}: texts in ${lang} do not write ${word}: expected ${say} (docs/glossary.md)`,
      )
    : [];

/** What is so in files of product texts, with file and line. Files that cannot be read are told by whoever composes them. */
export const faultsOfFiles = (files: readonly TextFile[]): string[] =>
  files.flatMap((file) =>
    entriesOf(file, []).flatMap(({ texts }) =>
      texts.flatMap(({ lang, text, at }) => faultsOf(at, lang, text)),
    ),
  );

/** What is so in texts that code holds, by their names. */
export const faultsOfTexts = (
  texts: Readonly<Record<string, Readonly<Partial<Record<string, string>>>>>,
): string[] =>
  Object.entries(texts).flatMap(([name, byLanguage]) =>
    Object.entries(byLanguage).flatMap(([lang, text]) => faultsOf(name, lang, text)),
  );

/** What is so in the examples of schemas, which become pages: each once, with its file. */
export const faultsOfExamples = (schemas: Iterable<readonly [file: string, schema: unknown]>): string[] => [
  ...new Set([...schemas].flatMap(([file, schema]) => examplesIn(schema).flatMap((one) => below(file, one)))),
];

function examplesIn(schema: unknown): unknown[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, one]) =>
    key === 'examples' && Array.isArray(one) ? one : examplesIn(one),
  );
}

/** Texts stand under their languages, wherever these are. */
function below(file: string, value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    typeof one === 'string' ? faultsOf(`schemas/${file}`, key, one) : below(file, one),
  );
}
