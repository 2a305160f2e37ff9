// Of which family a story is: what its document says now, which whoever edits it may change.
import { useLayoutEffect, useSyncExternalStore } from 'react';

let own: string | undefined;
const watching = new Set<() => void>();

function tell(family: string | undefined): void {
  if (family === own) return;
  own = family;
  for (const one of watching) one();
}

function watch(one: () => void): () => void {
  watching.add(one);
  return () => void watching.delete(one);
}

/** Says the family of the document that is drawn. */
export function useFamilyOf(document: { theme?: { preset?: string } | undefined }): void {
  const family = document.theme?.preset;
  useLayoutEffect(() => {
    tell(family);
    return () => tell(undefined);
  }, [family]);
}

/** The family of the document that is drawn; undefined where none is, or it has none. */
export const useOwnFamily = (): string | undefined => useSyncExternalStore(watch, () => own);
