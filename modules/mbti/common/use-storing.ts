import { useCallback, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { faultOf, usePerson, useSignedIn, useWorld } from '../../../engine/index.ts';
import type { MbtiResult } from '../../../schemas/generated/types.gen.ts';
import type { Pending } from '../draft.ts';
import { draftStore, useDraft } from './use-draft.ts';

/** `unanswered`: there is a network, and the server said nothing that can be used. */
export type Storing = 'idle' | 'saving' | 'signed-out' | 'offline' | 'unanswered' | 'failed';

/** How long until a result that got no answer is sent again, in ms. */
const AGAIN = 8000;

/** All screens of a page send together: one of them at a time, and each knows how it stands. */
const shared = {
  sending: false,
  state: 'idle' as Storing,
  timer: undefined as ReturnType<typeof setTimeout> | undefined,
  listeners: new Set<() => void>(),
};

function say(state: Storing): void {
  shared.state = state;
  for (const one of shared.listeners) one();
}

function listen(listener: () => void): () => void {
  shared.listeners.add(listener);
  return () => {
    shared.listeners.delete(listener);
    if (shared.listeners.size > 0) return;
    // Nobody is left to be told: whoever comes next begins anew.
    clearTimeout(shared.timer);
    shared.state = 'idle';
  };
}

/**
 * Sends what waits to be stored and is known to be the reader's, in its order and each with its own key, so that a lost
 * answer never makes two. It waits for a token, for the network, and after a failure for a while; nothing is given up.
 *
 * @param onStored with the answer of the server
 */
export function useStoring(onStored: (result: MbtiResult, sent: Pending) => void): {
  state: Storing;
  retry: () => void;
} {
  const world = useWorld();
  const signedIn = useSignedIn();
  const { pending, own } = useDraft();
  const state = useSyncExternalStore(
    listen,
    () => shared.state,
    () => 'idle' as const,
  );
  const person = usePerson();
  // Before anybody sees the question whose it is.
  useLayoutEffect(() => draftStore().know(person), [person]);
  const newest = useRef(onStored);
  newest.current = onStored;

  const send = useCallback(async (): Promise<void> => {
    clearTimeout(shared.timer);
    if (shared.sending) return;
    shared.sending = true;
    try {
      // What the server refuses stays, and keeps none waiting that came after it.
      const refused = new Set<string>();
      const waiting = (): Pending | undefined => {
        const { pending, own } = draftStore().get();
        return pending.find(({ key }) => own.includes(key) && !refused.has(key));
      };
      for (let next = waiting(); next; next = waiting()) {
        say('saving');
        const { key } = next;
        const body =
          next.level === 'picked'
            ? { level: next.level, type: next.type }
            : { level: next.level, answers: next.answers };
        try {
          const call = { method: 'post', path: '/v2/mbti/results', body, key, quiet: true } as const;
          const result = (await world.live.call(call)) as MbtiResult;
          draftStore().settled(key, result);
          newest.current(result, next);
        } catch (error) {
          if (faultOf(error)?.fault !== 'refused') throw error;
          refused.add(key);
        }
      }
      say(refused.size > 0 ? 'failed' : 'idle');
    } catch (error) {
      const fault = faultOf(error)?.fault;
      if (fault === 'expired') {
        draftStore().forget();
        say('signed-out');
      } else if (fault === 'transport' || fault === 'aborted') {
        say(navigator.onLine ? 'unanswered' : 'offline');
        if (shared.listeners.size > 0) shared.timer = setTimeout(() => void send(), AGAIN);
      } else say('failed');
    } finally {
      shared.sending = false;
    }
  }, [world]);

  const waits = pending.some(({ key }) => own.includes(key));
  useEffect(() => {
    if (!waits || !signedIn) return;
    void send();
    const again = (): void => void send();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [waits, signedIn, send]);

  // Signed out, all of it waits for the next sign-in.
  const now = signedIn ? (waits ? state : 'idle') : pending.length > 0 ? 'signed-out' : 'idle';
  return { state: now, retry: () => void send() };
}
