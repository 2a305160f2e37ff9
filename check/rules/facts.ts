import { offsetMinutes } from '../../engine/document/anywhere/dates.ts';
import { DAY } from '../../engine/document/anywhere/days.ts';
import type { Problem } from '../finding.ts';
import { textsOf } from '../model/compiled.ts';
import { type CheckedFile, remember } from '../model/file.ts';
import type { DocumentRule } from '../rule.ts';
import { isObject } from '../text/pointer.ts';
import { type DateRange, rangesInText } from '../words/date-ranges.ts';
import { datesInText, type NamedDate } from '../words/dates-in-text.ts';
import { numberOf, numbersInText, type WrittenNumber } from '../words/numbers-in-text.ts';
import { misstated } from '../words/stated-facts.ts';
import { isWhole, type Named, namedThings } from '../words/things.ts';
import { type Units, unitsOf } from '../words/units.ts';

/** Days around the campaign that its texts may speak of: what leads to it, and when rewards end. */
const MARGIN = 60;
/** A number with one of these behind it is a time. */
const TIMES = /^\**\s*(?:天|日|小时|小時|days?\b|hours?\b|วัน|ชั่วโมง|ngày|giờ|%)/i;

export const facts: DocumentRule = {
  id: 'facts',
  description:
    'Dates and numbers in texts agree with the schedule and with the gifts, prizes and goals they name.',
  severity: 'warning',
  stage: 'document',
  check(file) {
    const near = windowOf(file);
    const things = file.taint.touches('/campaign')
      ? new Map<string, Named>()
      : namedThings(file.document, file.context.schemas);
    if (!near && things.size === 0) return [];
    const units = new Map<string, Units>();
    const unitsIn = (lang: string, named: Named): Units => {
      const known = units.get(lang);
      if (known) return known;
      const made = unitsOf(named, scoresOf(file, lang));
      units.set(lang, made);
      return made;
    };
    return (['text', 'markdown'] as const).flatMap((kind) =>
      textsOf(file, kind).flatMap(({ pointer, text, lang = '' }): Problem[] => {
        const { dates, ranges, named, numbers } = said(text);
        if (ranges.length + dates.length + numbers.length + named.length === 0) return [];
        const all = things.get(lang);
        const date = near && (farDate(pointer, text, dates, near) ?? wrongRange(pointer, text, ranges, near));
        const number =
          all &&
          ((named.length > 0 && wrongNumber(pointer, named, all)) ||
            (numbers.length > 0 && wrongSentence(pointer, text, numbers, all, unitsIn(lang, all))));
        return [date, number].filter((one) => typeof one === 'object');
      }),
    );
  },
};

/** What boards and the community count, as their widgets say it. */
const scoresOf = (file: CheckedFile, lang: string): string[] =>
  remember(file, 'scores', () =>
    textsOf(file, 'text').filter(({ place }) => place.schema['x-unit']?.includes('score')),
  ).flatMap((one) => (one.lang === lang && !one.text.includes('{{') ? [one.text.trim()] : []));

/** A number behind a colon. */
interface NamedNumber {
  /** What stands before the colon, on its line. */
  before: string;
  written: string;
  offset: number;
  length: number;
}

interface Said {
  dates: readonly NamedDate[];
  ranges: readonly DateRange[];
  named: readonly NamedNumber[];
  numbers: readonly WrittenNumber[];
}

// Most texts stand in many versions of a document.
const known = new Map<string, Said>();
const NOTHING: Said = { dates: [], ranges: [], named: [], numbers: [] };

function said(text: string): Said {
  if (!/\d/.test(text)) return NOTHING;
  const kept = known.get(text);
  if (kept) return kept;
  const named = [...text.matchAll(/([^\n:：]{2,60}?)\s*[:：]\s*\**(\d[\d,.]*)/g)].flatMap((match) => {
    const rest = text.slice(match.index + match[0].length);
    if (TIMES.test(rest)) return [];
    const [all, before = '', written = ''] = match;
    return [{ before, written: written.replace(/[.,]$/, ''), offset: match.index, length: all.length }];
  });
  const dates = datesInText(text);
  const made = { dates, ranges: rangesInText(text, dates), named, numbers: numbersInText(text) };
  if (known.size > 20_000) known.clear();
  known.set(text, made);
  return made;
}

/** The days that texts may speak of, as midnights of the schedule's own clock, in ms. */
interface Window {
  from: number;
  to: number;
  years: number[];
  first: number;
  start: number;
  end: number;
  last: number;
  /** The schedule in words. */
  words: string;
}

