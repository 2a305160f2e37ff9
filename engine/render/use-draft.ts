import { useMemo } from 'react';
import { begunForm, draftOf, type Waiting } from '../platform/drafts.ts';
import { usePageView } from './page-context.tsx';

/** A browser's storage, of the phone or of this visit in this tab; undefined where it is closed, or there is none. */
function openStorage(name: 'localStorage' | 'sessionStorage'): Storage | undefined {
  try {
    return globalThis[name];
  } catch {
    return undefined;
  }
}

/**
 * What whoever is signed in has begun to write on this page, kept on the phone until it is done.
 *
 * @param thing what they write, unlike all else on the page
 * @param waiting how it waits there; without it as a form
 * @param visit it is kept for this visit in this tab alone
 * @public
 */
export function useDraft(
  thing: string,
  waiting: Waiting = begunForm,
  visit = false,
): ReturnType<typeof draftOf> {
  const { identity, model } = usePageView().page;
  const person = identity.token === '' ? '' : identity.user_id;
  return useMemo(
    () =>
      draftOf(
        openStorage(visit ? 'sessionStorage' : 'localStorage'),
        person,
        `${model.id} ${thing}`,
        waiting,
      ),
    [person, model.id, thing, waiting, visit],
  );
}
