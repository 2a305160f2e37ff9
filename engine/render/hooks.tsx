import { atom, type PrimitiveAtom } from 'jotai/vanilla';
import { type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react';
import type { OwnTexts } from '../../schemas/generated/texts.gen.ts';
import { hrefOf } from '../document/anywhere/href.ts';
import type { CompiledSchedule } from '../document/page-model.ts';
import { type DateStyle, formatDate, formatMoment, nameOfDay } from '../i18n/date.ts';
import { formatRange, type RangeStyle, type WrittenRange } from '../i18n/date-range.ts';
import { type Language, languageTag } from '../i18n/language.ts';
import { type Marks, marksOf } from '../i18n/marks.ts';
import { formatAmount, formatScore, LARGE_NUMBER } from '../i18n/number.ts';
import type { Translate } from '../i18n/translate.ts';
import { formatZone } from '../i18n/zone.ts';
import type { CloseInterceptor } from '../overlay/index.ts';
import { showToast } from '../overlay/toast.ts';
import type { Page } from '../page/page.ts';
import { usePageView } from './page-context.tsx';
import { useValue } from './use-value.ts';

/** One per page: all parts of it say the same. */
const sayers = new WeakMap<Page, Translate>();

/** Stands where a text says its moment, and in no text. */
const HOLE = '\u0000';

/**
 * Product texts in the page's language: what several say and, for the widget or screen that gives its name, its own. A text that tells a
 * moment (`time`) which the answer has not (`useFormat().moment`) would end in nothing: it says that the time is still to come instead.
 */
export function useStrings<Name extends keyof OwnTexts = never>(): Translate<Name> {
  const { page } = usePageView();
  const known = sayers.get(page);
  if (known) return known as Translate<Name>;
  const { t } = page.strings;
  const whole: Translate = (key, values) =>
    values?.time === '' && t(key, { ...values, time: HOLE }).includes(HOLE) ? t('time_open') : t(key, values);
  sayers.set(page, whole);
  return whole as Translate<Name>;
}

interface Format {
  /**
   * A score, a count, a gap: from 10,000 on in short (§5), with the figure itself for who hears the page.
   * @param say puts the number into its words
   * @param unit what is counted, said behind it to who hears the page
   */
  score: (value: number, say?: (number: string) => string, unit?: string) => ReactNode;
  /** The same, to be seen alone: who hears the page is told the figure itself elsewhere. */
  short: (value: number) => string;
  /** Money, a price, what somebody has: every digit. */
  amount: (value: number) => string;
  date: (ms: number, style?: DateStyle) => string;
  /** From when until when; `to` is the first moment that is past. */
  range: (from: number, to: number, style?: RangeStyle) => string;
  /** The same in its parts, where begin and end are marked as what they are. */
  rangeParts: (from: number, to: number, style?: RangeStyle) => WrittenRange;
  /** What its day is called while it is near, today or yesterday; else empty. */
  dayName: (ms: number) => string;
  /** A moment as answers have it (`nextAt`, ISO 8601 in UTC): day and time. Empty where there is none. */
  moment: (iso: string | undefined) => string;
  /** In which zone all these are: `UTC+8`. */
  zone: string;
  /** What the language writes between a label and what it is of, and between things. */
  marks: Marks;
}

/** How numbers, dates and what stands between words read in the page's language; dates in the campaign's own offset. */
export function useFormat(): Format {
  const { page } = usePageView();
  const known = formats.get(page);
  if (known) return known;
  const made = formatOf(page);
  formats.set(page, made);
  return made;
}

/** One per page: every row of a list asks for it. */
const formats = new WeakMap<Page, Format>();

function formatOf({ model: { lang, schedule }, world }: Page): Format {
  const amount = (value: number): string => formatAmount(value, lang);
  const offset = schedule?.offset ?? 480;
  const rangeParts: Format['rangeParts'] = (from, to, style = 'date') =>
    formatRange(from, to, lang, offset, style);
  return {
    score: (value, say = (number) => number, unit = '') => {
      const short = formatScore(value);
      const said = say(short);
      const large = Math.abs(value) >= LARGE_NUMBER;
      if (!large && unit === '') return said;
      const heard = `${large ? said.replace(short, amount(value)) : ''}${unit && ` ${unit}`}`;
      return (
        <>
          {large ? <span aria-hidden="true">{said}</span> : said}
          <span className="sr-only">{heard}</span>
        </>
      );
    },
    short: formatScore,
    amount,
    date: (ms, style = 'date') => formatDate(ms, lang, offset, style),
    range: (from, to, style) => rangeParts(from, to, style).join(''),
    rangeParts,
    dayName: (ms) => nameOfDay(ms, world.clock.now(), lang, offset),
    moment: (iso) => formatMoment(iso, lang, offset),
    zone: formatZone(offset),
    marks: marksOf[lang],
  };
}

/** What the page is. */
export function usePage(): {
  id: string;
  route: string;
  lang: Language;
  tag: string;
  title: string;
  schedule: CompiledSchedule | undefined;
  href: (route: string) => string;
} {
  const { model } = usePageView().page;
  const { id, route, lang, title, schedule } = model;
  return { id, route, lang, tag: languageTag[lang], title, schedule, href: hrefOf };
}

/** The page was opened with a token. */
export function useSignedIn(): boolean {
  return useValue(usePageView().page.signedIn);
}

/** A state key of the document, or a value of this widget alone where the document names none. */
export function useStateValue<Value>(
  key: string | undefined,
  initial: Value,
): [Value, (value: Value) => void] {
  const { page } = usePageView();
  const own = useMemo(() => atom<unknown>(initial), [initial]);
  const one = (key === undefined ? own : (page.state[key] ?? own)) as PrimitiveAtom<unknown>;
  const set = useCallback((value: Value) => page.store.set(one, value), [page, one]);
  return [useValue(one) as Value, set];
}

/**
 * Asked before the popup around this widget closes; false holds it open. Outside a popup nothing asks.
 * @public
 */
export function useBeforeClose(interceptor: CloseInterceptor): void {
  const { sheet } = usePageView();
  const newest = useRef(interceptor);
  newest.current = interceptor;
  useEffect(() => sheet?.beforeClose(() => newest.current()), [sheet]);
}

/**
 * Shows a short message over everything (specification §4): 2000 ms unless it says otherwise.
 * @public
 */
export const useToast = (): typeof showToast => showToast;
