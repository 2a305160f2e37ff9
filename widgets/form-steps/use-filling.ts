import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import {
  type Answers,
  shownFields,
  typedText,
  useDraft,
  type WidgetProps,
  type WrongAnswer,
  wrongAnswers,
} from '../../engine/index.ts';
import type { FormEntry, FormStepsProps } from '../../schemas/generated/types.gen.ts';
import { answersFrom, answersOf, draftsFrom } from './kept.ts';

export type Form = WidgetProps<FormStepsProps>['form'];
export type Field = Form['steps'][number]['fields'][number];
export type Step = Form['steps'][number];

export interface Filling {
  readonly answers: Answers;
  /** As they stand now, also between two drawings. */
  readonly latest: () => Answers;
  readonly set: (field: string, value: string) => void;
  /** Pages of which something is shown. */
  readonly pages: readonly Step[];
  readonly at: number;
  readonly step: Step | undefined;
  readonly shown: readonly Field[];
  /** What is wrong on this page, once somebody has tried to leave it. */
  readonly wrong: readonly WrongAnswer[];
  /** Whether everything up to this page is right; where it is not, leads to what is wrong. */
  readonly judge: (whole: boolean) => boolean;
  readonly go: (to: number) => void;
}

/** What one person fills in: answers, page, what is wrong, and the draft that waits on the phone. */
export function useFilling(
  form: Form,
  entry: FormEntry | undefined,
  sheet: RefObject<HTMLFormElement | null>,
): Filling {
  const onPhone = useDraft(form.id);
  const inVisit = useDraft(form.id, typedText, true);
  const fields = useMemo(() => form.steps.flatMap((step) => step.fields), [form]);
  const [answers, answer] = useState<Answers>({});
  const [at, go] = useState(0);
  const [tried, tryAll] = useState<ReadonlySet<string>>(new Set());
  const times = entry?.times;
  const touched = useRef(false);
  const filled = useRef<number | undefined>(undefined);

  useEffect(() => {
    // As long as nobody knows what was sent before, nothing is filled in.
    if (times === undefined || entry?.reason === 'TOKEN_EXPIRED' || filled.current === times) return;
    const again = filled.current !== undefined;
    filled.current = times;
    const waiting = answersFrom([onPhone.read(), inVisit.read()], times);
    if (waiting === null) for (const draft of [onPhone, inVisit]) draft.write(null);
    if (touched.current && !again) return;
    touched.current = false;
    answer(waiting ?? answersOf(entry));
    go(0);
    tryAll(new Set());
  }, [times, entry, onPhone, inVisit]);

  // What was typed before the script came is there, too.
  useLayoutEffect(() => {
    const form = sheet.current;
    if (form === null) return;
    const typed = [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' && value !== '' ? [[name, value] as const] : [],
    );
    if (typed.length === 0) return;
    touched.current = true;
    answer((all) => ({ ...Object.fromEntries(typed), ...all }));
  }, [sheet]);

  // What comes later than a tap, such as the id of a file, meets what was typed meanwhile.
  const newest = useRef(answers);
  newest.current = answers;
  const set = (field: string, value: string) => {
    touched.current = true;
    const next = { ...newest.current, [field]: value };
    newest.current = next;
    answer(next);
    if (times === undefined) return;
    const { phone, visit } = draftsFrom(fields, next, times);
    onPhone.write(phone);
    inVisit.write(visit);
  };

  const asked = new Set(shownFields(fields, answers).map(({ id }) => id));
  const pages = form.steps.filter((step) => step.fields.some(({ id }) => asked.has(id)));
  const step = pages[Math.min(at, pages.length - 1)];
  const shown = (step?.fields ?? []).filter(({ id }) => asked.has(id));
  const all = wrongAnswers(fields, answers);
  const on = (page: Step | undefined) =>
    all.filter(({ field }) => page?.fields.some(({ id }) => id === field));

  const judge = (whole: boolean): boolean => {
    const found = whole ? pages.find((page) => on(page).length > 0) : on(step).length > 0 ? step : undefined;
    if (found === undefined) return true;
    tryAll(new Set([...tried, found.id]));
    go(pages.indexOf(found));
    return false;
  };

  return {
    answers,
    latest: () => newest.current,
    set,
    pages,
    at: Math.min(at, Math.max(0, pages.length - 1)),
    step,
    shown,
    wrong: step !== undefined && tried.has(step.id) ? on(step) : [],
    judge,
    go,
  };
}