function windowOf({ document, taint }: CheckedFile): Window | undefined {
  if (taint.touches('/schedule')) return undefined;
  const schedule = isObject(document.schedule) ? document.schedule : {};
  const { preview, start, end, settle } = schedule;
  if (typeof start !== 'string' || typeof end !== 'string') return undefined;
  const shift = offsetMinutes(start) * 60_000;
  const moment = (date: unknown) => (typeof date === 'string' ? Date.parse(date) + shift : Number.NaN);
  const day = (date: unknown) => Math.floor(moment(date) / DAY) * DAY;
  const from = moment(preview ?? start) - MARGIN * DAY;
  const to = moment(settle ?? end) + MARGIN * DAY;
  if (Number.isNaN(from) || Number.isNaN(to)) return undefined;
  return {
    from,
    to,
    years: [...new Set([from, to].map((one) => new Date(one).getUTCFullYear()))],
    first: day(preview ?? start),
    start: day(start),
    end: day(end),
    last: day(settle ?? end),
    words: `${start.slice(0, 10)} to ${end.slice(0, 10)}`,
  };
}

function farDate(
  pointer: string,
  text: string,
  dates: readonly NamedDate[],
  near: Window,
): Problem | undefined {
  const far = dates.find(({ year, month, day }) => {
    const years = year === undefined ? near.years : [year];
    return !years.some((one) => {
      const at = Date.UTC(one, month - 1, day);
      return at >= near.from - DAY && at <= near.to;
    });
  });
  if (!far) return undefined;
  const got = text.slice(far.offset, far.offset + far.length);
  return {
    pointer,
    part: { offset: far.offset, length: far.length },
    message: `the text says ${got}, the campaign is from ${near.words}`,
    expected: `a date within ${MARGIN} days of the campaign`,
    got,
  };
}

/** A range that shares one end with the campaign and leaves it at the other. */
function wrongRange(
  pointer: string,
  text: string,
  ranges: readonly DateRange[],
  near: Window,
): Problem | undefined {
  const wrong = ranges.find((range) => leaves(range, text, near));
  if (!wrong) return undefined;
  const { offset, length } = wrong;
  const got = text.slice(offset, offset + length);
  return {
    pointer,
    part: { offset, length },
    message: `the text says ${got}, the campaign is from ${near.words}`,
    expected: `days from ${isoDay(near.first)} to ${isoDay(near.last)}`,
    got,
  };
}

const isoDay = (at: number): string => new Date(at).toISOString().slice(0, 10);

function leaves({ from, to, offset, length }: DateRange, text: string, near: Window): boolean {
  const turns = to.month < from.month ? 1 : 0;
  const hasClock = /\d:\d\d/.test(text.slice(offset, offset + length));
  return (from.year === undefined ? near.years : [from.year]).some((year) => {
    const begins = Date.UTC(year, from.month - 1, from.day);
    const ends = Date.UTC(to.year ?? year + turns, to.month - 1, to.day);
    // What begins on the last day, such as the time to wear a prize, and what leads to the first, is another matter.
    if (begins >= near.first && begins < Math.max(near.end, near.start + DAY) && ends > near.last)
      return true;
    // By a clock further west the first day begins on the evening before.
    if (hasClock && begins === near.first - DAY) return false;
    return begins < near.first && ends > near.start && ends <= near.last;
  });
}

/** `Rose: 7` where the campaign has no 7 for it. */
function wrongNumber(pointer: string, said: readonly NamedNumber[], { things }: Named): Problem | undefined {
  for (const { before, written, offset, length } of said) {
    const end = before.toLowerCase();
    const thing = things.find(
      ({ name }) => end.endsWith(name.toLowerCase()) && isWhole(end, end.length - name.length, name.length),
    );
    if (!thing || thing.numbers.includes(numberOf(written))) continue;
    return {
      pointer,
      part: { offset, length },
      message: `the text says ${written} for ${thing.name}, the campaign has no such number for \`${thing.id}\``,
      expected: `one of ${thing.numbers.join(', ')}`,
      got: `${thing.name}: ${written}`,
    };
  }
  return undefined;
}

/** `The Rose gives 7 points` where the campaign has no 7 for it. */
function wrongSentence(
  pointer: string,
  text: string,
  numbers: readonly WrittenNumber[],
  named: Named,
  units: Units,
): Problem | undefined {
  const found = misstated(text, numbers, named, units);
  if (!found) return undefined;
  const { number, thing, fact } = found;
  const { offset, length } = number;
  const written = text.slice(offset, offset + length);
  return {
    pointer,
    part: { offset, length },
    message: `the text says ${written} of ${thing.name}, the campaign has no such number for \`${thing.id}\``,
    expected: `${thing.facts[fact]}, its \`${fact}\``,
    got: text.slice(offset, offset + length + 24).replace(/\n.*/s, ''),
  };
}
