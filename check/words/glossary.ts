import { type Language, languages } from '../../engine/i18n/language.ts';
import { perText } from '../model/per-text.ts';
import glossary from './glossary.json' with { type: 'json' };

/** Words that texts of a language do not say, and the one that they do. */
interface Avoided {
  readonly words: readonly string[];
  readonly say: string;
  /** Longer words that have one of them inside and mean something else. */
  readonly within?: readonly string[] | undefined;
}

/** A word that stands in a text although the glossary has another. */
export interface Misword {
  readonly offset: number;
  /** As it stands there. */
  readonly word: string;
  readonly say: string;
}

/** What docs/glossary.md tells of words to avoid, by language. */
export const AVOIDED: Readonly<Record<Language, readonly Avoided[]>> = glossary;

/** Chinese and Thai have no signs between words: `within` says where one is part of another. */
const hasBorders = (lang: Language): boolean => lang === 'en' || lang === 'vi';

const longestFirst = (words: readonly string[]): string[] => [...words].sort((a, b) => b.length - a.length);
const escaped = (word: string): string => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What a text says that the glossary does not, in its order. */
function finderOf(lang: Language): (text: string) => readonly Misword[] {
  const avoided = AVOIDED[lang];
  const say = new Map(avoided.flatMap((one) => one.words.map((word) => [word.toLowerCase(), one.say])));
  // A longer word that may stand is taken before the one inside it.
  const all = [
    ...avoided.flatMap(({ within = [] }) => longestFirst(within)),
    ...longestFirst([...say.keys()]),
  ];
  const either = all.map(escaped).join('|');
  const pattern = new RegExp(
    hasBorders(lang) ? `(?<![\\p{L}\\p{M}\\d_])(?:${either})(?![\\p{L}\\p{M}\\d_])` : either,
    'giu',
  );
  const avoidedWords = [...say.keys()];
  return (text) => {
    const lower = text.toLowerCase();
    // The long s is an s to the pattern, and to nothing else here.
    if (!avoidedWords.some((word) => lower.includes(word)) && !lower.includes('\u017f')) return NONE;
    return [...bare(text).matchAll(pattern)].flatMap(({ 0: word, index }) => {
      const meant = say.get(word.toLowerCase());
      return meant === undefined ? [] : [{ offset: index, word, say: meant }];
    });
  };
}

const NONE: readonly Misword[] = [];

/** A text without what nobody reads: expressions, values to fill in, and where links lead. As long as it was. */
const bare = (text: string): string =>
  /[{(]/.test(text)
    ? text.replaceAll(/\{\{.*?\}\}|\]\([^)\s]*\)/gs, (hidden) => '_'.repeat(hidden.length))
    : text;

/** By language; a text that stands in many documents is read once. */
export const miswordsIn = Object.fromEntries(
  languages.map((lang) => [lang, perText(finderOf(lang))]),
) as Readonly<Record<Language, ReturnType<typeof perText<readonly Misword[]>>>>;
