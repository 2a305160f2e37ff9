import { useAtom, useAtomValue } from 'jotai/react';
import { atom, type PrimitiveAtom } from 'jotai/vanilla';
import { useMemo } from 'react';
import { hrefOf } from '../document/href.ts';
import type { CompiledSchedule } from '../document/page-model.ts';
import { type DateStyle, formatDate } from '../i18n/date.ts';
import { type Language, languageTag } from '../i18n/language.ts';
import { formatScore } from '../i18n/number.ts';
import type { Translate } from '../i18n/phone-strings.ts';
import { usePageView } from './page-context.tsx';

/** Product texts in the page's language. */
export const useStrings = (): Translate => usePageView().page.strings.t;

/** How numbers and dates read in the page's language; dates in the campaign's own offset. */
export function useFormat(): {
  score: (value: number) => string;
  integer: (value: number) => string;
  date: (ms: number, style?: DateStyle) => string;
} {
  const { model } = usePageView().page;
  return useMemo(() => {
    const integers = new Intl.NumberFormat(languageTag[model.lang]);
    return {
      score: formatScore,
      integer: (value) => integers.format(value),
      date: (ms, style = 'date') => formatDate(ms, model.lang, model.schedule?.offset ?? 480, style),
    };
  }, [model]);
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
  const { page } = usePageView();
  return useAtomValue(page.signedIn, page);
}

/** A state key of the document, or a value of this widget alone where the document names none. */
export function useStateValue<Value>(
  key: string | undefined,
  initial: Value,
): [Value, (value: Value) => void] {
  const { page } = usePageView();
  const own = useMemo(() => atom<unknown>(initial), [initial]);
  const [value, set] = useAtom(
    (key === undefined ? own : (page.state[key] ?? own)) as PrimitiveAtom<unknown>,
    page,
  );
  return [value as Value, set];
}
