import type { LoadedDocument } from '../../build/documents.ts';
import type { SchemaSet } from '../../engine/document/schema-set.ts';
import { type Language, languages } from '../../engine/i18n/language.ts';
import { type Campaign, campaignOf, editDistance, isCampaign, sameFace } from './campaigns.ts';
import { type SharedWords, type Spoken, sentencesAlike, sharedWords } from './shared-words.ts';
import { sentencesOf, textsOf } from './texts.ts';

/** Two pages that are too alike, and why. */
export interface Alike {
  readonly pages: readonly [string, string];
  readonly why: readonly string[];
  /** What both say, of one language. */
  readonly sentences: readonly string[];
}

export interface Likeness {
  readonly alike: readonly Alike[];
  /** The most that two pages share, language by language. */
  readonly closestWords: ReadonlyMap<Language, readonly SharedWords[]>;
  readonly closestWidgets: readonly { readonly pages: readonly [string, string]; readonly places: number }[];
  readonly pages: number;
  readonly campaigns: number;
}

/** Of the shorter page. */
export const MOST_SHARED = 0.2;

/** Of all documents: which two are too alike, and which come nearest to it. What leads elsewhere says nothing of its own. */
export function likenessOf(
  documents: readonly LoadedDocument[],
  set: SchemaSet,
  paletteOf: (preset: string) => Record<string, string>,
  drawingOf: (path: string) => string,
): Likeness {
  const pages = documents.filter(({ document }) => document.redirect === undefined);
  const campaigns = pages.filter(isCampaign).map((one) => campaignOf(one, paletteOf, drawingOf));
  const alike: Alike[] = [];
  const closestWidgets = pairsOf(campaigns).map(([one, other]) => {
    const names = [one.page, other.page] as const;
    const why = sameFace(one, other);
    if (why.length > 0) alike.push({ pages: names, why, sentences: [] });
    return { pages: names, places: editDistance(one.widgets, other.widgets) };
  });
  const closestWords = new Map<Language, SharedWords[]>();
  for (const lang of languages) {
    const spoken = pages.map(({ route, document }): Spoken => {
      return { page: route, sentences: textsOf(set, document, lang).flatMap(sentencesOf) };
    });
    const byPage = new Map(spoken.map((one) => [one.page, one]));
    const shared = sharedWords(spoken, lang);
    closestWords.set(lang, shared);
    for (const { pages: names, share } of shared) {
      if (share < MOST_SHARED) break;
      const [one, other] = names.map((name) => byPage.get(name));
      alike.push({
        pages: names,
        why: [`${lang}: ${(share * 100).toFixed(1)} % of the shorter text stands in the other`],
        sentences: one && other ? sentencesAlike(one, other, lang) : [],
      });
    }
  }
  closestWidgets.sort((a, b) => a.places - b.places);
  return { alike, closestWords, closestWidgets, pages: pages.length, campaigns: campaigns.length };
}

const pairsOf = (all: readonly Campaign[]): [Campaign, Campaign][] =>
  all.flatMap((one, at) => all.slice(at + 1).map((other): [Campaign, Campaign] => [one, other]));
