import type { Atom } from 'jotai/vanilla';
import { useCallback, useSyncExternalStore } from 'react';
import { usePageView } from './page-context.tsx';

/** What a value of the page's store is now; the part that asks is drawn again whenever it changes. */
export function useValue<Value>(one: Atom<Value>): Value {
  const { store } = usePageView().page;
  const subscribe = useCallback((changed: () => void) => store.sub(one, changed), [store, one]);
  const now = (): Value => store.get(one);
  return useSyncExternalStore(subscribe, now, now);
}
