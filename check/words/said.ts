import { type DateRange, rangesInText } from './date-ranges.ts';
import { datesInText, type NamedDate } from './dates-in-text.ts';
import { numbersInText, type WrittenNumber } from './numbers-in-text.ts';

/** A number with one of these behind it is a time. */
const TIMES = /^\**\s*(?:天|日|小时|小時|days?\b|hours?\b|วัน|ชั่วโมง|ngày|giờ|%)/i;

/** A number behind a colon. */
export interface NamedNumber {
  /** What stands before the colon, on its line. */
  before: string;
  written: string;
  offset: number;
  length: number;
}

/** What a text says in dates and numbers. */
interface Said {
  dates: readonly NamedDate[];
  ranges: readonly DateRange[];
  named: readonly NamedNumber[];
  numbers: readonly WrittenNumber[];
}

// Most texts stand in many versions of a document.
const known = new Map<string, Said>();
const NOTHING: Said = { dates: [], ranges: [], named: [], numbers: [] };

export function said(text: string): Said {
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
