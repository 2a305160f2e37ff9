import { useSyncExternalStore } from 'react';
import { type Level, levels } from '../rules/levels.ts';

/** What the screen shows, by the page's query: a question, the result, or the choice of a known type. */
export interface View {
  readonly name: 'question' | 'result' | 'pick';
  /** The level that the address asks for. */
  readonly level: Level | undefined;
}

const listeners = new Set<() => void>();

/** The view that a query names; a question for anything that it does not. */
export function viewFrom(search: string): View {
  const query = new URLSearchParams(search);
  const name = query.get('view');
  return {
    name: name === 'result' || name === 'pick' ? name : 'question',
    level: levels.find((one) => one === query.get('level')),
  };
}

/** Shows another view in the place of this one, without a reload. */
export function showView(search: string): void {
  history.replaceState(history.state, '', location.pathname + search);
  for (const one of listeners) one();
  scrollTo(0, 0);
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
  };
};

/** The view that is asked for; a pre-rendered page shows the first question. */
export function useView(): View {
  const search = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  );
  return viewFrom(search);
}
