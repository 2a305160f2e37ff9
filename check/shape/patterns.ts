import { DAY } from '../../engine/document/anywhere/days.ts';
import { withoutBase } from '../../engine/document/anywhere/href.ts';

/** What the patterns of the schemas ask for, in words. A test holds that every pattern of documents has its words. */
const WORDS: Readonly<Record<string, string>> = {
  '^/[A-Za-z0-9_/-]+$': 'a route such as /summer_gala: a slash, then letters, digits, _, - and /',
  '^[A-Za-z0-9_-]{1,60}$': 'letters, digits, _ and -, at most 60 in all',
  '^[a-z][a-zA-Z0-9]*$': 'a small letter, then letters and digits alone',
  '^[A-Za-z][A-Za-z0-9_]{0,63}$': 'a letter, then letters, digits and _, at most 64 in all',
  '^art/[a-z0-9/_-]+\\.(svg|png|jpg|webp|avif)$':
    'a path such as art/rose-night/sky.svg: small letters, digits, _, - and /, ending in .svg, .png, .jpg, .webp or .avif',
  '^[a-z0-9][a-z0-9_-]*(/[a-z0-9][a-z0-9_-]*)*\\.(mp4|webm|vtt)$':
    'a path below the media host such as films/finale.mp4: small letters, digits, _, - and /, ending in .mp4, .webm or .vtt',
  '^\\d{4}-\\d{2}-\\d{2}$': 'a day such as 2007-12-31',
  '^[a-z][a-z0-9-]{0,39}$': 'a small letter, then small letters, digits and -, at most 40 in all',
  '^[+-](0[0-9]|1[0-4]):[0-5][0-9]$': 'an offset such as +08:00',
  '^([01][0-9]|2[0-3]):[0-5][0-9]$': 'a time of day such as 18:00',
  '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$': 'a time of day such as 18:00, or 24:00',
  '^/[A-Za-z0-9_/{}.-]+$': 'a path of the API such as /v2/activities/{id}/exchange, without host and query',
  '^[a-z][a-zA-Z0-9_]*$': 'a small letter, then letters, digits and _',
  '^[a-zA-Z][a-zA-Z0-9_]*$': 'a letter, then letters, digits and _',
  '^[a-zA-Z][a-zA-Z0-9_.]*$': 'a field such as balance or me.rank',
  '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(Z|[+-]\\d{2}:\\d{2})$':
    'a moment with its offset, such as 2025-05-20T00:00:00+08:00',
  '^[1-9][0-9]{0,4}(s|m|h|d)$': 'a whole number and s, m, h or d, such as 30s or 5m',
  '^(/[A-Za-z0-9_/-]*(#[a-z][a-z0-9-]*)?|#[a-z][a-z0-9-]*|https://[^\\s]+)$':
    'a route such as /summer_gala, a part such as #rules, or an https: address',
  '^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$': 'a colour such as #e63946',
  '^[a-z][a-z0-9]*(-[a-z0-9]+)*$': 'small letters, digits and single -, beginning with a letter',
  '\\S': 'a text that is not blank',
};

export const wordsOfPattern = (pattern: string): string | undefined =>
  Object.hasOwn(WORDS, pattern) ? WORDS[pattern] : undefined;

/** The pattern of texts: anything but blanks. */
export const BLANK = '\\S';

const kebab = (text: string) =>
  text
    .trim()
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll(/[\s_.]+/g, '-')
    .toLowerCase();
const camel = (text: string) =>
  text.trim().replaceAll(/[\s_.-]+(.)/g, (_all, sign: string) => sign.toUpperCase());
const UNITS: Readonly<Record<string, string>> = {
  sec: 's',
  secs: 's',
  second: 's',
  seconds: 's',
  min: 'm',
  mins: 'm',
  minute: 'm',
  minutes: 'm',
  hr: 'h',
  hrs: 'h',
  hour: 'h',
  hours: 'h',
  day: 'd',
  days: 'd',
};

