import type { Atom } from 'jotai/vanilla';
import { useCallback, useSyncExternalStore } from 'react';
import { usePageView } from './page-context.tsx';

/**
 * What a value of the page's store is now; the part that asks is drawn again whenever it changes. While React takes over markup that stands
 * it is what that was drawn from.
 *
 * @param drawn what the markup was drawn with whatever the store said
 */
export function useValue<Value>(one: Atom<Value>, drawn?: Value): Value {
  const view = usePageView();
  const { store } = view.page;
  const subscribe = useCallback((changed: () => void) => store.sub(one, changed), [store, one]);
  return useSyncExternalStore(
    subscribe,
    () => store.get(one),
    () => drawn ?? (view.shown ?? store).get(one),
  );
}
