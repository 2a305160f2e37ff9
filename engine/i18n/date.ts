import type { Language } from './language.ts';
import { languageTag } from './language.ts';

export type DateStyle = 'date' | 'time' | 'both';

const styles: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  date: { month: 'short', day: 'numeric' },
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  both: { month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
};

/** Where the short name of a month is not how people write a date: in Vietnam it is 19/11. */
const inNumbers: Partial<Record<Language, Intl.DateTimeFormatOptions>> = { vi: { month: 'numeric' } };

/** A moment in the campaign's own offset (minutes), so that every reader sees the campaign's date. */
export function formatDate(ms: number, lang: Language, offset: number, style: DateStyle): string {
  const format = new Intl.DateTimeFormat(languageTag[lang], {
    ...styles[style],
    ...(style === 'time' ? {} : inNumbers[lang]),
    timeZone: 'UTC',
    calendar: 'gregory',
  });
  return format.format(ms + offset * 60_000);
}
