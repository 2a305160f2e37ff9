import { perText } from '../model/per-text.ts';
import { MARK } from '../text/marks.ts';
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

/** Such a number, wherever it stands: most texts have none, and what stands before it takes long to find. */
const BEHIND_COLON = /[:：]\s*\**\d/;
const NAMED = /([^\n:：]{2,60}?)\s*[:：]\s*\**(\d[\d,.]*)/g;

const NOTHING: Said = { dates: [], ranges: [], named: [], numbers: [] };

export function said(text: string): Said {
  if (!/\d/.test(text)) return NOTHING;
  const named = BEHIND_COLON.test(text) ? namedNumbers(text) : [];
  const dates = datesInText(text);
  return { dates, ranges: rangesInText(text, dates), named, numbers: numbersInText(text) };
}

/** The same of a text that stands in a document. */
export const saidBy = perText(said, { marks: MARK.digit, answer: NOTHING });

const namedNumbers = (text: string): NamedNumber[] =>
  [...text.matchAll(NAMED)].flatMap((match) => {
    const rest = text.slice(match.index + match[0].length);
    if (TIMES.test(rest)) return [];
    const [all, before = '', written = ''] = match;
    return [{ before, written: written.replace(/[.,]$/, ''), offset: match.index, length: all.length }];
  });
