import type { Language } from '../../engine/i18n/language.ts';
import { sequencesOf, unitOf } from './sequences.ts';

/** What a page says in one language, sentence by sentence. */
export interface Spoken {
  readonly page: string;
  readonly sentences: readonly string[];
}

/** What two pages say alike in one language. */
export interface SharedWords {
  readonly pages: readonly [string, string];
  readonly lang: Language;
  /** Sequences that both have, by all of the shorter page: 0 to 1. */
  readonly share: number;
}

/** Pages with fewer sequences than some three sentences say too little to be anybody's copy. */
const FEWEST = { words: 40, signs: 120 };

/**
 * Every two pages that share a sequence, the most alike first. Sequences lead to the pages that have them, so the cost is that of
 * what is shared, not of all pairs.
 */
export function sharedWords(pages: readonly Spoken[], lang: Language): SharedWords[] {
  const having = new Map<string, number[]>();
  const counts = pages.map(({ sentences }, at) => {
    const own = new Set(sentences.flatMap((one) => sequencesOf(one, lang)));
    for (const sequence of own) {
      const others = having.get(sequence);
      if (others) others.push(at);
      else having.set(sequence, [at]);
    }
    return own.size;
  });
  const shared = new Map<number, number>();
  for (const all of having.values())
    for (let b = 1; b < all.length; b++)
      for (let a = 0; a < b; a++) {
        const pair = (all[a] ?? 0) * pages.length + (all[b] ?? 0);
        shared.set(pair, (shared.get(pair) ?? 0) + 1);
      }
  return [...shared]
    .flatMap(([pair, count]): SharedWords[] => {
      const a = Math.floor(pair / pages.length);
      const b = pair % pages.length;
      const shorter = Math.min(counts[a] ?? 0, counts[b] ?? 0);
      const names = [pages[a]?.page ?? '', pages[b]?.page ?? ''] as const;
      return shorter < FEWEST[unitOf(lang)] ? [] : [{ pages: names, lang, share: count / shorter }];
    })
    .sort((a, b) => b.share - a.share);
}

/** The sentences of one page of which at least half stands in the other. */
export function sentencesAlike(one: Spoken, other: Spoken, lang: Language): string[] {
  const theirs = new Set(other.sentences.flatMap((sentence) => sequencesOf(sentence, lang)));
  return one.sentences.filter((sentence) => {
    const own = sequencesOf(sentence, lang);
    return own.length > 0 && own.filter((sequence) => theirs.has(sequence)).length * 2 >= own.length;
  });
}
