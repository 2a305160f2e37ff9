import { afterTime, type DateStyle, formatDate } from './date.ts';
import type { Language } from './language.ts';

/** `date` are days, `full` days with their year, `both` moments: where they are of two years, their days with those. */
export type RangeStyle = Extract<DateStyle, 'date' | 'full' | 'both'>;

/** A range as it is written: its begin, what stands between, its end. One day alone is the begin of its own. */
export type WrittenRange = readonly [from: string, dash: string, to: string];

/** A date begins with its year: what the range has in common is said at the begin. */
const yearFirst: readonly Language[] = ['cn', 'tw'];
/** A date begins with its month, as those do, too; elsewhere with its day, and what is in common stands at the end. */
const monthFirst: readonly Language[] = ['cn', 'tw', 'en'];

/** Between two that are one word, as 16–22 in November is. */
const NARROW = '–';
/** Between two dates: on a narrow card a line ends before it, and does not hang on a dash. */
const WIDE = ' –\u00a0';

const MONTH = /^(?:\d+\u00a0月\u00a0|\p{L}+ )/u;

/**
 * Days or moments from when until when, in the campaign's own offset. What both have in common is said once, where the language says
 * it, and a line ends before the dash alone.
 *
 * @param from ms UTC
 * @param to ms UTC, the first that is past: what ends at midnight had its last day before
 * @param offset the campaign's, minutes
 */
export function formatRange(
  from: number,
  to: number,
  lang: Language,
  offset: number,
  style: RangeStyle,
): WrittenRange {
  const [first, dash, last] = rangeOf(from, to, lang, offset, style);
  return [first.replaceAll(' ', '\u00a0'), dash, last.replaceAll(' ', '\u00a0')];
}

function rangeOf(from: number, to: number, lang: Language, offset: number, style: RangeStyle): WrittenRange {
  const say = (ms: number, as: DateStyle): string => formatDate(ms, lang, offset, as);
  const end = Math.max(from, to - 1);
  const [first, last] = [clockOf(from, offset), clockOf(end, offset)];
  const years = last.getUTCFullYear() - first.getUTCFullYear();
  const months = last.getUTCMonth() - first.getUTCMonth();
  if (years > 0) {
    // From December to January needs no year; from June to June, or to August of the next year, would be read as days of one.
    const as = style === 'date' && years === 1 && months < 0 ? 'date' : 'full';
    return [say(from, as), WIDE, say(end, as)];
  }
  if (style === 'both') return timesOf(from, to, lang, offset);
  if (dayOf(from, offset) === dayOf(end, offset)) return [say(from, style), '', ''];
  const isYearFirst = yearFirst.includes(lang);
  const [early, late] = isYearFirst ? ([style, 'date'] as const) : (['date', style] as const);
  if (months > 0) return [say(from, early), WIDE, say(end, late)];
  return monthFirst.includes(lang)
    ? [say(from, early), isYearFirst ? WIDE : NARROW, say(end, late).replace(MONTH, '')]
    : [String(first.getUTCDate()), NARROW, say(end, late)];
}

/** Of one day, its name is said once: with the first time, or in Vietnamese, which begins with the time, with the last. */
function timesOf(from: number, to: number, lang: Language, offset: number): WrittenRange {
  const say = (ms: number, as: DateStyle): string => formatDate(ms, lang, offset, as);
  const [first, last] = [say(from, 'both'), say(to, 'both')];
  if (dayOf(from, offset) !== dayOf(to, offset)) return [first, WIDE, last];
  if (lang === 'vi') return [say(from, 'time'), NARROW, last];
  const after = afterTime[lang] ?? '';
  return [first.slice(0, first.length - after.length), NARROW, say(to, 'time') + after];
}

const clockOf = (ms: number, offset: number): Date => new Date(ms + offset * 60_000);
const dayOf = (ms: number, offset: number): number => Math.floor((ms + offset * 60_000) / 86_400_000);
