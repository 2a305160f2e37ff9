import { createStore, type PrimitiveAtom } from 'jotai/vanilla';
import { enterClientState } from '../platform/client-state.ts';
import type { Page } from './page.ts';

/** A store in which a page is as it was opened: what its pre-rendered markup shows. */
export function storeAsDrawn({ identity, model }: Page): Page['store'] {
  const store = createStore();
  enterClientState(store, identity, model.lang);
  return store;
}

/** Brings a page's values from one store into another one. @returns puts back what was there */
export function bringValues(page: Page, from: Page['store'], to: Page['store']): () => void {
  const { phase, day, inApp, overseas, can, signedIn, trouble, params, data, state } = page;
  const all = [phase, day, inApp, overseas, can, signedIn, trouble, params] as PrimitiveAtom<unknown>[];
  const undo = [...all, ...Object.values(data), ...Object.values(state)].map((one) => {
    const value = from.get(one as PrimitiveAtom<unknown>);
    const before = to.get(one as PrimitiveAtom<unknown>);
    // A function alone would be taken for one that makes the value.
    to.set(one as PrimitiveAtom<unknown>, () => value);
    return () => to.set(one as PrimitiveAtom<unknown>, () => before);
  });
  return () => {
    for (const each of undo) each();
  };
}
