import { useSyncExternalStore } from 'react';
import { type Draft, type DraftStore, emptyDraft, openDraft } from '../draft.ts';

let store: DraftStore | undefined;

/** The draft of this browser; opened when it is first needed. */
export function draftStore(): DraftStore {
  store ??= openDraft(window);
  return store;
}

/** What this phone keeps of the test. A pre-rendered page knows none, so the first drawing shows none. */
export const useDraft = (): Draft =>
  useSyncExternalStore(
    (listener) => draftStore().subscribe(listener),
    () => draftStore().get(),
    () => emptyDraft,
  );
