import { useMemo } from 'react';
import { draftOf } from '../platform/drafts.ts';
import { usePageView } from './page-context.tsx';

/** A browser's storage; undefined where it is closed, or there is none. */
function openStorage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

/**
 * What whoever is signed in has begun to write on this page, kept on the phone until it is done.
 *
 * @param thing what they write, unlike all else on the page
 * @public
 */
export function useDraft(thing: string): ReturnType<typeof draftOf> {
  const { identity, model } = usePageView().page;
  const person = identity.token === '' ? '' : identity.user_id;
  return useMemo(() => draftOf(openStorage(), person, `${model.id} ${thing}`), [person, model.id, thing]);
}