const SECONDS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600, d: DAY / 1000 };

/** `1.5m` is 90s: a span with a fraction, in the largest unit that it is whole in. */
function wholeSpan(text: string): string {
  const [, number, word = ''] = /^(\d*[.,]\d+)\s*([a-z]+)$/i.exec(text.trim()) ?? [];
  const unit = UNITS[word.toLowerCase()] ?? word.toLowerCase();
  const seconds = Number(number?.replace(',', '.')) * (SECONDS[unit] ?? Number.NaN);
  const whole = Object.entries(SECONDS).findLast(([, one]) => seconds % one === 0);
  return whole ? `${seconds / whole[1]}${whole[0]}` : text;
}

/** `UTC+8`, `+8:00` and `+0800` are `+08:00`. */
const offset = (text: string) =>
  text
    .trim()
    .replace(
      /^(?:UTC|GMT)?\s*([+-])(\d{1,2}):?(\d{2})?$/i,
      (_all, sign: string, hours: string, minutes = '00') => `${sign}${hours.padStart(2, '0')}:${minutes}`,
    );

/** What people write for something else that a pattern takes, likeliest first. */
const GUESSES: readonly ((text: string) => string)[] = [
  (text) => text.trim(),
  wholeSpan,
  offset,
  (text) => (/[a-z][A-Z]|[\s_]/.test(text.trim()) ? kebab(text) : text.trim().toLowerCase()),
  (text) => text.trim().replace(/[?#].*$/, ''),
  (text) =>
    text
      .trim()
      .replace(
        /^(\d+)\s*([a-z]+)$/i,
        (_all, number: string, unit: string) => `${number}${UNITS[unit.toLowerCase()] ?? unit}`,
      ),
  (text) => (/^[1-9]\d*000$/.test(text) ? `${Number(text) / 1000}s` : /^\d+$/.test(text) ? `${text}s` : text),
  (text) => `#${text.trim()}`,
  (text) => `#${text.trim().replace(/^#/, '').slice(0, 6)}`,
  (text) => `/${text.trim()}`,
  (text) => withoutBase(text.trim().replace(/^https?:\/\/[^/]+/, '')).replace(/[?#].*$/, ''),
  (text) => text.trim().replace(/^http:/, 'https:'),
  (text) =>
    withoutBase(text.trim())
      .replace(/\.json$/, '')
      .replace(/[?].*$/, ''),
  kebab,
  (text) => text.replaceAll(/\s+/g, ''),
  (text) => kebab(text).replaceAll('-', '_'),
  camel,
  (text) => text.trim().replaceAll(/[\s-]+/g, '_'),
  (text) => text.trim().replaceAll('\\', '/'),
];

/** What somebody who wrote a text most likely meant, of what a pattern takes. */
export function guessByPattern(pattern: string, text: string): string | undefined {
  if (pattern === BLANK) return undefined;
  const wanted = new RegExp(pattern);
  for (const guess of GUESSES) {
    const made = guess(text);
    if (made !== text && wanted.test(made)) return made;
  }
  return undefined;
}

/**
 * The signs of a text that a pattern takes nowhere, as far as its classes of signs tell. A pattern without classes of
 * letters is a form, such as that of a date: there a sign is wrong by its place.
 */
export function refusedSigns(pattern: string, text: string): string[] {
  const classes = [...pattern.matchAll(/\[([^\]]+)\]/g)].map(([, inner = '']) => inner);
  if (!classes.some((one) => /[a-z]-[a-z]/i.test(one)) || classes.some((one) => one.includes('^'))) return [];
  const literal = pattern.replaceAll(/\[[^\]]*\]|\{[\d,]*\}|[\^$(){}?:|*+\\]/g, '');
  const known = classes.map((one) => new RegExp(`[${one}]`));
  return [...new Set([...text])].filter(
    (sign) => !literal.includes(sign) && !known.some((one) => one.test(sign)),
  );
}
