import type { Named } from './things.ts';

/** A word that stands beside numbers, and what is counted in it: `x-unit` of the numbers that it may belong to. */
export interface Unit {
  word: string;
  counts: string;
}

const POINTS = ['points', 'point', '积分', '積分', 'คะแนน', 'แต้ม', 'điểm'];
/** Gifts are priced in diamonds. */
const DIAMONDS = ['diamonds', 'diamond', '钻石', '鑽石', 'เพชร', 'kim cương'];

const GENERAL: readonly Unit[] = [
  ...POINTS.map((word) => ({ word, counts: 'points' })),
  ...DIAMONDS.map((word) => ({ word, counts: 'diamonds' })),
];

/** A name and its singular: `Petals`, `petal`. */
const forms = (name: string): string[] => {
  const word = name.toLowerCase();
  return /[a-z]{2}s$/.test(word) ? [word, word.slice(0, -1)] : [word];
};

/** The words of a document, in one language, that say what a number counts. */
export interface Units {
  /** The document's own stand first, the longest before the others. */
  all: readonly Unit[];
  /** First letters of what may follow a number, and last ones of what may stand before it: most numbers have neither. */
  heads: string;
  tails: string;
}

const headsOf = (words: readonly string[]): string => words.map((word) => word[0]).join('');
const tailsOf = (words: readonly string[]): string => words.map((word) => word.at(-1)).join('');
const HEADS = headsOf([...POINTS, ...DIAMONDS]);
const TAILS = tailsOf([...POINTS, ...DIAMONDS]);

export function unitsOf({ currency, nouns }: Named, scores: readonly string[]): Units {
  const own = [
    ...(currency === undefined ? [] : forms(currency).map((word) => ({ word, counts: 'currency' }))),
    ...scores.flatMap(forms).map((word) => ({ word, counts: 'score' })),
  ].sort((a, b) => b.word.length - a.word.length);
  const words = own.map(({ word }) => word);
  return {
    all: [...own, ...GENERAL],
    heads: HEADS + headsOf(words) + headsOf(nouns),
    tails: TAILS + tailsOf(words),
  };
}
