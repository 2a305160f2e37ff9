import { useSyncExternalStore } from 'react';
import { type Level, levels } from '../rules/levels.ts';
import { openQuestionHistory, type QuestionHistory } from './question-history.ts';

/** What the screen shows, by the page's query: a question, the result, or the choice of a known type. */
export interface View {
  /** The address has been read. A pre-rendered page, and the first drawing on the phone, know none. */
  readonly known: boolean;
  readonly name: 'question' | 'result' | 'pick';
  /** The level that the address asks for. */
  readonly level: Level | undefined;
}

let opened: QuestionHistory | undefined;

/** The questions in this page's history; opened when it is first needed. */
export function questionHistory(): QuestionHistory {
  opened ??= openQuestionHistory(window);
  return opened;
}

/** The view that a query names; a question for anything that it does not. Undefined: the query is not known yet. */
export function viewFrom(search: string | undefined): View {
  const query = new URLSearchParams(search);
  const name = query.get('view');
  return {
    known: search !== undefined,
    name: name === 'result' || name === 'pick' ? name : 'question',
    level: levels.find((one) => one === query.get('level')),
  };
}

/** Shows another view in the place of this one, without a reload. */
export function showView(search: string): void {
  questionHistory().leave(search);
  scrollTo(0, 0);
}

const subscribe = (listener: () => void): (() => void) => questionHistory().subscribe(listener);

/** The view that is asked for; a pre-rendered page shows the first question. */
export function useView(): View {
  const search = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => undefined,
  );
  return viewFrom(search);
}

/** The question that the history is at, counted from 1; undefined before the test has entered it. */
export const useQuestion = (): number | undefined =>
  useSyncExternalStore(
    subscribe,
    () => questionHistory().question(),
    () => undefined,
  );
