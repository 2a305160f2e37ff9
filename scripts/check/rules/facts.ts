import { offsetMinutes } from '../../../engine/document/dates.ts';
import { datesInText } from '../dates-in-text.ts';
import { stringsOfText } from '../expressions.ts';
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
    return ['text', 'markdown'].flatMap((kind) =>
      (file.byKind.get(kind) ?? []).flatMap((place) =>
        stringsOfText(place).flatMap(({ pointer, text, lang }): Problem[] => {
          if (!/\d/.test(text)) return [];
          return [
            ...(near ? farDates(file, pointer, text, near) : []),
            ...wrongNumbers(pointer, text, things.get(lang ?? '') ?? []),
          ];
        }),
      ),
    );
  },
};

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

function farDates(file: CheckedFile, pointer: string, text: string, near: Window): Problem[] {
  if (file.taint.touches('/schedule')) return [];
  const far = datesInText(text).find(({ year, month, day }) => {
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
  pattern: RegExp;
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
        const escaped = name.trim().replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
        const pattern = new RegExp(`(?<![\\p{L}])${escaped}\\s*[:：]\\s*\\**(\\d[\\d,.]*)`, 'giu');
        const known = things.get(lang);
        const thing = { name: name.trim(), id: String(one.id), numbers, pattern };
        if (known) known.push(thing);
        else things.set(lang, [thing]);
      }
    }
  }
  return things;
}

function wrongNumbers(pointer: string, text: string, things: readonly Thing[]): Problem[] {
  if (!/[:：]\s*\**\d/.test(text)) return [];
  const problems: Problem[] = [];
  for (const { name, id, numbers, pattern } of things) {
    for (const match of text.matchAll(pattern)) {
      const written = (match[1] ?? '').replace(/[.,]$/, '');
      const rest = text.slice(match.index + match[0].length);
      if (TIMES.test(rest) || numbers.includes(Number(written.replaceAll(/[,.](?=\d{3}\b)/g, '')))) continue;
      problems.push({
        pointer,
        part: { offset: match.index, length: match[0].length },
        message: `the text says ${written} for ${name}, the campaign has no such number for \`${id}\``,
        expected: `one of ${numbers.join(', ')}`,
        got: match[0],
      });
    }
  }
  return problems.slice(0, 1);
}
