import type { Language } from './language.ts';
import { languageTag } from './language.ts';

/** `full` is a date with its year. */
export type DateStyle = 'date' | 'time' | 'both' | 'full';

const styles: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  date: { month: 'short', day: 'numeric' },
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  full: { year: 'numeric', month: 'short', day: 'numeric' },
  both: { month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
};

/** Where the short name of a month is not how people write a date: in Vietnam it is 19/11. */
const inNumbers: Partial<Record<Language, Intl.DateTimeFormatOptions>> = { vi: { month: 'numeric' } };

// A formatter takes a hundred times as long to make as to use.
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(lang: Language, style: DateStyle): Intl.DateTimeFormat {
  const key = lang + style;
  const made =
    formats.get(key) ??
    new Intl.DateTimeFormat(languageTag[lang], {
      ...styles[style],
      ...(style === 'time' ? {} : inNumbers[lang]),
      timeZone: 'UTC',
      calendar: 'gregory',
    });
  formats.set(key, made);
  return made;
}

/** What stands after a time of day: in Thailand 20:00 is read as 20:00 น. (นาฬิกา). */
export const afterTime: Partial<Record<Language, string>> = { th: '\u00a0น.' };

/** A moment in the campaign's own offset (minutes), so that every reader sees the campaign's date. */
export function formatDate(ms: number, lang: Language, offset: number, style: DateStyle): string {
  const written = spaced(formatOf(lang, style).format(ms + offset * 60_000));
  // A time alone stands in a sentence, which has the word.
  return style === 'both' ? written + (afterTime[lang] ?? '') : written;
}

/**
 * When something changes, as answers say it (`nextAt`).
 *
 * @param iso in UTC; undefined where it never changes
 * @param offset the campaign's, minutes
 * @returns day and time, as they are there; empty where it never changes
 */
export const formatMoment = (iso: string | undefined, lang: Language, offset: number): string =>
  iso === undefined ? '' : formatDate(Date.parse(iso), lang, offset, 'both');

const nearDays = new Map<Language, Intl.RelativeTimeFormat>();

/**
 * A day as people call it while it is near: today, yesterday. Empty for all others.
 *
 * @param now ms UTC; NaN where nobody knows it
 * @param offset the campaign's, minutes: its midnight is the border
 */
export function nameOfDay(ms: number, now: number, lang: Language, offset: number): string {
  const dayAt = (at: number): number => Math.floor((at + offset * 60_000) / 86_400_000);
  const ago = dayAt(now) - dayAt(ms);
  if (ago !== 0 && ago !== 1) return '';
  const format = nearDays.get(lang) ?? new Intl.RelativeTimeFormat(languageTag[lang], { numeric: 'auto' });
  nearDays.set(lang, format);
  const [first = '', ...rest] = format.format(-ago, 'day');
  return first.toUpperCase() + rest.join('');
}

/** Chinese dates stand in texts with a space between digits and words, and no line ends inside of one. */
const spaced = (date: string): string =>
  date.replace(/(\d)([年月日])/g, '$1\u00a0$2').replace(/[年月](?=\d)/g, '$&\u00a0');
