import { type Language, languageTag } from './language.ts';
import { formatZone } from './zone.ts';

/** The moment's own clock: what it says, in the offset that it is written with. */
interface Clock {
  readonly year: number;
  readonly month: string;
  readonly monthNumber: number;
  readonly day: number;
  /** HH:MM, with seconds where they are not nought. */
  readonly time: string;
  /** `UTC+8`. */
  readonly zone: string;
}

// Making formatters takes a hundred times as long as using them, and a document names few moments.
const clocks = new Map<string, Clock>();
const KEPT = 1_000;

/** @param moment as documents write it: 2025-05-20T00:00:00+08:00 */
function clockOf(moment: string, lang: Language): Clock {
  const key = `${lang} ${moment}`;
  const known = clocks.get(key);
  if (known) return known;
  if (clocks.size >= KEPT) clocks.clear();
  const made = readClock(moment, lang);
  clocks.set(key, made);
  return made;
}

const monthFormats = new Map<Language, Intl.DateTimeFormat>();

function monthFormat(lang: Language): Intl.DateTimeFormat {
  const made =
    monthFormats.get(lang) ??
    new Intl.DateTimeFormat(languageTag[lang], {
      month: lang === 'en' ? 'long' : 'short',
      timeZone: 'UTC',
      calendar: 'gregory',
    });
  monthFormats.set(lang, made);
  return made;
}

function readClock(moment: string, lang: Language): Clock {
  const [, date = '', hours = '', seconds = '', zone = 'Z'] =
    /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}):(\d{2})(.+)$/.exec(moment) ?? [];
  const minutes = zone === 'Z' ? 0 : Number(zone.slice(1, 3)) * 60 + Number(zone.slice(4));
  const [year = 0, monthNumber = 0, day = 0] = date.split('-').map(Number);
  const month = monthFormat(lang).format(Date.parse(`${date}T00:00:00Z`));
  return {
    year,
    month,
    monthNumber,
    day,
    time: seconds === '00' ? hours : `${hours}:${seconds}`,
    zone: formatZone(zone[0] === '-' ? -minutes : minutes),
  };
}

const days: Record<Language, (clock: Clock) => string> = {
  cn: ({ monthNumber, day }) => `${monthNumber} 月 ${day} 日`,
  tw: ({ monthNumber, day }) => `${monthNumber} 月 ${day} 日`,
  en: ({ month, day }) => `${month} ${day}`,
  th: ({ month, day }) => `${day} ${month}`,
  vi: ({ monthNumber, day }) => `${day}/${monthNumber}`,
};

const years: Record<Language, (clock: Clock, date: string) => string> = {
  cn: ({ year }, date) => `${year} 年 ${date}`,
  tw: ({ year }, date) => `${year} 年 ${date}`,
  en: ({ year }, date) => `${date}, ${year}`,
  th: ({ year }, date) => `${date} ${year}`,
  vi: ({ year }, date) => `${date}/${year}`,
};

/** How texts write a moment of the document, by the name of the function. In its own offset, whoever reads it. */
export const WRITTEN: Readonly<Record<string, (moment: string, lang: Language) => string>> = {
  date: (moment, lang) => days[lang](clockOf(moment, lang)),
  fullDate: (moment, lang) => {
    const clock = clockOf(moment, lang);
    return years[lang](clock, days[lang](clock));
  },
  time: (moment, lang) => clockOf(moment, lang).time,
  zone: (moment, lang) => clockOf(moment, lang).zone,
};
