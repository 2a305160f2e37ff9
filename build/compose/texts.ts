// What the product says by itself, from its files: what several say, and what one widget or screen alone says.
import { nearestName } from '../../engine/expression/nearest.ts';
import { keepTogether } from '../../engine/i18n/keep-together.ts';
import { isLanguage, type Language, languages } from '../../engine/i18n/language.ts';
import type { ProductTexts } from '../../engine/i18n/product-texts.ts';
import { type Entry, entriesOf, type TextFile } from './text-entries.ts';

/** The product's texts, and its faults: one line each, with file and line. */
export interface ComposedTexts {
  readonly texts: Readonly<Record<Language, ProductTexts>>;
  /** By which keys each says them: without the endings of plurals. */
  readonly keys: { readonly common: readonly string[]; readonly own: Readonly<Record<string, string[]>> };
  readonly faults: readonly string[];
}

const FIVE = languages.join(', ');

/** By which key a text is asked for: a plural is asked for without its ending. */
const askedBy = (key: string): string => key.replace(/_(one|other)$/, '');

const placeholders = (text: unknown): string =>
  [...String(text).matchAll(/\{\{(\w+)\}\}/g)]
    .map(([whole]) => whole)
    .sort()
    .join(' ');

/** What an entry lacks by itself. English alone has a form for one thing. */
function faultsOf({ key, at, texts }: Entry): string[] {
  const named = `\`${key}\``;
  const got = texts.map(({ lang }) => lang);
  const wanted: readonly string[] = key.endsWith('_one') ? ['en'] : languages;
  const english = texts.find(({ lang }) => lang === 'en')?.text;
  const missing = wanted.filter((lang) => !got.includes(lang));
  return [
    ...texts.flatMap(({ lang, text, at: line }) => {
      if (!isLanguage(lang)) {
        const near = nearestName(lang, languages);
        return [
          `${line}: ${named}: \`${lang}\` is no language: expected ${FIVE}${near ? `; did you mean \`${near}\`?` : ''}`,
        ];
      }
      if (typeof text !== 'string' || text.trim() === '')
        return [
          `${line}: ${named} in ${lang}: expected a text, got ${JSON.stringify(text) ?? 'a list or an object'}`,
        ];
      if (english !== undefined && placeholders(text) !== placeholders(english))
        return [
          `${line}: ${named} in ${lang} fills in ${placeholders(text) || 'nothing'}, and in en ${placeholders(english) || 'nothing'}: expected the same`,
        ];
      return [];
    }),
    ...(missing.length > 0
      ? [
          `${at}: ${named} has no text in ${missing.join(', ')}: expected ${wanted.join(', ')}, got ${got.join(', ') || 'none'}`,
        ]
      : []),
  ];
}

/** A source names a key as a whole, or the beginning of several: `t(\`goal_${state}\`)`. */
function saidBy(sources: readonly string[]): (key: string) => boolean {
  const whole = new Set<string>();
  const beginnings = new Set<string>();
  for (const source of sources) {
    for (const [, name = ''] of source.matchAll(/['"`]([\w.]+)['"`]/g)) whole.add(name);
    for (const [, name = ''] of source.matchAll(/`([\w.]+[_.])\$\{/g)) beginnings.add(name);
  }
  return (key) => whole.has(key) || [...beginnings].some((one) => key.startsWith(one));
}

/** What its file and the others say of an entry: it stands once, in all forms of a plural, and somebody says it. */
function placeFaults(
  { key, at }: Entry,
  { file, keys }: { file: TextFile; keys: ReadonlySet<string> },
  before: { at: string; key: string; path: string } | undefined,
): string[] {
  const asked = askedBy(key);
  const doubled = before && (before.key === key || before.path !== file.path);
  const twin = key.endsWith('_one') ? `${asked}_other` : key.endsWith('_other') ? `${asked}_one` : key;
  return [
    ...(doubled
      ? [
          `${at}: \`${asked}\` stands in ${before.at} already. Give one of them another name, or keep one text in engine/i18n/product-texts.json that both say`,
        ]
      : []),
    ...(keys.has(twin) ? [] : [`${at}: \`${key}\` is a form of a plural: expected \`${twin}\` beside it`]),
  ];
}

/** Composes the texts of all files. Pure: the same files give the same. */
export function composeTexts(files: readonly TextFile[]): ComposedTexts {
  const faults: string[] = [];
  const read = files.map((file) => ({ file, entries: entriesOf(file, faults) }));
  /** By the key that is asked for: where it stands. */
  const places = new Map<string, { at: string; key: string; path: string }>();
  for (const { file, entries } of read) {
    const keys = new Set(entries.map(({ key }) => key));
    const said = saidBy(file.sources);
    for (const entry of entries) {
      const { key, at } = entry;
      const asked = askedBy(key);
      faults.push(...placeFaults(entry, { file, keys }, places.get(asked)), ...faultsOf(entry));
      if (!places.has(asked)) places.set(asked, { at, key, path: file.path });
      if (!said(asked))
        faults.push(
          `${at}: nobody says \`${asked}\`: expected it in ${file.saidIn}. Say it there, or delete it here`,
        );
    }
  }
  const several = read.find(({ file }) => file.owner === undefined)?.entries ?? [];
  /** Something of each widget or screen, by its name. */
  const byOwner = <Value>(make: (entries: readonly Entry[]) => Value): Record<string, Value> =>
    Object.fromEntries(
      read.flatMap(({ file, entries }) => (file.owner === undefined ? [] : [[file.owner, make(entries)]])),
    );
  const keysOf = (entries: readonly Entry[]): string[] => [
    ...new Set(entries.map(({ key }) => askedBy(key))),
  ];
  return {
    texts: Object.fromEntries(
      languages.map((lang) => {
        const inLanguage = (entries: readonly Entry[]) => textsIn(lang, entries);
        return [lang, { common: inLanguage(several), own: byOwner(inLanguage) }];
      }),
    ) as Record<Language, ProductTexts>,
    keys: { common: keysOf(several), own: byOwner(keysOf) },
    faults,
  };
}

const textsIn = (lang: Language, entries: readonly Entry[]): Record<string, string> =>
  Object.fromEntries(
    entries.flatMap(({ key, texts }) =>
      texts.flatMap((one) =>
        one.lang === lang && typeof one.text === 'string' ? [[key, keepTogether(one.text)]] : [],
      ),
    ),
  );

/** `schemas/generated/texts.gen.ts`: the keys by which the engine and each widget ask for texts. */
export function textTypes({ common, own }: ComposedTexts['keys']): string {
  const union = (keys: readonly string[], indent: string): string =>
    keys.map((key) => `\n${indent}| '${key}'`).join('');
  const lines = Object.entries(own).map(([owner, keys]) => `  '${owner}':${union(keys, '    ')};`);
  return [
    '// Generated by `npm run types` from engine/i18n/product-texts.json and the texts.json of widgets and screens. Do not edit.',
    '',
    '/** Keys of the texts that several say. */',
    `export type CommonText =${union(common, '  ')};`,
    '',
    '/** Keys of the texts that one widget or screen alone says, by its name. */',
    `export interface OwnTexts {\n${lines.join('\n')}\n}`,
    '',
  ].join('\n');
}
