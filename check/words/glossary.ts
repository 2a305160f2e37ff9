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
  const either = (words: readonly string[]): string => words.map(escaped).join('|');
  // A sign has no borders anywhere: an apostrophe stands inside of words.
  const isSign = (word: string): boolean => !/\p{L}/u.test(word);
  const pattern = new RegExp(
    hasBorders(lang)
      ? [
          `(?<![\\p{L}\\p{M}\\d_])(?:${either(all.filter((word) => !isSign(word)))})(?![\\p{L}\\p{M}\\d_])`,
          ...all.filter(isSign).map(escaped),
        ].join('|')
      : either(all),
    'giu',
  );
  const mayHave = quickLook([...say.keys()], hasBorders(lang));
  return (text) => {
    // The long s is an s to the pattern, and to nothing else here.
    if (!mayHave(text) && !text.includes('\u017f')) return NONE;
    return [...bare(text).matchAll(pattern)].flatMap(({ 0: word, index }) => {
      const meant = say.get(word.toLowerCase());
      return meant === undefined ? [] : [{ offset: index, word, say: meant }];
    });
  };
}

const NONE: readonly Misword[] = [];

// Small letters by code unit, each found out when it is met: a whole text in small letters takes longer than all else here.
const small = new Uint16Array(0x10000);

function smallOf(text: string, at: number): number {
  const code = text.charCodeAt(at);
  if (small[code] === 0) small[code] = String.fromCharCode(code).toLowerCase().charCodeAt(0);
  return small[code] ?? code;
}

const SLOTS = 1 << 13;
const isLetter = (code: number): boolean => code >= 0x61 && code <= 0x7a;

/**
 * Whether a text has one of some words, in small letters, in any letters. Most texts have nothing that one of them begins with.
 * @param atBorders words inside of longer ones do not count
 */
function quickLook(words: readonly string[], atBorders: boolean): (text: string) => boolean {
  // Signs without small letters.
  const single = words.filter((word) => word.length < 2);
  const longer = words.filter((word) => word.length >= 2);
  const size = Math.min(4, ...longer.map((word) => word.length));
  const slotOf = (text: string, from: number): number => {
    let slot = 0;
    for (let at = from; at < from + size; at++) slot = (slot * 31 + smallOf(text, at)) & (SLOTS - 1);
    return slot;
  };
  const beginnings = new Uint8Array(SLOTS);
  const inSlot = new Map<number, string[]>();
  for (const word of longer) {
    const slot = slotOf(word, 0);
    beginnings[slot] = 1;
    inSlot.set(slot, [...(inSlot.get(slot) ?? []), word]);
  }
  return (text) => {
    if (single.some((word) => text.includes(word))) return true;
    for (let at = 0; at <= text.length - size; at++) {
      if (atBorders && at > 0 && isLetter(smallOf(text, at - 1))) continue;
      const slot = slotOf(text, at);
      if (beginnings[slot] === 1 && inSlot.get(slot)?.some((word) => standsAt(text, at, word))) return true;
    }
    return false;
  };
}

/** Whether a word in small letters stands at a place of a text, in any letters. */
function standsAt(text: string, at: number, word: string): boolean {
  for (let i = 0; i < word.length; i++) if (smallOf(text, at + i) !== word.charCodeAt(i)) return false;
  return true;
}

/** A text without what nobody reads: expressions, values to fill in, and where links lead. As long as it was. */
const bare = (text: string): string =>
  /[{(]/.test(text)
    ? text.replaceAll(/\{\{.*?\}\}|\]\([^)\s]*\)/gs, (hidden) => '_'.repeat(hidden.length))
    : text;

/** By language; a text that stands in many documents is read once. */
export const miswordsIn = Object.fromEntries(
  languages.map((lang) => [lang, perText(finderOf(lang))]),
) as Readonly<Record<Language, ReturnType<typeof perText<readonly Misword[]>>>>;
