import { offsetMinutes } from '../../../engine/document/dates.ts';
import { datesInText, type NamedDate } from '../dates-in-text.ts';
import { textsOf } from '../expressions.ts';
import type { CheckedFile } from '../file.ts';
import type { Problem } from '../finding.ts';
import { isObject, type Json, valueAt } from '../pointer.ts';
import type { DocumentRule } from '../rule.ts';

const DAY = 86_400_000;
/** Days around the campaign that its texts may speak of: what leads to it, and when rewards end. */
const MARGIN = 60;
const LISTS = ['gifts', 'exchange', 'milestones'] as const;
const FACTS = ['price', 'points', 'earns', 'cost', 'limit', 'dailyLimit', 'stock', 'at', 'reward'] as const;
/** A number with one of these behind it is a time. */
const TIMES = /^\**\s*(?:天|日|小时|小時|days?\b|hours?\b|วัน|ชั่วโมง|ngày|giờ|%)/i;

export const facts: DocumentRule = {
  id: 'facts',
  description:
    'Dates in texts are near the schedule, and numbers behind the name of a gift, prize or goal are its own.',
  severity: 'warning',
  stage: 'document',
  check(file) {
    const near = windowOf(file.document);
    const things = thingsOf(file.document);
    if (!near && things.size === 0) return [];
    return (['text', 'markdown'] as const).flatMap((kind) =>
      textsOf(file, kind).flatMap(({ pointer, text, lang }): Problem[] => {
        const { dates, numbers } = said(text);
        if (dates.length === 0 && numbers.length === 0) return [];
        return [
          ...(near ? farDates(file, pointer, text, dates, near) : []),
          ...wrongNumbers(pointer, numbers, things.get(lang ?? '') ?? []),
        ];
      }),
    );
  },
};

/** A number behind a colon. */
interface NamedNumber {
  /** What stands before the colon, on its line. */
  before: string;
  written: string;
  offset: number;
  length: number;
}

interface Said {
  dates: NamedDate[];
  numbers: NamedNumber[];
}

// Most texts stand in many versions of a document.
const known = new Map<string, Said>();
const NOTHING: Said = { dates: [], numbers: [] };

function said(text: string): Said {
  if (!/\d/.test(text)) return NOTHING;
  const kept = known.get(text);
  if (kept) return kept;
  const numbers = [...text.matchAll(/([^\n:：]{2,60}?)\s*[:：]\s*\**(\d[\d,.]*)/g)].flatMap((match) => {
    const rest = text.slice(match.index + match[0].length);
    if (TIMES.test(rest)) return [];
    const [all, before = '', written = ''] = match;
    return [{ before, written: written.replace(/[.,]$/, ''), offset: match.index, length: all.length }];
  });
  const made = { dates: datesInText(text), numbers };
  if (known.size > 20_000) known.clear();
  known.set(text, made);
  return made;
}

interface Window {
  from: number;
  to: number;
  years: number[];
  /** The schedule in words. */
  words: string;
}

function windowOf(document: Json): Window | undefined {
  const schedule = isObject(document.schedule) ? document.schedule : {};
  const { preview, start, end, settle } = schedule;
  if (typeof start !== 'string' || typeof end !== 'string') return undefined;
  const shift = offsetMinutes(start) * 60_000;
  const moment = (date: unknown) => (typeof date === 'string' ? Date.parse(date) + shift : Number.NaN);
  const first = moment(preview ?? start) - MARGIN * DAY;
  const last = moment(settle ?? end) + MARGIN * DAY;
  if (Number.isNaN(first) || Number.isNaN(last)) return undefined;
  const years = [first, last].map((one) => new Date(one).getUTCFullYear());
  return {
    from: first,
    to: last,
    years: [...new Set(years)],
    words: `${start.slice(0, 10)} to ${end.slice(0, 10)}`,
  };
}

function farDates(
  file: CheckedFile,
  pointer: string,
  text: string,
  dates: readonly NamedDate[],
  near: Window,
): Problem[] {
  if (file.taint.touches('/schedule')) return [];
  const far = dates.find(({ year, month, day }) => {
    const years = year === undefined ? near.years : [year];
    return !years.some((one) => {
      const at = Date.UTC(one, month - 1, day);
      return at >= near.from - DAY && at <= near.to;
    });
  });
  if (!far) return [];
  const got = text.slice(far.offset, far.offset + far.length);
  return [
    {
      pointer,
      part: { offset: far.offset, length: far.length },
      message: `the text says ${got}, the campaign is from ${near.words}`,
      expected: `a date within ${MARGIN} days of the campaign`,
      got,
    },
  ];
}

interface Thing {
  name: string;
  id: string;
  numbers: readonly number[];
}

/** What has a name and numbers, by language. */
function thingsOf(document: Json): Map<string, Thing[]> {
  const things = new Map<string, Thing[]>();
  for (const list of LISTS) {
    const all = valueAt(document, `/campaign/${list}`);
    for (const one of Array.isArray(all) ? all : []) {
      if (!isObject(one) || !isObject(one.name)) continue;
      const numbers = FACTS.flatMap((key) => (typeof one[key] === 'number' ? [one[key]] : []));
      for (const [lang, name] of Object.entries(one.name)) {
        if (typeof name !== 'string' || name.trim().length < 2) continue;
        const others = things.get(lang);
        const thing = { name: name.trim(), id: String(one.id), numbers };
        if (others) others.push(thing);
        else things.set(lang, [thing]);
      }
    }
  }
  return things;
}

function wrongNumbers(pointer: string, said: readonly NamedNumber[], things: readonly Thing[]): Problem[] {
  for (const { before, written, offset, length } of said) {
    const end = before.toLowerCase();
    const thing = things.find(({ name }) => end.endsWith(name.toLowerCase()) && !isWithinWord(before, name));
    const number = Number(written.replaceAll(/[,.](?=\d{3}\b)/g, ''));
    if (!thing || thing.numbers.includes(number)) continue;
    return [
      {
        pointer,
        part: { offset, length },
        message: `the text says ${written} for ${thing.name}, the campaign has no such number for \`${thing.id}\``,
        expected: `one of ${thing.numbers.join(', ')}`,
        got: `${thing.name}: ${written}`,
      },
    ];
  }
  return [];
}

/** The name is the end of a longer word: `Rose` in `Primrose`. Chinese has no blanks between words. */
const isWithinWord = (text: string, name: string): boolean =>
  /[\p{Script=Latin}]/u.test(name[0] ?? '') && /\p{L}/u.test(text.at(-name.length - 1) ?? '');
