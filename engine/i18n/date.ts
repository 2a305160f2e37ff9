import type { Language } from './language.ts';
import { languageTag } from './language.ts';

export type DateStyle = 'date' | 'time' | 'both';

const styles: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  date: { month: 'short', day: 'numeric' },
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  both: { month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
};

/** A moment in the campaign's own offset (minutes), so that every reader sees the campaign's date. */
export function formatDate(ms: number, lang: Language, offset: number, style: DateStyle): string {
  const format = new Intl.DateTimeFormat(languageTag[lang], {
    ...styles[style],
    timeZone: 'UTC',
    calendar: 'gregory',
  });
  return format.format(ms + offset * 60_000);
}
