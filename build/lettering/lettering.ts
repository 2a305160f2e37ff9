// Titles as drawings: what the text says in the hand of its family, its lines broken where they fill the stage (decision 0108).
import type { Language } from '../../engine/i18n/language.ts';
import type { Lettering } from '../../schemas/generated/types.gen.ts';
import { facesOf, type Hand } from './faces.ts';
import { EM, type Line, shaped } from './outline.ts';

/** Room of the words of a hero, and the largest letter, in hundredths of the stage's width. */
const ROOM = 90;
const LARGEST = { tall: 19, low: 13.5 } as const;
/** Two lines must be that much larger than one: they cover more of the picture. */
const SECOND_LINE = 0.7;
/** Of the largest letter: a title keeps to one line at that size. */
const GOOD = 0.76;

/** Between what hangs below a line and what stands above the next, in em. */
const BETWEEN = 0.2;
/** Around the letters, in em: their edge and its foot. */
const EDGE = 0.12;

/** Marks that may not begin a line, and those that may not end one. */
const hangs = /^[\p{P}\s]/u;
const opens = /[\p{Ps}\p{Pi}#]$/u;

// One that is made takes longer than all the titles that it breaks.
const segmenters = new Map<Language, Intl.Segmenter>();

function wordsOf(lang: Language): Intl.Segmenter {
  const tag = lang === 'cn' ? 'zh' : lang === 'tw' ? 'zh-Hant' : lang;
  const made = segmenters.get(lang) ?? new Intl.Segmenter(tag, { granularity: 'word' });
  segmenters.set(lang, made);
  return made;
}

/** The ways to write a title: on one line, or on two, broken between words as its language has them. */
function ways(text: string, lang: Language): string[][] {
  const breaks = [...wordsOf(lang).segment(text)]
    .map(({ index }) => index)
    .filter((index) => {
      const [head, tail] = [text.slice(0, index), text.slice(index)];
      const between = lang === 'en' || lang === 'vi' ? /\s$/.test(head) : true;
      return index > 0 && between && !hangs.test(tail) && !opens.test(head);
    });
  return [[text], ...breaks.map((index) => [text.slice(0, index).trim(), text.slice(index).trim()])];
}

interface Way {
  readonly lines: readonly Line[];
  readonly widest: number;
  /** Of a letter, in hundredths of the stage. */
  readonly size: number;
}

/**
 * Draws a title.
 *
 * @param size of its hero: the letters of a low one are smaller
 * @returns undefined where no face of the hand has all of its letters
 */
export function letteringOf(
  text: string,
  lang: Language,
  hand: Hand,
  size: 'tall' | 'low',
): Lettering | undefined {
  for (const open of facesOf(hand, lang)) {
    const font = open();
    const made = ways(text.trim(), lang).flatMap((parts): Way[] => {
      const lines = parts.map((part) => shaped(font, part));
      if (lines.includes(undefined)) return [];
      const known = lines as Line[];
      const widest = Math.max(...known.map(({ width }) => width)) + 2 * EDGE * EM;
      return [{ lines: known, widest, size: Math.min(LARGEST[size], (ROOM / widest) * EM) }];
    });
    const [single, ...doubles] = made;
    if (single === undefined) continue;
    const best = doubles.reduce<Way | undefined>(
      (one, other) => (one && one.size >= other.size ? one : other),
      undefined,
    );
    const way =
      best === undefined || single.size >= LARGEST[size] * GOOD || single.size >= best.size * SECOND_LINE
        ? single
        : best;
    return drawn(way);
  }
  return undefined;
}

function drawn({ lines, widest, size }: Way): Lettering {
  const edge = EDGE * EM;
  let foot = edge;
  const placed = lines.map((line, index) => {
    foot += line.above + (index > 0 ? BETWEEN * EM : 0);
    const path = line.at((widest - line.width) / 2, foot);
    foot += line.below;
    return path;
  });
  return {
    width: Math.round(widest),
    height: Math.round(foot + edge),
    path: placed.join(''),
    share: Math.round((size * widest) / EM),
  };
}
